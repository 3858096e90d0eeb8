import { botOf } from '../../../src/games/bots.ts'
import type { Game, Tagged } from '../../../src/games/game.ts'
import type { Choice } from '../../../src/games/kit/choice.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'

/** A move of a seat: what it was offered, what happened, and the positions before and after. */
interface Played {
  readonly seat: number
  readonly choices: readonly Choice[]
  readonly events: readonly Tagged[]
  readonly before: unknown
  readonly after: unknown
}

/** A whole match: all its events, its moves one by one, and how it ended. */
interface Match {
  readonly events: readonly Tagged[]
  readonly moves: readonly Played[]
  readonly state: unknown
}

/** A match between random bots. */
export function matchOf(game: Game, seats: number, seed: string, wish: object = {}): Match {
  const options = game.meta.options.parse(wish)
  const dice = seededDice(seed, 'players')
  const random = botOf(game, 'random')
  if (random === undefined) throw new Error('there is no random bot')
  const opening = settle(game, game.opening({ seats, options }), [], seededDice(seed, 'chance', 0))
  const moves: Played[] = []
  let { state } = opening
  while (game.result(state) === undefined) {
    const seat = pick(dice, game.decisions(state))?.seat ?? 0
    const choices = game.choices(state, seat)
    const chosen = random({ view: game.view(state, seat), choices, seat, dice })
    const caused = decided(game, state, seat, chosen)
    if (caused === undefined) throw new Error(`the bot made an illegal move: ${JSON.stringify(chosen)}`)
    const next = settle(game, state, caused, seededDice(seed, 'chance', moves.length + 1))
    moves.push({ seat, choices, events: next.events, before: state, after: next.state })
    state = next.state
  }
  return { events: [...opening.events, ...moves.flatMap(({ events }) => events)], moves, state }
}
