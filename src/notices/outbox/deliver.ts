import type { FastifyBaseLogger } from 'fastify'
import { nextTry } from '../../platform/back-off.ts'
import { loggedFault } from '../../platform/logged-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ComposedNotice, compose } from '../letters/compose.ts'
import { mailOf } from '../letters/mail-of-letters.ts'
import { withoutDoubles } from '../letters/merge.ts'
import { type MailTransport, NotTaken } from '../transport/transport.ts'
import { whatWaits } from './digest.ts'
import type { SettledNotice } from './mail-queue.ts'
import { mailWaits } from './mail-waits.ts'
import { type Notice, type NoticeOutcome, Withhold } from './notice.ts'

type Log = Pick<FastifyBaseLogger, 'error'>

/** Tells notices to their person in one mail. @returns what became of each */
export type Deliver = (notices: readonly Notice[]) => Promise<SettledNotice[]>

export function delivering(platform: Platform, transport: MailTransport, log: Log): Deliver {
  return async (notices) => {
    const dones: SettledNotice[] = []
    try {
      const due = await withoutWaiting(notices, dones)
      const told = await composed(due, dones)
      if (told.length > 0) dones.push(...(await sent(told)))
    } catch (error) {
      const open = notices.filter(({ id }) => !dones.some(({ notice }) => notice.id === id))
      log.error({ notices: open.map(({ id }) => String(id)), fault: loggedFault(error) }, 'notices could not be told')
      dones.push(...putOff(open, 'fault'))
    }
    return dones
  }

  /** What is not to be mailed later. */
  async function withoutWaiting(notices: readonly Notice[], dones: SettledNotice[]): Promise<readonly Notice[]> {
    const [first] = notices
    if (!first?.isShared || first.accountId === null) return notices
    const account = await platform.database.prisma.account.findUnique({ where: { id: first.accountId } })
    const waiting = account ? await whatWaits(platform, account, notices) : undefined
    return notices.filter((notice) => {
      const wait = waiting?.get(notice.id)
      if (wait) dones.push({ notice, outcome: { status: 'put-off', reason: wait.reason, at: wait.until } })
      return !wait
    })
  }

  /** What is true and wanted. One that cannot be made into a mail does not hold up the others. */
  async function composed(notices: readonly Notice[], dones: SettledNotice[]): Promise<ComposedNotice[]> {
    const told: ComposedNotice[] = []
    for (const notice of notices) {
      try {
        told.push(await compose(platform, notice))
      } catch (error) {
        if (error instanceof Withhold) {
          dones.push({ notice, outcome: { status: 'withheld', reason: error.reason } })
          continue
        }
        log.error({ notice: String(notice.id), fault: loggedFault(error) }, 'notice could not be made into a mail')
        dones.push(...putOff([notice], 'fault'))
      }
    }
    return told
  }

  async function sent(told: readonly ComposedNotice[]): Promise<SettledNotice[]> {
    const notices = told.map(({ notice }) => notice)
    const [first, ...others] = withoutDoubles(told)
    if (!first) throw new Error('nothing is left to tell')
    const mail = mailOf(platform, [first, ...others])
    // Composing waited for the database: another worker may have taken over by now.
    if (platform.clock.now() >= first.notice.lockedUntil) return putOff(notices, 'lease expired')
    try {
      await transport.send(mail)
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      const { reason, permanent, nobodyThere } = error
      if (nobodyThere) return all(notices, { status: 'bounced', reason, address: mail.to.address })
      return permanent ? all(notices, { status: 'failed', reason }) : putOff(notices, reason)
    }
    return notices.map((notice) => {
      const isFirst = notice.id === first.notice.id
      return { notice, outcome: isFirst ? { status: 'sent' } : { status: 'merged', into: first.notice.id } }
    })
  }

  /** Tries them again, and together: when the one that has failed most often is to be. */
  function putOff(notices: readonly Notice[], reason: string): SettledNotice[] {
    const tries = notices.map((notice) => ({ notice, at: nextTry(mailWaits, notice.attempts, platform.clock.now()) }))
    const at = new Date(Math.max(...tries.map((each) => each.at?.getTime() ?? 0)))
    return tries.map(({ notice, at: own }) => {
      return { notice, outcome: own ? { status: 'retry', reason, at } : { status: 'failed', reason } }
    })
  }
}

const all = (notices: readonly Notice[], outcome: NoticeOutcome): SettledNotice[] =>
  notices.map((notice) => ({ notice, outcome }))
