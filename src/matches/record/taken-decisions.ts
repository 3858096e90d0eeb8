import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'

/** A decision that a seat has owed since a version. */
interface AskedDecision {
  readonly match: string
  readonly seat: number
  readonly since: number
  readonly question: string
}

/**
 * Which decisions have been made, of running matches in which an account holds a seat: in one statement, without reading
 * the matches.
 */
export async function takenDecisions<Asked extends AskedDecision>(
  { database }: Platform,
  account: string,
  asked: readonly Asked[],
): Promise<readonly Asked[]> {
  const rows = JSON.stringify(asked.map(({ match, seat, since, question }) => ({ match, seat, since, question })))
  const taken = await database.read<{ place: string }>(Prisma.sql`
    SELECT a.place FROM ROWS FROM (
      jsonb_to_recordset(${rows}::jsonb) AS (match uuid, seat int, since int, question text)
    ) WITH ORDINALITY AS a(match, seat, since, question, place)
    JOIN matches m ON m.id = a.match AND m.status = 'running'
    WHERE EXISTS (SELECT FROM participants p WHERE p.match_id = m.id AND p.account_id = ${account}::uuid AND p.seat IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM decisions d
        WHERE d.match_id = m.id AND d.seat = a.seat AND d.since = a.since AND d.question = a.question
      )`)
  const places = new Set(taken.map(({ place }) => Number(place)))
  return asked.filter((_, index) => places.has(index + 1))
}
