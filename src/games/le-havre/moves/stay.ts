import { z } from 'zod'
import type { Seat } from '../../game.ts'
import type { Field } from '../../kit/choice.ts'
import type { Event } from '../events.ts'
import { option } from '../nouns.ts'

/** A turn ends by itself after the main action, unless the move says that the seat stays to buy or sell. */
export const stay = z.literal(true).exactOptional()

export const stayField: Field = {
  kind: 'one-of',
  name: 'stay',
  options: [{ ...option('answer', 'yes'), value: true }],
  optional: true,
}

export const turnEnd = (seat: Seat, stays: true | undefined): Event[] => (stays ? [] : [{ type: 'turn-ended', seat }])
