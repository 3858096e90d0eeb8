import { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** A decision that a seat has owed since a version. */
interface AskedDecision {
  readonly match: string
  readonly seat: number
  readonly since: number
  readonly question: string
  /** Until when it may be due. */
  readonly by?: Date
}

/**
 * Which decisions have been made, of running matches in which an account holds a seat: in one statement, without reading
 * the matches.
 */
export function takenDecisions<Asked extends AskedDecision>(
  { database }: Platform,
  account: string,
  asked: readonly Asked[],
): Promise<readonly Asked[]> {
  return thoseOf(
    database,
    asked,
    Prisma.sql`
      JOIN matches m ON m.id = a.match AND m.status = 'running'
      WHERE EXISTS (SELECT FROM participants p WHERE p.match_id = m.id AND p.account_id = ${account}::uuid AND p.seat IS NOT NULL)
        AND NOT EXISTS (SELECT FROM decisions d WHERE ${isOpen})`,
  )
}

/** Which decisions are open, with a deadline at `by` or before: in one statement. */
export function decisionsDueBy<Asked extends AskedDecision & { readonly by: Date }>(
  { database }: Platform,
  asked: readonly Asked[],
): Promise<readonly Asked[]> {
  return thoseOf(
    database,
    asked,
    Prisma.sql`WHERE EXISTS (SELECT FROM decisions d WHERE ${isOpen} AND d.due_at <= a.by)`,
  )
}

const isOpen = Prisma.sql`d.match_id = a.match AND d.seat = a.seat AND d.since = a.since AND d.question = a.question`

/** @param condition on `a`, the decisions */
async function thoseOf<Asked extends AskedDecision>(
  database: Database,
  asked: readonly Asked[],
  condition: Prisma.Sql,
): Promise<readonly Asked[]> {
  if (asked.length === 0) return []
  const rows = JSON.stringify(
    asked.map(({ match, seat, since, question, by }) => ({ match, seat, since, question, by })),
  )
  const found = await database.read<{ place: string }>(Prisma.sql`
    SELECT a.place FROM ROWS FROM (
      jsonb_to_recordset(${rows}::jsonb) AS (match uuid, seat int, since int, question text, by timestamptz)
    ) WITH ORDINALITY AS a(match, seat, since, question, by, place)
    ${condition}`)
  const places = new Set(found.map(({ place }) => Number(place)))
  return asked.filter((_, index) => places.has(index + 1))
}
