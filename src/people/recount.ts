import type { Prisma } from '../generated/prisma/client.ts'
import { fold } from '../journal/replay.ts'
import { type MatchRecord, matchRecord, readEntries, withRoster } from '../matches/load.ts'
import type { Platform } from '../platform/platform.ts'
import { outcomeOf } from './outcome.ts'
import { type Totals, totals } from './totals.ts'

/** How much was counted anew. */
export interface Recounted {
  readonly matches: number
  readonly ratings: number
}

const mostAtOnce = 100
const mostRows = 5000
/** What ended longer ago is stored by now: no match will come before one that was counted here. */
const millisecondsToSettle = 60_000

type Counting = Pick<Platform, 'database' | 'clock'>

/**
 * Counts all matches that have ended anew, from their journals, in the order in which they ended; what is stored of
 * ratings and statistics is replaced at once by what comes of that. Servers may run meanwhile: what they have counted of
 * the last minute is left to them to be counted again.
 * @throws Error where a journal does not come to an end: then nothing is changed
 */
export async function recount({ database, clock }: Counting): Promise<Recounted> {
  const now = clock.now()
  const until = new Date(now.getTime() - millisecondsToSettle)
  const sums = totals()
  for await (const match of endedUntil(database, until)) sums.add(await outcomeInJournal(database, match))
  await database.prisma.$transaction(replacement(database, sums, { now, until }))
  return { matches: sums.matches(), ratings: sums.ratings().length }
}

async function* endedUntil({ prisma }: Platform['database'], until: Date): AsyncIterable<MatchRecord> {
  for (let last: { endedAt: Date; id: string } | undefined; ; ) {
    const after = last && { OR: [{ endedAt: { gt: last.endedAt } }, { endedAt: last.endedAt, id: { gt: last.id } }] }
    const rows = await prisma.match.findMany({
      where: { status: 'ended', endedAt: { lte: until }, ...(after && { AND: [after] }) },
      include: withRoster,
      orderBy: [{ endedAt: 'asc' }, { id: 'asc' }],
      take: mostAtOnce,
    })
    for (const row of rows) {
      yield matchRecord(row)
      if (row.endedAt !== null) last = { endedAt: row.endedAt, id: row.id }
    }
    if (rows.length < mostAtOnce) return
  }
}

async function outcomeInJournal(database: Platform['database'], match: MatchRecord) {
  const { state } = fold(match.game, await readEntries({ database }, match.id))
  const result = match.game.result(state)
  if (result === undefined) throw new Error(`match ${match.id} has ended, and its journal has not`)
  return outcomeOf(match, result)
}

/** Whoever counts at the same moment waits, or is waited for. */
function replacement(
  { prisma }: Platform['database'],
  sums: Totals,
  { now, until }: { readonly now: Date; readonly until: Date },
): Prisma.PrismaPromise<unknown>[] {
  return [
    prisma.$executeRaw`LOCK TABLE ratings, rating_changes, statistics, seat_statistics IN EXCLUSIVE MODE`,
    prisma.ratingChange.deleteMany(),
    prisma.rating.deleteMany(),
    prisma.seatStatistic.deleteMany(),
    prisma.statistic.deleteMany(),
    ...inParts(sums.ratings()).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO ratings (account_id, game, mu, sigma, matches, updated_at)
        SELECT "accountId", game, mu, sigma, matches, "updatedAt" FROM jsonb_to_recordset(${rows}::jsonb) AS r(
          "accountId" uuid, game text, mu float8, sigma float8, matches int, "updatedAt" timestamptz)`,
    ),
    ...inParts(sums.changes()).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO rating_changes (match_id, account_id, game, mu_before, sigma_before, mu, sigma, at)
        SELECT "matchId", "accountId", game, "muBefore", "sigmaBefore", mu, sigma, at
        FROM jsonb_to_recordset(${rows}::jsonb) AS r("matchId" uuid, "accountId" uuid, game text, "muBefore" float8,
          "sigmaBefore" float8, mu float8, sigma float8, at timestamptz)`,
    ),
    ...inParts(sums.statistics()).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO statistics (game, seats, matches, entries, milliseconds)
        SELECT game, seats, matches, entries, milliseconds FROM jsonb_to_recordset(${rows}::jsonb) AS r(
          game text, seats int, matches int, entries bigint, milliseconds bigint)`,
    ),
    ...inParts(sums.seatStatistics()).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO seat_statistics (game, seats, seat, victories, points)
        SELECT game, seats, seat, victories, points FROM jsonb_to_recordset(${rows}::jsonb) AS r(
          game text, seats int, seat int, victories float8, points float8)`,
    ),
    prisma.$executeRaw`
      UPDATE matches SET counted_at = CASE WHEN ended_at <= ${until} THEN ${now}::timestamptz END
      WHERE status = 'ended' AND (counted_at IS NULL) = (ended_at <= ${until})`,
  ]
}

/** Rows as JSON, so many at once. JSON keeps every digit of a number; Prisma's own parameters lose the seventeenth. */
function inParts(rows: readonly object[]): string[] {
  const parts = Math.ceil(rows.length / mostRows)
  return Array.from({ length: parts }, (_, part) => JSON.stringify(rows.slice(part * mostRows, (part + 1) * mostRows)))
}
