import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { MatchRecord } from '../record/record.ts'
import { addedTimes, type UsualTime, usualTime } from './answer-times.ts'

/** How reliable a player is. */
interface Reliability {
  /** The percentage of decisions made in time, rounded down, so that 100 means all; null with too few decisions. */
  readonly share: number | null
  readonly decisions: number
}

/** With fewer decisions, a player has no percentage. */
export const fewestDecisions = 20

/** How reliable somebody is, from how many of their decisions were made in time and how many were not. */
export function reliabilityFrom({ inTime, late }: { readonly inTime: number; readonly late: number }): Reliability {
  const decisions = inTime + late
  return { share: decisions < fewestDecisions ? null : Math.floor((100 * inTime) / decisions), decisions }
}

/** How reliable an account is in its public matches, where everybody could see its decisions. */
export async function reliabilityOf({ database }: Pick<Platform, 'database'>, account: string): Promise<Reliability> {
  const { _sum: sums } = await database.prisma.participant.aggregate({
    where: { accountId: account, match: { private: false } },
    _sum: { inTime: true, late: true },
  })
  return reliabilityFrom({ inTime: sums.inTime ?? 0, late: sums.late ?? 0 })
}

/** How long an account usually takes to answer in its public matches; null for too few answers. */
export async function usualTimeOf(
  { database }: Pick<Platform, 'database'>,
  account: string,
): Promise<UsualTime | null> {
  const played = await database.prisma.participant.findMany({
    where: { accountId: account, match: { private: false } },
    select: { answerTimes: true },
  })
  return usualTime(addedTimes(played.map(({ answerTimes }) => answerTimes))) ?? null
}

/** Refuses an account that is less reliable than the match demands. @throws Problem not-reliable-enough */
export async function requireReliable(
  platform: Platform,
  account: string,
  { reliability: needed }: Pick<MatchRecord, 'reliability'>,
): Promise<void> {
  if (needed === null) return
  const { share: yours } = await reliabilityOf(platform, account)
  if (yours === null || yours < needed) throw new Problem('not-reliable-enough', { params: { needed, yours } })
}
