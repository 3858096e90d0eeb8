import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/game.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, fold } from '../../../src/games/playout/turn.ts'
import { dryRun } from '../../../src/journal/dry-run.ts'
import { aMatch } from '../../journal/given.ts'
import { times } from '../../support/long.ts'
import { positions } from './positions.ts'

const games = [...catalogue.values()].map((game) => ({ id: game.meta.id, game }))

/** What each seat that is asked could try, in some positions of random matches. */
function trials(game: Game) {
  const { min, max } = game.meta.seats
  const matches = Array.from({ length: times(1, 20) }, (_, match) => (match % 2 === 0 ? max : Math.max(min, 2)))
  return matches.flatMap((seats, match) =>
    positions(game, seats, `dry runs ${match}`).flatMap((state) =>
      game
        .decisions(state)
        .flatMap(({ seat }) => game.choices(state, seat).map(({ example }) => ({ seats, state, seat, move: example }))),
    ),
  )
}

describe.each(games)('a dry run of $id', ({ id, game }) => {
  const tryIn = (seats: number, state: unknown, seat: number, move: { type: string }) =>
    dryRun(game, { ...aMatch({ game, seats }).head, state }, { seat, moves: [move], withChoices: true })
  const all = trials(game)

  test('says the same in every position that the player may imagine: events, view and choices', () => {
    const dice = seededDice('imagined', id)
    for (const { seats, state, seat, move } of all) {
      const imagined = game.imagine(game.view(state, seat), dice)
      expect(tryIn(seats, imagined, seat, move)).toEqual(tryIn(seats, state, seat, move))
    }
  })

  test('that did not stop says exactly what the move does', () => {
    const outcomes = all.map(({ seats, state, seat, move }) => {
      const tried = tryIn(seats, state, seat, move)
      if (tried.outcome === 'refused' || tried.stopped) return tried
      const after = fold(game, state, decided(game, state, seat, move) ?? [])
      expect(tried.view).toEqual(game.view(after, seat))
      expect(tried.choices).toEqual(game.choices(after, seat))
      return tried
    })
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted').length).toBeGreaterThan(5)
    expect(outcomes.some((tried) => tried.outcome === 'accepted' && !tried.stopped)).toBe(true)
  })
})
