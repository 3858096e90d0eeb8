import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { MatchRecord } from '../record/record.ts'

/** How reliable somebody is: of a hundred decisions, how many were made in time. */
export interface Reliability {
  /** Rounded down, so that 100 means all; null as long as there are too few decisions. */
  readonly share: number | null
  readonly decisions: number
}

/** So many decisions before anything is said of somebody. */
export const fewestDecisions = 20

export function reliabilityFrom({ inTime, late }: { readonly inTime: number; readonly late: number }): Reliability {
  const decisions = inTime + late
  return { share: decisions < fewestDecisions ? null : Math.floor((100 * inTime) / decisions), decisions }
}

/** How reliable an account is in matches that are not private: all of that could be seen there. */
export async function reliabilityOf({ database }: Pick<Platform, 'database'>, account: string): Promise<Reliability> {
  const { _sum: sums } = await database.prisma.participant.aggregate({
    where: { accountId: account, match: { private: false } },
    _sum: { inTime: true, late: true },
  })
  return reliabilityFrom({ inTime: sums.inTime ?? 0, late: sums.late ?? 0 })
}

/** @throws Problem not-reliable-enough, where the match asks for more than the account has shown */
export async function requireReliable(
  platform: Platform,
  account: string,
  { reliability: needed }: Pick<MatchRecord, 'reliability'>,
): Promise<void> {
  if (needed === null) return
  const { share: yours } = await reliabilityOf(platform, account)
  if (yours === null || yours < needed) throw new Problem('not-reliable-enough', { params: { needed, yours } })
}
