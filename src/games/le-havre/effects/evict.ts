import type { Seat } from '../../game.ts'
import { refuse } from '../refuse.ts'
import { rulingsOf } from '../rulings.ts'
import { playerAt, SeatNumber } from '../state.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** The francs that the other player gets. */
const francs = 1

/**
 * Harbour Watch: pay a franc to another player, whose disc goes home, and enter the building it leaves at once, for its
 * fee. Appendix: Harbour Watch.
 */
export const evict = effect({
  printed: { type: 'evict', francs },
  asks: { victim: SeatNumber },
  ways: (visit) => victims(visit).map((victim) => ({ fixed: { victim }, fields: [], example: {} })),
  carryOut: (visit, { victim }) =>
    eviction(visit, victim) ?? refuse(victims(visit).length > 0 ? 'not-a-victim' : 'cannot-be-used'),
})

const victims = (visit: Visit): Seat[] =>
  [...visit.state.seats.keys()].filter((seat) => eviction(visit, seat) !== undefined)

/**
 * The result; undefined if there is no disc to send home, or the seat could not pay for its building or use it then. In
 * the final phase, when discs share buildings, nobody enters the building in which their own disc stood.
 */
function eviction(visit: Visit, victim: number): Deed | undefined {
  const { state, seat, own, building: here } = visit
  const at = victim < state.seats.length ? playerAt(state, victim).disc : null
  if (at === null || at === here || victim === seat) return undefined
  if (at === own.disc && rulingsOf(state).watchLeadsElsewhere) return undefined
  const deed: Deed = {
    pays: { to: victim, francs },
    events: [{ type: 'disc-went-home', seat: victim, building: at }],
    next: (later) =>
      later.couldUse(at)
        ? [{ type: 'stage-began', seat, stage: 'eviction', at }]
        : refuse('pay-otherwise', { building: at }),
  }
  const payments = visit.paymentsLeadingTo(at, deed)
  return payments === undefined ? undefined : { ...deed, payments }
}
