import type { Participant } from '../../record/record.ts'
import type { Effect } from '../effect.ts'
import { ordersCancelled } from './orders-cancelled.ts'
import { proposalsOfSeatDropped } from './proposals-of-seat-dropped.ts'
import { seatReplaced } from './seat-replaced.ts'

interface Replacing {
  readonly seat: number
  readonly newcomer: Participant
  readonly bars: boolean
  readonly at: Date
  /** The proposal that is carried out by it, if any. */
  readonly proposal?: number
}

/** Somebody else holds a seat: what was ordered, proposed or agreed to in it before goes with who held it. */
export const replacingSeat = ({ seat, newcomer, bars, at, proposal }: Replacing): Effect[] => [
  seatReplaced({ seat, newcomer, bars, at }),
  ordersCancelled({ seat, place: null }),
  proposalsOfSeatDropped({ seat, carriedOut: proposal ?? null, at }),
]
