import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'

/** In how many matches an account may wait for others at the same time. */
const mostOpenMatches = 50

export const tooManyOpenMatches = (): Problem =>
  new Problem('too-many-open-matches', { params: { most: mostOpenMatches } })

/** Refuses an account that waits in as many open matches as it may. @throws Problem too-many-open-matches */
export async function keepToLimit({ database }: Platform, account: string): Promise<void> {
  const waiting = await database.prisma.participant.count({ where: { accountId: account, match: { status: 'open' } } })
  if (waiting >= mostOpenMatches) throw tooManyOpenMatches()
}

/**
 * Whether an account may wait in one more match: the condition of the statement that seats it. Only a transaction that
 * holds the account alone counts the matches of all its concurrent requests.
 */
export const mayWaitInOneMore = (account: string): Prisma.Sql => Prisma.sql`${mostOpenMatches}::int > (
  SELECT count(*) FROM participants p JOIN matches o ON o.id = p.match_id
  WHERE p.account_id = ${account}::uuid AND o.status = 'open')`
