import type { Event } from '../events.ts'
import { refuse } from '../refuse.ts'
import { type Deed, effect, type Visit } from './effect.ts'

/** How many cattle each other player gives up, and how many in a match of two. */
const driven = { each: 1, ofOneOther: 2 } as const

/** Cattle Drive: take a cattle from every other player who has any, or two in a match of two. */
export const driveCattle = effect({
  printed: { type: 'drive-cattle', ...driven },
  asks: {},
  ways: (visit) => (herd(visit).length > 0 && visit.can({}) ? [{ fields: [], example: {} }] : []),
  carryOut(visit): Deed {
    const given = herd(visit)
    if (given.length === 0) refuse('cannot-be-used')
    return {
      gets: { cattle: given.reduce((so, { cattle }) => so + cattle, 0) },
      events: given.map(({ seat, cattle }): Event => {
        return { type: 'used', seat, building: visit.building, gave: { cattle }, got: {} }
      }),
    }
  },
})

/** How many cattle each other player loses: never more than the player has. */
function herd({ state, seat }: Visit): { seat: number; cattle: number }[] {
  const each = state.seats.length === 2 ? driven.ofOneOther : driven.each
  return state.seats
    .map(({ stock }, other) => ({ seat: other, cattle: other === seat ? 0 : Math.min(each, stock.cattle) }))
    .filter(({ cattle }) => cattle > 0)
}
