import { z } from 'zod'
import type { Audience } from '../game.ts'
import { Result } from './state.ts'

const seat = z.int().min(0)
const some = z.int().min(1).exactOptional()
/** The price of lighting a lantern: one piece of any kind. */
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

/** Only the player knows which card was laid; everybody knows that one was. */
export const audience = (event: Event): Audience => (event.type === 'laid' ? [event.seat] : 'all')
