import type { Event } from '../events.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** Cattle Drive: a cattle from every other player who has any; two of them where there is one other player. */
export const driveCattle = effect({
  asks: {},
  ways: (visit) => (herd(visit).length > 0 && visit.can({}) ? [{ fields: [], example: {} }] : []),
  carryOut(visit): Deed {
    const driven = herd(visit)
    if (driven.length === 0) refuse('cannot-be-used')
    return {
      gets: { cattle: driven.reduce((so, { cattle }) => so + cattle, 0) },
      facts: driven.map(({ seat, cattle }): Event => {
        return { type: 'used', seat, building: visit.building, gave: { cattle }, got: {} }
      }),
    }
  },
})

/** How many cattle each of the others loses: never more than there are. */
function herd({ state, seat }: Visit): { seat: number; cattle: number }[] {
  const each = state.seats.length === 2 ? 2 : 1
  return state.seats
    .map(({ stock }, other) => ({ seat: other, cattle: other === seat ? 0 : Math.min(each, stock.cattle) }))
    .filter(({ cattle }) => cattle > 0)
}
