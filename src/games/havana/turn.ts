import type { Seat } from '../game.ts'
import type { ActionId } from './cards/action-id.ts'
import { refuse } from './refuse.ts'
import { type Player, playerAt, type State } from './state.ts'

/** A player's turn in phase 2, as the rules of cards and constructions see it. */
export interface Turn {
  readonly state: State
  readonly seat: Seat
  readonly own: Player
  /** The seats that have not started a turn in this round yet: only they can be robbed. */
  readonly later: readonly Seat[]
  /** The cards on the player's own table that are still to be carried out. */
  readonly open: readonly ActionId[]
  /** Whether nobody has carried out this card in this round yet. */
  first(card: ActionId): boolean
  /** Whether a building was removed in this round. */
  readonly demolished: boolean
}

/** The turn of this seat; undefined if it is not at turn. */
export function turnOf(state: State, seat: Seat): Turn | undefined {
  const { phase } = state
  if (phase.name !== 'turns' || phase.queue[0] !== seat) return undefined
  const own = playerAt(state, seat)
  return {
    state,
    seat,
    own,
    later: phase.queue.slice(1),
    open: own.table.filter((card) => !phase.carriedOut.includes(card)),
    first: (card) => !phase.played.includes(card),
    demolished: phase.demolished,
  }
}

/** The turn of this seat. Refuses the move if it has none, and says why. */
export function ownTurn(state: State, seat: Seat): Turn {
  stillPlaying(state, seat)
  if (state.phase.name !== 'turns') refuse('not-now')
  return turnOf(state, seat) ?? refuse('not-your-turn')
}

export function stillPlaying(state: State, seat: Seat): void {
  if (state.phase.name === 'over') refuse('match-over')
  if (playerAt(state, seat).left) refuse('seat-left')
}
