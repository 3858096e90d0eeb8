import type { Participant } from '../record/record.ts'
import type { Effect } from './effect.ts'
import { ordersCancelled } from './effects/orders-cancelled.ts'
import { proposalsOfSeatDropped } from './effects/proposals-of-seat-dropped.ts'
import { seatReplaced } from './effects/seat-replaced.ts'

interface Replacing {
  readonly seat: number
  readonly newcomer: Participant
  readonly bars: boolean
  readonly at: Date
  /** The proposal that this carries out, if any. */
  readonly proposal?: number
}

/** The effects of a new holder of a seat: the former holder's orders, proposals and agreements are dropped. */
export const replacingSeat = ({ seat, newcomer, bars, at, proposal }: Replacing): Effect[] => [
  seatReplaced({ seat, newcomer, bars, at }),
  ordersCancelled({ seat, place: null }),
  proposalsOfSeatDropped({ seat, carriedOut: proposal ?? null, at }),
]
