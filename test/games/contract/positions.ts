import { botOf } from '../../../src/games/bots.ts'
import type { Game } from '../../../src/games/game.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'

/** Every tenth position (or every nth, as given) of a match between random bots, and the last one. */
export function positions(game: Game, seats: number, seed: string, wish: object = {}, every = 10): unknown[] {
  const options = game.meta.options.parse(wish)
  const dice = seededDice(seed, 'players')
  let { state } = settle(game, game.opening({ seats, options }), [], seededDice(seed, 'chance', 0))
  const found: unknown[] = [state]
  for (let move = 1; game.result(state) === undefined; move++) {
    const seat = pick(dice, game.decisions(state))?.seat ?? 0
    const chosen = botOf(
      game,
      'random',
    )?.({ view: game.view(state, seat), choices: game.choices(state, seat), seat, dice })
    if (chosen === undefined) throw new Error('there is no bot')
    ;({ state } = settle(game, state, decided(game, state, seat, chosen) ?? [], seededDice(seed, 'chance', move)))
    if (move % every === 0) found.push(state)
  }
  return [...found, state]
}
