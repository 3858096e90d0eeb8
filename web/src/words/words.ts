import { isLanguage, type Language, languages } from './languages.ts'
import type { Words } from './locales/en.ts'
import { language, loadWords, spoken } from './spoken.ts'

export { language } from './spoken.ts'

const wordsIn = spoken<Words>({
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  ru: () => import('./locales/ru.ts'),
  es: () => import('./locales/es.ts'),
})

/** The words that every page needs, in the reader's language. They are loaded before anything is rendered. */
export const words = {
  get value(): Words {
    return wordsIn[language.value]
  },
}

const mark = 'paquebot.language'

/** Sets the language of this browser, now and for later visits. */
export async function choose(next: Language): Promise<void> {
  localStorage.setItem(mark, next)
  await speak(next)
}

/** Uses the language of an account, unless another one was chosen in this browser. */
export async function speakAsKnown(next: Language): Promise<void> {
  if (localStorage.getItem(mark) === null) await speak(next)
}

/** The language that was asked for last; its words may still be loading. */
let wanted: Language = 'en'
let hasSpoken = false

/** The language changes for the whole page at once, when its words are there. */
export async function speak(next: Language): Promise<void> {
  wanted = next
  // Nothing is rendered yet: what is being loaded takes its words in this language at once.
  if (!hasSpoken) language.value = next
  await loadWords(next)
  // Before the first words are shown, any language that arrives is used; the language that is wanted may arrive later.
  if (wanted !== next && hasSpoken) return
  hasSpoken = true
  language.value = next
  document.documentElement.lang = next
}

/** The language that was chosen in this browser, or the first of the browser's languages that the client has. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(mark)
  if (isLanguage(kept)) return kept
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return languages.find((one) => one === wished.find(isLanguage)) ?? 'en'
}
