import { Prisma } from '../../generated/prisma/client.ts'
import { later } from '../../platform/clock.ts'

// Moments that a standstill moves later by its own length. Each rule stands twice: in TypeScript for one match, in SQL
// for an outage, with the match as `m` and its participant as `p`. A property test holds that both agree.

/** Until when a match is paused: a pause that was not over when the standstill began is prolonged by it. */
export const prolongedPause = (pausedUntil: Date | null, from: Date, to: Date): Date | null =>
  pausedUntil !== null && pausedUntil > from ? later(pausedUntil, to.getTime() - from.getTime()) : pausedUntil

/** Like `prolongedPause`, in SQL. */
export const prolongedPauseInSql = (from: Date, standstill: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`CASE WHEN m.paused_until > ${from} THEN m.paused_until + ${standstill} ELSE m.paused_until END`

/** Since when a seat is on offer: moved later by the length of the standstill. */
export const prolongedOffer = <Offered extends Date | null>(offeredAt: Offered, milliseconds: number): Date | Offered =>
  offeredAt && later(offeredAt, milliseconds)

/** Like `prolongedOffer`, in SQL. */
export const prolongedOfferInSql = (standstill: Prisma.Sql): Prisma.Sql => Prisma.sql`p.offered_at + ${standstill}`
