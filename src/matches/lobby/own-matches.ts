import { z } from 'zod'
import { Prisma } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import { readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchRecord, withRoster } from '../record/find-match.ts'
import { originRows } from '../record/origin-rows.ts'
import type { MatchRecord } from '../record/record.ts'
import { isUnread } from '../talk/is-unread.ts'

/** What a match wants from one of its people, the most urgent first. */
export const Want = z
  .enum(['decision', 'look', 'reading'])
  .describe(
    '`decision`: it waits for your decision. `look`: it ended, and you have not seen that. `reading`: messages.',
  )

export const Wanting = z
  .object({ decision: z.int(), look: z.int(), reading: z.int() })
  .meta({ id: 'Wanting', description: 'How many of your matches want something from you, each counted once.' })
export type Wanting = z.infer<typeof Wanting>

/** Where a match stands in the order: `rank` by what it wants, and within a rank `at` by time, in seconds. */
export const OwnMatchKey = z.strictObject({ rank: z.int().min(1).max(5), at: z.number(), id: z.uuid() })
export type OwnMatchKey = z.infer<typeof OwnMatchKey>

interface OwnMatch extends OwnMatchKey {
  readonly record: MatchRecord
  readonly want: z.infer<typeof Want> | null
  /** Since when it wants that; null if it wants nothing. */
  readonly since: Date | null
}

/** After this long, an end that nobody looked at no longer counts as news. */
const daysOfNews = 28

/** A match in the order of the list. */
interface RankedMatch {
  readonly id: string
  readonly rank: number
  readonly at: number
  readonly since: Date | null
}

/**
 * The matches of an account, the most urgent first: decisions, by their deadlines and then by how long they have
 * waited; ends that the account has not seen, and unread messages, both the oldest first; then all others, the newest
 * activity first. Matches in which the account has lost its seat are not urgent, since messages are only for those at
 * the table. Returns one more than the limit if there are more.
 */
export async function ownMatches(
  { database, clock }: Platform,
  account: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ matches: OwnMatch[]; wanting: Wanting }> {
  const key = readCursor(OwnMatchKey, cursor)
  const later = key
    ? Prisma.sql`(rank, at, id) > (${key.rank}::int, ${key.at}::float8, ${key.id}::uuid)`
    : Prisma.sql`true`
  const ordered = order(account, daysAfter(clock.now(), -daysOfNews))
  const { prisma } = database
  const [rows, counted] = await prisma.$transaction([
    prisma.$queryRaw<RankedMatch[]>`
      ${ordered} SELECT id::text, rank, at, since FROM placed WHERE ${later} ORDER BY rank, at, id LIMIT ${limit + 1}`,
    prisma.$queryRaw<{ rank: number; matches: number }[]>`
      ${ordered} SELECT rank, count(*)::int AS matches FROM placed GROUP BY rank`,
  ])
  const found = await prisma.match.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, include: withRoster })
  const records = new Map(found.map((row) => [row.id, matchRecord(row)]))
  const ofRanks = (...ranks: number[]) =>
    counted.reduce((sum, { rank, matches }) => (ranks.includes(rank) ? sum + matches : sum), 0)
  return {
    matches: rows.flatMap((row) => {
      const record = records.get(row.id)
      return record ? [{ ...row, record, want: wantOf[row.rank - 1] ?? null }] : []
    }),
    wanting: { decision: ofRanks(1, 2), look: ofRanks(3), reading: ofRanks(4) },
  }
}

/** By rank: decisions with a deadline, those without, ends, messages; nothing. */
const wantOf = ['decision', 'decision', 'look', 'reading', null] as const

/** `placed`: every match of an account, with its place in the order. */
function order(account: string, newsSince: Date): Prisma.Sql {
  return Prisma.sql`
    WITH own AS (
      SELECT m.*, p.seat AS own_seat, COALESCE(k.version, 0) AS seen, COALESCE(k.message, 0) AS read
      FROM participants p
      JOIN matches m ON m.id = p.match_id
      LEFT JOIN read_marks k ON k.match_id = m.id AND k.account_id = p.account_id
      WHERE p.account_id = ${account}::uuid
    ), noted AS (
      SELECT own.id, own.moved_at, d.due_at, d.since_at,
        CASE WHEN own.status IN ('ended', 'aborted') AND own.own_seat IS NOT NULL AND own.ended_at > ${newsSince}
          AND own.version > GREATEST(own.seen, (
            SELECT max(o.version) FROM ${originRows} o WHERE o.match_id = own.id AND o.account_id = ${account}::uuid
          )) THEN own.ended_at END AS unseen_since,
        CASE WHEN own.talked > own.read AND (own.own_seat IS NOT NULL OR own.version = 0) THEN (
          SELECT min(s.at) FROM messages s
          WHERE s.match_id = own.id AND ${isUnread(Prisma.sql`${account}::uuid`, Prisma.sql`own.read`)}
        ) END AS unread_since
      FROM own
      LEFT JOIN LATERAL (
        SELECT min(due_at) AS due_at, min(since_at) AS since_at FROM decisions
        WHERE match_id = own.id AND seat = own.own_seat AND own.frozen_at IS NULL
      ) d ON true
    ), placed AS (
      SELECT id, CASE WHEN due_at IS NOT NULL THEN 1 WHEN since_at IS NOT NULL THEN 2 WHEN unseen_since IS NOT NULL THEN 3
          WHEN unread_since IS NOT NULL THEN 4 ELSE 5 END AS rank,
        COALESCE(since_at, unseen_since, unread_since) AS since,
        COALESCE(
          extract(epoch FROM COALESCE(due_at, since_at, unseen_since, unread_since)), -extract(epoch FROM moved_at)
        )::float8 AS at
      FROM noted
    )`
}
