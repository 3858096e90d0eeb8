import type { Prisma } from '../../generated/prisma/client.ts'
import { decisionId } from '../../journal/decisions.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchRecord, withRoster } from '../record/find-match.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import { holders } from '../record/seats.ts'
import type { DecisionKey } from './deadlines.ts'

/** An open decision of an account that has a deadline. */
export interface OwnDeadline {
  readonly record: MatchRecord
  readonly open: OpenRow
  readonly dueAt: Date
  /** How often the deadline has moved. */
  readonly moves: number
}

/** The deadlines that run for an account, by match, the oldest match first. */
export async function ownDeadlines({ database: { prisma } }: Platform, account: string): Promise<OwnDeadline[]> {
  // While a match is frozen by a dispute, its deadlines do not run.
  const where: Prisma.MatchWhereInput = {
    status: 'running',
    frozenAt: null,
    participants: { some: { accountId: account, seat: { not: null } } },
  }
  const rows = await prisma.match.findMany({
    where,
    include: withRoster,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const decisions = await prisma.decision.findMany({
    where: { match: where },
    select: { matchId: true, seat: true, question: true, since: true, moves: true },
  })
  const moved = new Map(decisions.map(({ matchId, moves, ...open }) => [`${matchId}.${decisionId(open)}`, moves]))
  return rows.map(matchRecord).flatMap((record) => {
    const own = holders(record).find((holder) => holder.account === account && holder.leftAt === null)
    return record.decisions.flatMap((open) =>
      open.seat === own?.seat && open.dueAt !== null
        ? [{ record, open, dueAt: open.dueAt, moves: moved.get(`${record.id}.${decisionId(open)}`) ?? 0 }]
        : [],
    )
  })
}

/** The deadline of an open decision; null if it has none, or is no longer open. */
export async function dueAtOf({ database }: Platform, match: string, decision: DecisionKey): Promise<Date | null> {
  const { seat, question, since } = decision
  const where = { matchId: match, seat, question, since }
  const open = await database.prisma.decision.findFirst({ where, select: { dueAt: true } })
  return open?.dueAt ?? null
}
