import type { Platform } from '../../platform/platform.ts'
import type { NoticeCursor } from './cursor.ts'

/** A notice of an account, and where it stands on its stream. */
export interface WrittenNotice extends NoticeCursor {
  readonly account: string
  readonly match: string | null
  readonly topic: string
  readonly payload: unknown
  readonly createdAt: Date
}

/** Where the streams of all accounts stand now: whatever is not visible yet comes after. */
export async function now({ database }: Platform): Promise<NoticeCursor> {
  const [row] = await database.prisma.$queryRaw<{ written: bigint }[]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS written`
  if (!row) throw new Error('the database does not say which transactions are complete')
  return { written: row.written, id: 0n }
}

/**
 * What was written to accounts, each after a cursor, up to so many of each, in order: one question for all of them. Of
 * transactions that may still overlap with one that is not complete nothing is read yet.
 */
export function writtenAfter(
  { database }: Platform,
  cursors: ReadonlyMap<string, NoticeCursor>,
  limit: number,
): Promise<WrittenNotice[]> {
  const asked = [...cursors].map(([account, { written, id }]) => {
    return { account, written: String(written), id: String(id) }
  })
  return database.prisma.$queryRaw<WrittenNotice[]>`
    SELECT a.account::text, n.id, n.written, n.match_id::text AS match, n.topic, n.payload, n.created_at AS "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS a(account uuid, written bigint, id bigint)
    CROSS JOIN LATERAL (
      SELECT * FROM notices
      WHERE account_id = a.account AND (written, id) > (a.written, a.id)
        AND written < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      ORDER BY written, id LIMIT ${limit}
    ) n
    ORDER BY n.written, n.id`
}

/**
 * A database that was restored from a dump may count its transactions anew. What says that it was written by one that is
 * still to come would be told only when that has come: it is of before, and told to nobody again. As a rule the newest
 * notices show at once that there is none.
 */
export async function settleAfterRestoration({ database }: Platform): Promise<void> {
  await database.prisma.$executeRaw`
    UPDATE notices SET written = 0
    WHERE written >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint AND EXISTS (
      SELECT FROM (SELECT written FROM notices ORDER BY id DESC LIMIT 1000) newest
      WHERE newest.written >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
}
