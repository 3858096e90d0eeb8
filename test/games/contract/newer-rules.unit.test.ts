import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import { allRules, asOfRules } from '../../../src/games/earlier-rules.ts'
import type { Game } from '../../../src/games/game.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { fill } from '../../../src/games/kit/forms.ts'
import { drawOptions } from '../../../src/games/playout/draw-options.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'

const matches = 4

/** Plays on at random. @returns the positions on the way */
function playedOn(game: Game, from: unknown, seed: string, most: number): unknown[] {
  const dice = seededDice(seed, 'players')
  const found = [from]
  for (let move = 0; move < most; move++) {
    const state = found.at(-1)
    const seat = pick(dice, game.decisions(state))?.seat
    const choice = seat === undefined ? undefined : pick(dice, game.choices(state, seat))
    if (seat === undefined || choice === undefined) break
    found.push(settle(game, state, decided(game, state, seat, fill(choice, dice)) ?? [], dice).state)
  }
  return found
}

const steps = [...catalogue.values()].flatMap((game) =>
  allRules(game).flatMap((from) =>
    allRules(game)
      .filter((to) => to > from)
      .map((to) => ({ id: game.meta.id, game, from, to })),
  ),
)

/** The promises of `byRules` (docs/adding-a-game.md: Newer rules), in positions of random matches. */
describe.each(steps)('$id, moved from rules $from to $to at any moment', ({ game, from, to }) => {
  const positions = Array.from({ length: matches }, (_, number) => `over ${number}`).flatMap((seed) => {
    const older = asOfRules(game, from)
    const dice = seededDice(seed, 'options')
    const seats = game.meta.seats.min + dice.below(game.meta.seats.max - game.meta.seats.min + 1)
    const { state } = settle(older, older.opening({ seats, options: drawOptions(game, dice) }), [], dice)
    return playedOn(older, state, seed, 400).filter((position) => older.result(position) === undefined)
  })
  const over = (position: unknown) => game.byRules?.(position, to)

  test('has a valid position of the newer rules, in which the same is asked and nothing is drawn', () => {
    expect(positions.length).toBeGreaterThan(50 * matches)
    for (const position of positions) {
      const newer = over(position)
      expect(newer).toMatchObject({ rules: to })
      expect(game.problems(newer)).toEqual([])
      expect(game.decisions(newer)).toEqual(game.decisions(position))
      expect(game.chance(newer, seededDice('over'))).toEqual([])
      expect(game.schemas.state.parse(JSON.parse(JSON.stringify(newer)))).toEqual(newer)
    }
  })

  test('can be played on', () => {
    for (const position of positions.filter((_, index) => index % 40 === 0)) {
      for (const state of playedOn(game, over(position), 'on', 30)) expect(game.problems(state)).toEqual([])
    }
  })
})
