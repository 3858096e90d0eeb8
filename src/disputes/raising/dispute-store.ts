import { Prisma } from '../../generated/prisma/client.ts'
import { type MatchRecord, toldPart } from '../../matches/index.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type Dispute, withPeople } from './dispute.ts'

/** A dispute of a match, by its number. @throws Problem not-found */
export async function existingDispute({ database }: Platform, match: string, number: number): Promise<Dispute> {
  const where = { matchId_number: { matchId: match, number } }
  const dispute = await database.prisma.dispute.findUnique({ where, include: withPeople })
  if (dispute === null) throw new Problem('not-found')
  return dispute
}

/** As `existingDispute`, as long as it is open. @throws Problem not-found, dispute-over */
export async function openDispute(platform: Platform, match: string, number: number): Promise<Dispute> {
  const dispute = await existingDispute(platform, match, number)
  if (dispute.status !== 'open') throw new Problem('dispute-over')
  return dispute
}

/** The disputes of a match before a number, the newest first. */
export function disputesBefore(
  { database }: Platform,
  match: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<Dispute[]> {
  return database.prisma.dispute.findMany({
    where: { matchId: match, ...(before === undefined ? {} : { number: { lt: before } }) },
    include: withPeople,
    orderBy: { number: 'desc' },
    take: limit,
  })
}

/** Whether a match stands still because of another open dispute than this one, too. */
export async function isFrozenByOthers({ database }: Platform, match: string, number: number): Promise<boolean> {
  const where = { matchId: match, status: 'open', freezes: true, number: { not: number } }
  return (await database.prisma.dispute.count({ where })) > 0
}

/** What is stored of a dispute beside the journal of its match: where anything else was stored meanwhile, nothing of it. */
interface Beside {
  /** Who does it: nothing is kept of somebody whose account is erased at the same moment. */
  readonly by: string
  /** A part of the statement, which goes by `guarded`. */
  readonly part: Prisma.Sql
  readonly notices?: readonly NewNotice[]
  /** How many disputes have been raised from now on; left out where none is. */
  readonly disputed?: number
}

/**
 * Stores it as one statement, guarded by the version and the roster that it builds on, whether the match goes on or is over.
 * The roster goes up, so that no process goes on with what it knew. Accounts are held before matches, as where they are
 * erased.
 * @returns whether it was done: not where the guard did not hold
 */
export async function storeBeside(
  { database, outbox }: Platform,
  { id, version, roster, disputed: before }: Pick<MatchRecord, 'id' | 'version' | 'roster' | 'disputed'>,
  { by, part, notices = [], disputed = before }: Beside,
): Promise<boolean> {
  const { prisma } = database
  const [, stored] = await prisma.$transaction([
    prisma.$queryRaw<unknown[]>`SELECT id::text FROM accounts WHERE id = ${by}::uuid FOR SHARE`,
    prisma.$queryRaw<unknown[]>`
      WITH guarded AS (
        UPDATE matches SET roster = roster + 1, disputed = ${disputed}::int
        WHERE id = ${id}::uuid AND version = ${version} AND roster = ${roster}
          AND EXISTS (SELECT FROM accounts WHERE id = ${by}::uuid AND status <> 'erased')
        RETURNING id
      ), ${toldPart(notices)}, ${part}
      SELECT id::text FROM guarded`,
  ])
  if (stored.length > 0) outbox.changed([id])
  if (stored.length > 0 && notices.length > 0) outbox.written()
  return stored.length > 0
}

/** What somebody says is wrong, and with which entry. */
export interface NewDispute {
  readonly number: number
  /** Null: an administrator. */
  readonly seat: number | null
  readonly version: number
  readonly text: string
  readonly freezes: boolean
  readonly at: Date
}

export const raisedPart = (
  by: string,
  { number, seat, version, text, freezes, at }: NewDispute,
): Prisma.Sql => Prisma.sql`
  raised AS (
    INSERT INTO disputes (match_id, number, seat, account_id, version, text, freezes, created_at)
    SELECT id, ${number}::int, ${seat}::int, ${by}::uuid, ${version}::int, ${text}, ${freezes}::boolean,
      ${at}::timestamptz
    FROM guarded
  )`

export const withdrawnPart = (number: number, at: Date): Prisma.Sql => Prisma.sql`withdrawn AS (
  UPDATE disputes d SET status = 'withdrawn', done_at = ${at}::timestamptz FROM guarded g
  WHERE d.match_id = g.id AND d.number = ${number}
)`

export const stilledPart = (number: number, freezes: boolean): Prisma.Sql => Prisma.sql`stilled AS (
  UPDATE disputes d SET freezes = ${freezes}::boolean FROM guarded g WHERE d.match_id = g.id AND d.number = ${number}
)`

/** What somebody has to say to a dispute: the next of its comments. */
export interface NewComment {
  readonly number: number
  readonly place: number
  /** Null: an administrator. */
  readonly seat: number | null
  readonly text: string
  readonly at: Date
}

export const commentPart = (by: string, { number, place, seat, text, at }: NewComment): Prisma.Sql => Prisma.sql`
  said AS (
    INSERT INTO dispute_comments (match_id, number, place, seat, account_id, text, at)
    SELECT id, ${number}::int, ${place}::int, ${seat}::int, ${by}::uuid, ${text}, ${at}::timestamptz FROM guarded
  )`
