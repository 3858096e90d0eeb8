import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { renderText } from '../../../src/notices/letters/render.ts'
import { words } from '../../../src/notices/locales/index.ts'
import { mostEvents, story } from '../../../src/notices/mails/owed-decision-letters.ts'

const sentences = (count: number) => Array.from({ length: count }, (_, index) => `Event ${index + 1}.`)

describe('the story in a mail', () => {
  test('lists what happened in order', () => {
    const text = renderText(story(['Ann built.', 'Bob took two pesos.'], words.en.turn))

    expect(text).toBe('- Ann built.\n- Bob took two pesos.\n')
  })

  test('says so if nothing happened', () => {
    expect(renderText(story([], words.en.turn))).toBe('Nothing.\n')
  })

  test.each(languages)('keeps the end of a long one, and says how much it leaves out (%s)', (language) => {
    const text = renderText(story(sentences(mostEvents + 21), words[language].turn))

    expect(text).toMatch(/^21 /)
    expect(text).not.toContain('- Event 21.\n')
    expect(text).toContain('- Event 22.\n')
    expect(text).toContain(`- Event ${mostEvents + 21}.\n`)
  })

  test('leaves nothing out of one that just fits', () => {
    expect(renderText(story(sentences(mostEvents), words.en.turn))).toMatch(/^- Event 1\.\n/)
  })
})
