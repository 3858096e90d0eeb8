import { type Dispute, existingDispute } from '../../disputes/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Speaker } from '../mails/dispute-mail.ts'
import { Withhold } from '../record/notice.ts'

/** Which dispute a notice is about. */
export interface AboutDispute {
  readonly match: string
  readonly dispute: number
}

/** The dispute that a notice is about. @throws Withhold if there is no such dispute */
export async function disputeOf(platform: Platform, { match, dispute }: AboutDispute): Promise<Dispute> {
  try {
    return await existingDispute(platform, match, dispute)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') throw new Withhold('cause-gone')
    throw error
  }
}

/** Who has raised a dispute, or commented on it. An administrator has no seat. */
export function speaker({ seat, account }: Pick<Dispute, 'seat' | 'account'>): Speaker {
  return account && { name: account.name, isAdministrator: seat === null }
}
