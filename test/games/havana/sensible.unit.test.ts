import { describe, expect, test } from 'vitest'
import { type BotName, botOf } from '../../../src/games/bots.ts'
import type { Game } from '../../../src/games/game.ts'
import { havana } from '../../../src/games/havana/index.ts'
import { Options } from '../../../src/games/havana/meta.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'
import { times } from '../../support/long.ts'

const game: Game = havana

/** Plays a match to its end. A move that the rules refuse ends it with an error. */
function play(seed: string, bots: readonly BotName[]) {
  let { state } = settle(game, game.opening({ seats: bots.length, options: Options.parse({}) }), [], seededDice(seed))
  for (let turn = 0; turn < 3000; turn++) {
    const result = game.result(state)
    if (result !== undefined) return result
    const seat = game.decisions(state)[0]?.seat ?? 0
    const bot = botOf(game, bots[seat] ?? 'random')
    const seen = { view: game.view(state, seat), choices: game.choices(state, seat), seat }
    const move = bot?.({ ...seen, dice: seededDice(seed, 'bot', turn) })
    const caused = move && decided(game, state, seat, move)
    if (caused === undefined) throw new Error(`seat ${seat} may not ${JSON.stringify(move)}`)
    state = settle(game, state, caused, seededDice(seed, 'chance', turn)).state
  }
  throw new Error('the match goes on and on')
}

describe('the sensible bot', () => {
  test.each(Array.from({ length: times(4, 40) }, (_, match) => match))(
    'given a bot that plays at random, then it beats it, match %i',
    (match) => {
      const seat = match % 2
      const { reason, seats } = play(
        `random ${match}`,
        [0, 1].map((one): BotName => (one === seat ? 'sensible' : 'random')),
      )
      expect(reason).toBe('goal')
      expect(seats[seat]?.place).toBe(1)
    },
  )

  test.each([2, 3, 4])('given %i bots of its kind, then the match ends at the goal', (players) => {
    expect(play(`alike ${players}`, Array<BotName>(players).fill('sensible')).reason).toBe('goal')
  })
})
