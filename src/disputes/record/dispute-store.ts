import { accountName } from '../../accounts/index.ts'
import type { MatchRecord } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type Dispute, withPeople } from './dispute.ts'

/** A dispute of a match, by its number. @throws Problem not-found */
export async function existingDispute({ database }: Platform, match: string, number: number): Promise<Dispute> {
  const where = { matchId_number: { matchId: match, number } }
  const dispute = await database.prisma.dispute.findUnique({ where, include: withPeople })
  if (dispute === null) throw new Problem('not-found')
  return dispute
}

/** Like `existingDispute`, for an open dispute. @throws Problem not-found, dispute-over */
export async function openDispute(platform: Platform, match: string, number: number): Promise<Dispute> {
  const dispute = await existingDispute(platform, match, number)
  if (dispute.status !== 'open') throw new Problem('dispute-over')
  return dispute
}

/** The disputes of a match before a number, the newest first. */
export function disputesBefore(
  { database }: Platform,
  match: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<Dispute[]> {
  return database.prisma.dispute.findMany({
    where: { matchId: match, ...(before === undefined ? {} : { number: { lt: before } }) },
    include: withPeople,
    orderBy: { number: 'desc' },
    take: limit,
  })
}

/** Whether another open dispute freezes the match, too. */
export async function isFrozenByOthers({ database }: Platform, match: string, number: number): Promise<boolean> {
  const where = { matchId: match, status: 'open', freezes: true, number: { not: number } }
  return (await database.prisma.dispute.count({ where })) > 0
}

/** A match that has not started has no disputes. @throws Problem not-found */
export function requireStarted({ version }: Pick<MatchRecord, 'version'>): void {
  if (version === 0) throw new Problem('not-found')
}

/** A comment on a dispute, with the name of its author; null if there is none. */
export function disputeComment(
  { database }: Platform,
  { match, dispute, place }: { readonly match: string; readonly dispute: number; readonly place: number },
) {
  return database.prisma.disputeComment.findUnique({
    where: { matchId_number_place: { matchId: match, number: dispute, place } },
    include: { account: accountName },
  })
}
