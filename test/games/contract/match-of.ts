import { botOf } from '../../../src/games/bots.ts'
import type { Game, Tagged } from '../../../src/games/game.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'

/** A whole match: what happened in it, and how it ended. */
interface Match {
  readonly events: readonly Tagged[]
  readonly state: unknown
}

/** A match between random bots. */
export function matchOf(game: Game, seats: number, seed: string, wish: object = {}): Match {
  const options = game.meta.options.parse(wish)
  const dice = seededDice(seed, 'players')
  const random = botOf(game, 'random')
  if (random === undefined) throw new Error('there is no random bot')
  const opening = settle(game, game.opening({ seats, options }), [], seededDice(seed, 'chance', 0))
  const events: Tagged[] = [...opening.events]
  let { state } = opening
  for (let move = 1; game.result(state) === undefined; move++) {
    const seat = pick(dice, game.decisions(state))?.seat ?? 0
    const choices = game.choices(state, seat)
    const chosen = random({ view: game.view(state, seat), choices, seat, dice })
    const caused = decided(game, state, seat, chosen)
    if (caused === undefined) throw new Error(`the bot made an illegal move: ${JSON.stringify(chosen)}`)
    const next = settle(game, state, caused, seededDice(seed, 'chance', move))
    events.push(...next.events)
    state = next.state
  }
  return { events, state }
}
