import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/game.ts'
import { marked, markedSeats, readMarks } from '../../../src/games/kit/marks.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { oneWithSeed, times } from '../../support/long.ts'
import { matchOf } from './match-of.ts'

/** Names that begin with letters before which French elides and Spanish changes "y" into "e". */
const names = (seat: number) => ['Inés', 'Émile', 'Hélène', 'Йогурт', '長谷川'][seat] ?? ''

const games = [...catalogue.values()].map((game) => [game.meta.id, game] as const)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Whether a text is a name or a form of it: "6 cabezas de ganado" shares the beginning of a word with "ganado". */
function isFormOf(name: string, text: string): boolean {
  const known = wordsOf(name).map((word) => word.slice(0, 2))
  return text === name || wordsOf(text).some((word) => known.includes(word.slice(0, 2)))
}

function played(game: Game) {
  const { min, max } = game.meta.seats
  const sizes = oneWithSeed(`marks of ${game.meta.id}`, [...new Set([min, max])]).flatMap((seats) =>
    Array<number>(times(1, 10)).fill(seats),
  )
  return sizes.map((seats, number) => matchOf(game, seats, `marks of ${game.meta.id} ${number}`))
}

describe.each(games)('the nouns in the sentences of %s', (_id, game) => {
  const matches = played(game)

  test.each(languages)('in %s stand where a form of their names stands, and change no sentence', (language) => {
    const unlike = new Set<string>()
    for (const { events, state } of matches) {
      const [wording, inRussian] = [game.wordingOf(state, language), game.wordingOf(state, 'ru')]
      for (const event of events) {
        const { text, nouns } = readMarks(wording.event(event, markedSeats(names), marked))
        expect(text).toBe(wording.event(event, names))
        let end = 0
        for (const { noun, offset, length } of nouns) {
          expect(offset).toBeGreaterThanOrEqual(end)
          expect(length).toBeGreaterThan(0)
          end = offset + length
          const [name, found] = [wording.noun(noun, names), text.slice(offset, end)]
          expect(text.slice(0, offset)).not.toMatch(/[\p{L}\p{N}]$/u)
          expect(text.slice(end)).not.toMatch(/^[\p{L}\p{N}]/u)
          if (!isFormOf(name, found)) unlike.add(`"${found}" is no form of "${name}" in "${text}"`)
          // A thing without a name in this language would show its id.
          expect(inRussian.noun(noun, names)).not.toBe(String(noun.id))
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }
    expect([...unlike]).toEqual([])
  })

  test('are the same things in every language', () => {
    const unlike = new Set<string>()
    for (const { events, state } of matches) {
      for (const event of events) {
        const [inEnglish = '', ...others] = languages.map((language) => {
          const { nouns } = readMarks(game.wordingOf(state, language).event(event, markedSeats(names), marked))
          return [...new Set(nouns.map(({ noun }) => `${noun.kind}:${noun.id}`))].toSorted().join(' ')
        })
        if (others.some((other) => other !== inEnglish)) unlike.add(event.type)
      }
    }
    expect([...unlike]).toEqual([])
  })
})
