import type { Seat } from '../game.ts'
import type { BuildingId } from './data/building-ids.ts'
import type { Event } from './events.ts'
import { refuse } from './refuse.ts'
import { playerAt, type Stage, type State, type TurnPhase } from './state.ts'
import { insideAction, ownTurn, stillPlaying, turnOf } from './turn.ts'

/** The rules that buying and selling share, for buildings and ships. */

/** Players buy in their own turn, even before the supply and between two constructions. Rulebook: Buying. */
const stages: readonly Stage[] = ['supply', 'action', 'construction', 'after']

/**
 * The turn in which this seat may buy; undefined if it may not. Nobody buys in the final phase. Rulebook: End of the
 * game.
 */
export function buyingTurnOf(state: State, seat: Seat): TurnPhase | undefined {
  const turn = turnOf(state, seat, stages)
  return turn?.final === null ? turn : undefined
}

/** The turn in which this seat may buy. Refuses the move if it may not, and says why. */
export function ownBuyingTurn(state: State, seat: Seat): TurnPhase {
  const turn = ownTurn(state, seat, stages)
  return turn.final === null ? turn : refuse('no-purchase-now')
}

/**
 * Whether these francs can buy a building in this turn, if its stage allows it: not in the final phase, and not what was
 * sold in it. Rulebook: Buying, Selling.
 * @param price null if it cannot be bought
 */
export const canBuy = (
  { final, sold }: TurnPhase,
  building: BuildingId,
  price: number | null,
  francs: number,
): boolean => final === null && !sold.includes(building) && price !== null && price <= francs

/** Only francs can buy. Rulebook: Buying. */
export function mustAfford(state: State, seat: Seat, francs: number): void {
  const { franc } = playerAt(state, seat).stock
  if (franc < francs) refuse('cannot-pay', { missing: { franc: francs - franc } })
}

/** Whether this seat may sell now: at any moment of the match, but not during an action. Rulebook: Selling. */
export const maySell = (state: State, seat: Seat): boolean =>
  state.phase.name !== 'over' && !playerAt(state, seat).left && !insideAction(state)

export function mustBeAbleToSell(state: State, seat: Seat): void {
  stillPlaying(state, seat)
  if (insideAction(state)) refuse('inside-an-action')
}

/** Discs leave a building that changes its owner. Rulebook: Buying, Selling. */
export const discsIn = (state: State, building: BuildingId): Event[] =>
  state.seats.flatMap(({ disc }, seat) => (disc === building ? [{ type: 'disc-went-home', seat, building }] : []))
