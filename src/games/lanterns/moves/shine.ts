import { z } from 'zod'
import { playerAt } from '../../kit/seats.ts'
import { roundEnd } from '../ending.ts'
import { type Event, Paid } from '../events.ts'
import { noun } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { type Piece, type Player, pieces, total } from '../state.ts'
import { isAsked } from '../turn.ts'
import { rule } from './rule.ts'

/** The winner of a round may spend a piece for a point. A move that names no payment pays a coin if there is one. */
export const shine = rule({
  move: z.strictObject({ type: z.literal('shine'), payment: Paid.exactOptional() }),
  offer(state, seat) {
    if (state.phase !== 'shining' || !isAsked(state, seat)) return []
    const own = playerAt(state, seat)
    const goods = pieces.map((good) => ({
      good,
      noun: noun('piece', good),
      max: Math.min(1, own.has[good]),
      there: own.has[good],
      covers: { coins: 1 },
    }))
    return [
      {
        move: { type: 'shine' },
        fields: [{ kind: 'payment', name: 'payment', goods, covers: { coins: 1 }, proposal: proposed(own) }],
        limits: [],
        example: { type: 'shine' },
      },
    ]
  },
  decide(state, seat, { payment }) {
    if (state.phase !== 'shining' || !isAsked(state, seat)) refuse('not-asked')
    const own = playerAt(state, seat)
    const paid = payment ?? proposed(own)
    if (total(paid) !== 1 || pieces.some((piece) => (paid[piece] ?? 0) > own.has[piece])) refuse('wrong-payment')
    const shone: Event = { type: 'shone', seat, paid }
    return [shone, ...roundEnd(state, shone)]
  },
})

function proposed({ has }: Player): Partial<Record<Piece, number>> {
  const piece = pieces.find((one) => has[one] > 0)
  return piece === undefined ? {} : { [piece]: 1 }
}
