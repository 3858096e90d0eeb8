import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'

/** A decision that a seat has owed since a version. */
interface AskedDecision {
  readonly match: string
  readonly seat: number
  readonly since: number
  readonly question: string
  /** Until when it may be due. */
  readonly by: Date
}

/** The columns of a statement that name such a decision. */
type AskedColumns = Readonly<Record<'match' | 'seat' | 'since' | 'question', Prisma.Sql>>

/** A condition: an account holds a seat in the running match of a decision, and the decision has been made. */
export const isDecisionTaken = (asked: AskedColumns, account: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  EXISTS (
    SELECT FROM matches m JOIN participants p ON p.match_id = m.id
    WHERE m.id = ${asked.match} AND m.status = 'running' AND p.account_id = ${account} AND p.seat IS NOT NULL
  ) AND NOT EXISTS (SELECT FROM decisions d WHERE ${isIn(asked)}))`

/** Which decisions are open, with a deadline at `by` or before: in one statement. */
export async function decisionsDueBy<Asked extends AskedDecision>(
  { database }: Platform,
  asked: readonly Asked[],
): Promise<readonly Asked[]> {
  if (asked.length === 0) return []
  const rows = JSON.stringify(
    asked.map(({ match, seat, since, question, by }) => ({ match, seat, since, question, by })),
  )
  const found = await database.read<{ place: string }>(Prisma.sql`
    SELECT a.place FROM ROWS FROM (
      jsonb_to_recordset(${rows}::jsonb) AS (match uuid, seat int, since int, question text, by timestamptz)
    ) WITH ORDINALITY AS a(match, seat, since, question, by, place)
    WHERE EXISTS (SELECT FROM decisions d WHERE ${isIn(columnsOfA)} AND d.due_at <= a.by)`)
  const places = new Set(found.map(({ place }) => Number(place)))
  return asked.filter((_, index) => places.has(index + 1))
}

const columnsOfA: AskedColumns = {
  match: Prisma.sql`a.match`,
  seat: Prisma.sql`a.seat`,
  since: Prisma.sql`a.since`,
  question: Prisma.sql`a.question`,
}

/** Whether the row `d` of the open decisions is the one that is meant. */
const isIn = ({ match, seat, since, question }: AskedColumns): Prisma.Sql =>
  Prisma.sql`d.match_id = ${match} AND d.seat = ${seat} AND d.since = ${since} AND d.question = ${question}`
