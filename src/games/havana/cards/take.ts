import type { Event } from '../events.ts'
import { asFarAs, type Counts, total } from '../pieces.ts'
import type { Turn } from '../turn.ts'

/** Takes pieces from the reserve, the resource card or the bag: as many as wanted, or as there are (ruling R-MUST). */
export function take({ state, seat }: Turn, from: 'reserve' | 'card' | 'bag', wanted: Counts): Event[] {
  const pieces = asFarAs(state[from], wanted)
  return total(pieces) === 0 ? [] : [{ type: 'gained', seat, from, pieces }]
}

/** "Half, rounded up." */
export const half = (amount: number): number => Math.ceil(amount / 2)
