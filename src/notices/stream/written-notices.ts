import type { Platform } from '../../platform/platform.ts'
import { elsewhereTopics, laterTopics } from '../record/notice.ts'
import type { NoticeCursor } from './cursor.ts'

/** A notice of an account, and its place on the stream. */
export interface WrittenNotice extends NoticeCursor {
  readonly account: string
  readonly match: string | null
  readonly topic: string
  readonly payload: unknown
  readonly createdAt: Date
}

/** The end of all streams now: notices that are not visible yet come after it. */
export async function streamEnd({ database }: Platform): Promise<NoticeCursor> {
  const [row] = await database.prisma.$queryRaw<{ written: bigint }[]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS written`
  if (!row) throw new Error('the database does not say which transactions are complete')
  return { written: row.written, id: 0n }
}

/**
 * The notices of several accounts after a cursor each, up to `limit` of each, in order, by one query. Transactions that
 * may overlap with one that is still running are not read yet, nor are notices for later that are not yet due.
 */
export function writtenAfter(
  { database }: Platform,
  cursors: ReadonlyMap<string, NoticeCursor>,
  limit: number,
): Promise<WrittenNotice[]> {
  const wanted = [...cursors].map(([account, { written, id }]) => {
    return { account, written: String(written), id: String(id) }
  })
  return database.prisma.$queryRaw<WrittenNotice[]>`
    SELECT a.account::text, n.id, n.written, n.match_id::text AS match, n.topic, n.payload, n.created_at AS "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS a(account uuid, written bigint, id bigint)
    CROSS JOIN LATERAL (
      SELECT * FROM notices
      WHERE account_id = a.account AND (written, id) > (a.written, a.id)
        AND written < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        AND NOT topic = ANY (${elsewhereTopics})
        AND NOT (topic = ANY (${laterTopics}) AND status = 'pending' AND attempts = 0)
      ORDER BY written, id LIMIT ${limit}
    ) n
    ORDER BY n.written, n.id`
}

/**
 * A database restored from a dump may number its transactions from the start again. Old notices with a higher number
 * than the present one would be sent when that number comes, so they are set to 0. Usually the newest notices show at
 * once that there are none.
 */
export async function settleAfterRestoration({ database }: Platform): Promise<void> {
  await database.prisma.$executeRaw`
    UPDATE notices SET written = 0
    WHERE written >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint AND EXISTS (
      SELECT FROM (SELECT written FROM notices ORDER BY id DESC LIMIT 1000) newest
      WHERE newest.written >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
}
