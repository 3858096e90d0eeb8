import type { Seat } from '../game.ts'
import type { BuildingId } from './data/building-ids.ts'
import type { Event } from './events.ts'
import { refuse } from './refuse.ts'
import type { Stage, State, TurnPhase } from './state.ts'
import { ownTurn, turnOf } from './turn.ts'

/** Purchases are made in one's own turn, also before the supply and between two constructions. Rulebook: Buying. */
const stages: readonly Stage[] = ['supply', 'action', 'construction', 'after']

/** The turn in which this seat may buy; nobody buys in the final phase. Rulebook: End of the game. */
export function mayTrade(state: State, seat: Seat): TurnPhase | undefined {
  const turn = turnOf(state, seat, stages)
  return turn?.final === null ? turn : undefined
}

export function tradingTurn(state: State, seat: Seat): TurnPhase {
  const turn = ownTurn(state, seat, stages)
  return turn.final === null ? turn : refuse('no-purchase-now')
}

/** Discs leave a building that changes hands. Rulebook: Buying, Selling. */
export const discsIn = (state: State, building: BuildingId): Event[] =>
  state.seats.flatMap(({ disc }, seat) => (disc === building ? [{ type: 'disc-went-home', seat, building }] : []))
