import { ownerById } from '../../accounts/index.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { requestsBehind } from '../../matches/index.ts'
import { nextTry } from '../../platform/back-off.ts'
import type { Log } from '../../platform/log.ts'
import { loggedFault } from '../../platform/logged-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { trace } from '../../platform/traces/traces.ts'
import { compose } from '../facts/compose.ts'
import { mailOf } from '../letters/mail-of-letters.ts'
import { type ComposedNotice, withoutDuplicates } from '../letters/merge.ts'
import { mailWaits } from '../record/mail-waits.ts'
import { type Notice, type NoticeOutcome, readDraft, Withhold } from '../record/notice.ts'
import { type MailTransport, SendError } from '../transport/transport.ts'
import type { SettledNotice } from './mail-queue.ts'
import { putOff } from './put-off.ts'

/** Delivers notices to one person in one mail. @returns the outcome of each */
type Deliver = (notices: readonly Notice[]) => Promise<SettledNotice[]>

/** How notices become a mail. A fault settles those that are still open, so every notice gets an outcome. */
export function delivering(platform: Platform, transport: MailTransport, log: Log): Deliver {
  return async (notices) => {
    const settled: SettledNotice[] = []
    try {
      // All notices of a mail are for one account, which is read once.
      const accountId = notices[0]?.accountId ?? null
      const reader = accountId === null ? null : await ownerById(platform.database, accountId)
      const waiting = reader === null ? [] : await putOff(platform, reader, notices)
      settled.push(...waiting)
      const due = notices.filter((notice) => !waiting.some((one) => one.notice === notice))
      const { composed, others } = await composeAll(due, reader)
      settled.push(...others)
      if (composed.length > 0) settled.push(...(await send(composed)))
    } catch (error) {
      const open = notices.filter(({ id }) => !settled.some(({ notice }) => notice.id === id))
      log.error(
        { notices: open.map(({ id }) => String(id)), fault: loggedFault(error) },
        'notices could not be delivered',
      )
      settled.push(...retryLater(open, 'fault'))
    }
    return settled
  }

  /**
   * Composes the notices that are still true and wanted; the others are settled. One that cannot be composed does not
   * hold up the rest.
   */
  async function composeAll(
    notices: readonly Notice[],
    reader: Account | null,
  ): Promise<{ readonly composed: readonly ComposedNotice[]; readonly others: readonly SettledNotice[] }> {
    const composed: ComposedNotice[] = []
    const others: SettledNotice[] = []
    for (const notice of notices) {
      try {
        composed.push(await compose(platform, notice, reader))
      } catch (error) {
        if (error instanceof Withhold) {
          others.push({ notice, outcome: { status: 'withheld', reason: error.reason } })
          continue
        }
        log.error({ notice: String(notice.id), fault: loggedFault(error) }, 'notice could not be composed')
        others.push(...retryLater([notice], 'fault'))
      }
    }
    return { composed, others }
  }

  async function send(composed: readonly ComposedNotice[]): Promise<SettledNotice[]> {
    const notices = composed.map(({ notice }) => notice)
    const [first, ...others] = composed.length === 1 ? composed : withoutDuplicates(composed)
    if (!first) throw new Error('no notice is left to send')
    const mail = mailOf(platform, [first, ...others], await requestsBehind(platform, notices.flatMap(causedBy)))
    // Composing takes time: if the lease has expired, another worker may have claimed these notices.
    if (platform.clock.now() >= first.notice.lockedUntil) return retryLater(notices, 'lease expired')
    try {
      await trace(platform.traces, mail.requests, 'mail', () => transport.send(mail))
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      const { reason, permanent, noSuchAddress } = error
      if (noSuchAddress) return all(notices, { status: 'bounced', reason, address: mail.to.address })
      return permanent ? all(notices, { status: 'failed', reason }) : retryLater(notices, reason)
    }
    return notices.map((notice) => {
      const isFirst = notice.id === first.notice.id
      return { notice, outcome: isFirst ? { status: 'sent' } : { status: 'merged', into: first.notice.id } }
    })
  }

  /**
   * Retries notices together, at the time of the one that has failed most often. One that has no attempt left has
   * failed.
   */
  function retryLater(notices: readonly Notice[], reason: string): SettledNotice[] {
    const tries = notices.map((notice) => ({ notice, at: nextTry(mailWaits, notice.attempts, platform.clock.now()) }))
    const at = new Date(Math.max(...tries.map((each) => each.at?.getTime() ?? 0)))
    return tries.map(({ notice, at: own }) => {
      return { notice, outcome: own ? { status: 'retry', reason, at } : { status: 'failed', reason } }
    })
  }
}

/** The entry that a notice was queued with, where the notice names it. */
function causedBy({ topic, payload }: Notice): readonly { readonly match: string; readonly version: number }[] {
  const { data } = readDraft({ topic, payload })
  return data?.topic === 'your-turn' || data?.topic === 'seat-changed' ? [data] : []
}

const all = (notices: readonly Notice[], outcome: NoticeOutcome): SettledNotice[] =>
  notices.map((notice) => ({ notice, outcome }))
