import type { Platform } from '../../platform/platform.ts'
import { matchRecord, withRoster } from '../record/find-match.ts'
import { holders, type MatchRecord } from '../record/record.ts'
import type { DecisionKey } from './deadlines.ts'

/** An open decision of an account that has a deadline. */
interface OwnDeadline {
  readonly record: MatchRecord
  readonly decision: DecisionKey
  readonly dueAt: Date
  /** How often the deadline has moved. */
  readonly moves: number
}

/** The deadlines that run for an account, by match, the oldest match first. */
export async function ownDeadlines({ database: { prisma } }: Platform, account: string): Promise<OwnDeadline[]> {
  // While a match is frozen by a dispute, its deadlines do not run.
  const rows = await prisma.match.findMany({
    where: { status: 'running', frozenAt: null, participants: { some: { accountId: account, seat: { not: null } } } },
    include: withRoster,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.flatMap((row) => {
    const record = matchRecord(row)
    const own = holders(record).find((holder) => holder.account === account && holder.leftAt === null)
    return row.decisions.flatMap(({ seat, question, since, dueAt, moves }) =>
      seat === own?.seat && dueAt !== null ? [{ record, decision: { seat, question, since }, dueAt, moves }] : [],
    )
  })
}
