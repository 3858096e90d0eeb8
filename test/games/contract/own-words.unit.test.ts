import { describe, expect, test } from 'vitest'
import { everyGame } from '../../../src/games/alpha-games.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { positions } from './positions.ts'

/**
 * `game.wording` names no component, so it is the same in every match; everything else comes from a match's own data.
 * So nobody can mistake today's data for that of a match.
 */
describe.each([...everyGame.values()])('$meta.id', (game) => {
  const { min, max } = game.meta.seats
  const states = [min, max].flatMap((seats) => positions(game, seats, `own words of ${game.meta.id}`, {}, 40))
  const questions = Object.entries(game.questions).map(([kind, { numbered }]) => (numbered ? `${kind}-3` : kind))
  const names = (seat: number) => `Player ${seat}`

  test.each(languages)('in %s says about itself what it says in any match, and nothing else', (language) => {
    const own = game.wording[language]
    expect(Object.keys(own).sort()).toEqual(['ending', 'question', 'score', 'scoreExplained', 'title'])
    for (const state of states) {
      const ofMatch = game.wordingOf(state, language)
      expect(own.title).toBe(ofMatch.title)
      for (const question of questions) expect(own.question(question)).toBe(ofMatch.question(question))
      const result = game.result(state)
      if (result === undefined) continue
      expect(own.ending(result, names)).toBe(ofMatch.ending(result, names))
      for (const { label } of result.seats.flatMap(({ lines }) => lines)) {
        expect(own.score(label)).toBe(ofMatch.score(label))
        expect(own.scoreExplained(label)).toBe(ofMatch.scoreExplained(label))
        expect(own.scoreExplained(label)).not.toMatch(/\d/)
      }
    }
  })
})
