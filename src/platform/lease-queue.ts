import { Prisma } from '../generated/prisma/client.ts'
import { later } from './clock.ts'

/**
 * A claim of a row in a table that serves as a queue. A row is pending until it is due; a worker claims it, acts on it
 * outside of any transaction, and records the outcome. A claim expires by itself, so that other workers can claim the
 * rows of one that crashed. The columns are status, due_at, locked_until and attempts.
 */
export interface Lease<Id> {
  readonly id: Id
  /** No other worker claims the row before this time. */
  readonly lockedUntil: Date
}

/** Whether no worker has claimed a pending row, due or not. @param row the alias of the table */
export const isUnclaimed = (row: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`${row}.status = 'pending' AND (${row}.locked_until IS NULL OR ${row}.locked_until <= ${now}::timestamptz)`

/** Whether a row can be claimed. */
export const isClaimable = (row: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`${isUnclaimed(row, now)} AND ${row}.due_at <= ${now}::timestamptz`

/** Whether a worker has claimed a row. */
export const isClaimed = (row: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`${row}.status = 'pending' AND ${row}.locked_until > ${now}::timestamptz`

/**
 * When the next row can be claimed; null if none waits. Rows that are claimed were due, so an index finds them, too.
 */
export const nextDue = (table: Prisma.Sql, now: Date): Prisma.Sql => Prisma.sql`LEAST(
  (SELECT min(due_at) FROM ${table} WHERE status = 'pending' AND locked_until IS NULL),
  (SELECT min(locked_until) FROM ${table} WHERE status = 'pending' AND locked_until IS NOT NULL AND due_at <= ${now}::timestamptz))`

/** The assignments of an UPDATE that claims a row. */
export const claimedFor = (row: Prisma.Sql, milliseconds: number, now: Date): Prisma.Sql =>
  Prisma.sql`locked_until = ${later(now, milliseconds)}::timestamptz, attempts = ${row}.attempts + 1`

/** How many tries of a pending row have failed: a claim counts as a try before its outcome is known. */
export const failedTries = (row: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${row}.attempts - (${row}.locked_until IS NOT NULL)::int)`

/**
 * Selects the row if the claim is still valid, so that a worker that was too slow overwrites no other worker's outcome.
 */
export const stillClaimed = <Id>({ id, lockedUntil }: Lease<Id>) => ({ id, status: 'pending' as const, lockedUntil })

/** The same as a condition in SQL. @param until the end of the claim: a value, or a column that has it */
export const isStillClaimed = (row: Prisma.Sql, until: Lease<unknown>['lockedUntil'] | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${row}.status = 'pending' AND ${row}.locked_until = ${until}::timestamptz`
