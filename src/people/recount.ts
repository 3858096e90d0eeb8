import type { Result } from '../games/game.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { fold } from '../journal/fold.ts'
import { resultOf } from '../journal/head.ts'
import { endedMatches, type MatchRecord, markingRecounted, miscountedMatches, readEntries } from '../matches/index.ts'
import { later } from '../platform/clock.ts'
import { inParts } from '../platform/database/in-parts.ts'
import type { Platform } from '../platform/platform.ts'
import { ratedOutcome } from './outcome.ts'
import { type Totals, totals } from './totals.ts'

/** How much was recounted. */
interface Recounted {
  readonly matches: number
  readonly ratings: number
}

/** Matches that ended longer ago are stored by now, so no match can still appear before a counted one. */
const millisecondsToSettle = 60_000

type Recounting = Pick<Platform, 'database' | 'clock'>

/** Reads the result of a match. @throws Error if there is none */
export type ResultOf = (database: Platform['database'], match: MatchRecord) => Result | Promise<Result>

/**
 * Recounts all matches that have ended on this server, in the order in which they ended, and replaces the stored
 * ratings and statistics in one transaction. Servers may run meanwhile: they count matches of the last minute again,
 * and matches that are ruled on meanwhile stay marked as miscounted for the next recount.
 * @param resultIn reads results from the journals or, faster, as they are stored
 * @param reached called after each match, with the number of all
 * @throws Error if a match has no result; then nothing is changed
 */
export async function recount(
  { database, clock }: Recounting,
  resultIn: ResultOf = resultInJournal,
  reached: (done: number, total: number) => void = () => undefined,
): Promise<Recounted> {
  const now = clock.now()
  const until = later(now, -millisecondsToSettle)
  const miscounted = await miscountedMatches(database)
  const sums = totals()
  const read: { id: string; version: number }[] = []
  const ended = await endedMatches(database, until)
  for await (const match of ended.matches) {
    sums.add(ratedOutcome(match, await resultIn(database, match)))
    read.push({ id: match.id, version: match.version })
    reached(sums.matches(), ended.total)
  }
  const seen = { now, until, read, miscounted: miscounted.map(({ match }) => match) }
  await database.prisma.$transaction(replacement(database, sums, markingRecounted(database, seen)))
  return { matches: sums.matches(), ratings: sums.ratings().length }
}

/** The result that the journal of a match leads to. @throws Error if it leads to none */
export async function resultInJournal(database: Platform['database'], { id, game }: MatchRecord): Promise<Result> {
  const result = resultOf(game, fold(game, await readEntries({ database }, id)))
  if (result === null) throw new Error(`match ${id} has ended, but its journal has not`)
  return result
}

/** The result in the row of a match, for a `ResultOf` that reads no journal. @throws Error if it has none */
export function resultAsStored(_: Platform['database'], { id, result }: MatchRecord): Result {
  if (result === null) throw new Error(`match ${id} has ended without a result`)
  return result
}

/** The statements that replace everything. The lock makes concurrent counts wait for each other. */
function replacement(
  database: Platform['database'],
  sums: Totals,
  marks: readonly Prisma.PrismaPromise<unknown>[],
): Prisma.PrismaPromise<unknown>[] {
  const { prisma } = database
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
        INSERT INTO statistics (game, seats, matches, forfeits, entries, milliseconds)
        SELECT game, seats, matches, forfeits, entries, milliseconds FROM jsonb_to_recordset(${rows}::jsonb) AS r(
          game text, seats int, matches int, forfeits int, entries bigint, milliseconds bigint)`,
    ),
    ...inParts(sums.seatStatistics()).map(
      (rows) => prisma.$executeRaw`
        INSERT INTO seat_statistics (game, seats, seat, victories, points)
        SELECT game, seats, seat, victories, points FROM jsonb_to_recordset(${rows}::jsonb) AS r(
          game text, seats int, seat int, victories float8, points float8)`,
    ),
    ...marks,
  ]
}
