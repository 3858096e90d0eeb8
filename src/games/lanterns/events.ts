import { z } from 'zod'
import type { Audience } from '../game.ts'
import { Result } from './state.ts'

const seat = z.int().min(0)
const some = z.int().min(1).exactOptional()
/** What a lantern costs to light: one piece, whichever. */
export const Paid = z.strictObject({ coins: some, red: some, blue: some })
export type Paid = z.infer<typeof Paid>

export const Event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('laid'), seat, card: z.int().min(0) }),
  z.strictObject({ type: z.literal('committed'), seat }),
  z.strictObject({ type: z.literal('revealed'), cards: z.array(z.int()), winner: seat }),
  z.strictObject({ type: z.literal('drawn'), seat, piece: z.enum(['red', 'blue']) }),
  z.strictObject({ type: z.literal('shone'), seat, paid: Paid }),
  z.strictObject({ type: z.literal('rested'), seat }),
  z.strictObject({ type: z.literal('ended'), result: Result }),
])
export type Event = z.infer<typeof Event>

/** Which card was laid is its player's to know; that one was, everybody's. */
export const audience = (event: Event): Audience => (event.type === 'laid' ? [event.seat] : 'all')
