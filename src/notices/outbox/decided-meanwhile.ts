import { takenDecisions } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Notice, readDraft } from './notice.ts'

/**
 * Which notices of a mail to an account ask for a decision that it has made in the meantime. Composing would find out,
 * too, but reads a match for each notice. Of many turns in one mail, most have been taken by the time it is sent.
 */
export async function decidedMeanwhile(
  platform: Platform,
  account: string,
  notices: readonly Notice[],
): Promise<ReadonlySet<Notice>> {
  if (notices.length < 2) return new Set()
  const asking = notices.flatMap((notice) => {
    const { success, data } = readDraft(notice)
    return success && (data.topic === 'your-turn' || data.topic === 'deadline-near') ? [{ ...data, notice }] : []
  })
  if (asking.length === 0) return new Set()
  return new Set((await takenDecisions(platform, account, asking)).map(({ notice }) => notice))
}
