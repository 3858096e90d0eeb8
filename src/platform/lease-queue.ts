import { Prisma } from '../generated/prisma/client.ts'

/**
 * A table that is a queue: a row is pending until it is due, a worker claims it, does what it asks for outside of any
 * transaction, and writes down the outcome. A claim ends by itself, so that the rows of a worker that died are claimed by
 * another. Its columns are status, due_at, locked_until and attempts.
 */
export interface Lease<Id> {
  readonly id: Id
  /** Until then no other worker claims the row. */
  readonly lockedUntil: Date
}

/** Whether nobody is at work on a pending row, due or not. @param row the alias of the table */
export const isUnclaimed = (row: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`${row}.status = 'pending' AND (${row}.locked_until IS NULL OR ${row}.locked_until <= ${now}::timestamptz)`

/** Whether a row may be claimed. */
export const isClaimable = (row: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`${isUnclaimed(row, now)} AND ${row}.due_at <= ${now}::timestamptz`

/** Whether a worker is at work on a row. */
export const isClaimed = (row: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`${row}.status = 'pending' AND ${row}.locked_until > ${now}::timestamptz`

/** What an UPDATE sets to claim a row. */
export const claimedFor = (row: Prisma.Sql, milliseconds: number, now: Date): Prisma.Sql =>
  Prisma.sql`locked_until = ${new Date(now.getTime() + milliseconds)}::timestamptz, attempts = ${row}.attempts + 1`

/** The row, if the claim still holds it: a worker that was too slow does not undo what another one did. */
export const stillClaimed = <Id>({ id, lockedUntil }: Lease<Id>) => ({ id, status: 'pending' as const, lockedUntil })

/** The same as a condition of a statement. */
export const isStillClaimed = (row: Prisma.Sql, { lockedUntil }: Lease<unknown>): Prisma.Sql =>
  Prisma.sql`${row}.status = 'pending' AND ${row}.locked_until = ${lockedUntil}::timestamptz`
