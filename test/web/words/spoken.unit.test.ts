import { afterAll, expect, test } from 'vitest'
import { language, loadWords, spoken, withWords } from '../../../web/src/words/spoken.ts'

afterAll(() => {
  language.value = 'en'
})

/** A part whose only word is the name of its language, and in which languages it has been loaded. */
function partWithWords() {
  const loaded: string[] = []
  const file =
    <File>(name: string, words: File) =>
    async () => {
      loaded.push(name)
      return words
    }
  const wordsIn = spoken({
    en: file('en', { en: 'en' }),
    fr: file('fr', { fr: 'fr' }),
    ru: file('ru', { ru: 'ru' }),
    es: file('es', { es: 'es' }),
  })
  return { loaded, wordsIn }
}

/** Something with words is loaded and, with them, ready to be drawn. */
const drawn = () => withWords(async () => undefined)

test('the words of a part are loaded in the language of the page alone', async () => {
  const { loaded, wordsIn } = partWithWords()
  language.value = 'fr'
  await Promise.all([drawn(), drawn()])
  await drawn()

  expect(wordsIn.fr).toBe('fr')
  expect(new Set(loaded)).toEqual(new Set(['fr']))
  expect(() => wordsIn.en).toThrow()
})

test('somebody who waits for words has those of a language that is chosen meanwhile, too', async () => {
  const { wordsIn } = partWithWords()
  language.value = 'en'
  const waiting = drawn()
  language.value = 'ru'
  await waiting

  expect(wordsIn.ru).toBe('ru')
})

test('a part that comes while a language is being loaded speaks it', async () => {
  const { wordsIn } = partWithWords()
  const loading = loadWords('es')
  const late = partWithWords()
  await loading

  expect([wordsIn.es, late.wordsIn.es]).toEqual(['es', 'es'])
})
