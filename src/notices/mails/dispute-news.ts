import { type Dispute, existingDispute } from '../../disputes/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Words } from '../locales/words.ts'
import { Withhold } from '../outbox/notice.ts'

/** Which dispute a notice is about. */
export interface AboutDispute {
  readonly match: string
  readonly dispute: number
}

/** @throws Withhold if there is no such dispute */
export async function disputeOf(platform: Platform, { match, dispute }: AboutDispute): Promise<Dispute> {
  try {
    return await existingDispute(platform, match, dispute)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') throw new Withhold('cause-gone')
    throw error
  }
}

/** How to name somebody in a dispute: by their present name. */
export function speakerName(
  { seat, account }: Pick<Dispute, 'seat' | 'account'>,
  { dispute: say }: Pick<Words, 'dispute'>,
): string {
  if (account === null) return say.somebody
  return seat === null ? say.administrator(account.name) : account.name
}
