import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { drain, type Found, workLoop } from '../../platform/work-loop.ts'
import type { Notice, NoticeOutcome } from '../record/notice.ts'
import { catchingTransport } from '../transport/catcher.ts'
import { readDkim } from '../transport/dkim.ts'
import { connections, smtpTransport } from '../transport/smtp.ts'
import type { MailTransport } from '../transport/transport.ts'
import { delivering } from './deliver.ts'
import {
  type Claim,
  claimNotices,
  nextNotice,
  recordNotices,
  type SettledNotice,
  type TakenNotice,
  takenReason,
} from './mail-queue.ts'

export interface MailWorker {
  /** Sends what is due until it is stopped. */
  start(): void
  /** Claims nothing more, waits for what is under way, and closes its connections for good. */
  stop(): Promise<void>
  /** Claims once, including notices that still rest, and delivers them. @returns how many there were */
  runOnce(): Promise<number>
  /** Runs until nothing is due. @returns how many notices it handled */
  drain(): Promise<number>
}

/** What the log says of a notice. */
interface Logged {
  readonly notice: TakenNotice
  readonly outcome: NoticeOutcome
}

/** Sends the notices of the outbox as mails. Any number of workers may run on one database. */
export function mailWorker(platform: Platform, log: Log, transport = mailTransport(platform)): MailWorker {
  const { prisma } = platform.database
  const deliver = delivering(platform, transport, log)
  /** Outcomes that are not recorded yet, because mails are still under way or the database was unreachable. */
  const unrecorded: SettledNotice[] = []

  async function deliverDue(claim: Pick<Claim, 'leavesResting'>): Promise<number> {
    await recordOutcomes()
    const { notices, taken } = await claimNotices(prisma, platform.clock.now(), { ...claim, limit: connections })
    for (const notice of taken) logOutcome({ notice, outcome: { status: 'withheld', reason: takenReason } })
    const delivered = mailByMail(notices).map(async (mail) => {
      const settled = await deliver(mail)
      unrecorded.push(...settled)
      for (const one of settled) logOutcome(one)
    })
    await Promise.all(delivered)
    await recordOutcomes()
    return notices.length
  }

  async function poll(): Promise<Found> {
    const count = await deliverDue({ leavesResting: true })
    if (count === 0) return 'nothing'
    return count < connections ? 'done' : 'more'
  }

  /** Runs before anything new is claimed, so that a mail that went out is not sent again. */
  async function recordOutcomes(): Promise<void> {
    if (unrecorded.length === 0) return
    await recordNotices(prisma, unrecorded, platform.clock.now())
    unrecorded.length = 0
  }

  function logOutcome({ notice: { id, topic, attempts }, outcome }: Logged): void {
    const { status } = outcome
    const reason = 'reason' in outcome ? { reason: outcome.reason } : {}
    const entry = { notice: String(id), topic, attempts, status, ...reason }
    if (status === 'failed') log.error(entry, 'notice failed')
    else if (status === 'retry' || status === 'bounced') log.warn(entry, 'notice not taken')
    else log.info(entry, 'notice done')
  }

  const loop = workLoop(platform.clock, {
    poll,
    next: () => nextNotice(prisma, platform.clock.now()),
    failed: (error) => log.error({ error }, 'outbox out of reach'),
  })
  platform.signals.onNoticesWritten(loop.wake)

  const runOnce = () => deliverDue({ leavesResting: false })

  return {
    runOnce,
    drain: () => drain(runOnce),
    start: loop.start,
    async stop() {
      await loop.stop()
      // The database may be back since the last poll. A mail whose outcome is not recorded would be sent again.
      await recordOutcomes().catch((error: unknown) => log.error({ error }, 'outcomes not recorded'))
      transport.close()
    },
  }
}

function mailTransport(platform: Platform): MailTransport {
  const { smtpUrl, mailFrom, dkim } = platform.configuration
  return smtpUrl === undefined ? catchingTransport(platform) : smtpTransport(smtpUrl, mailFrom, dkim && readDkim(dkim))
}

/** Groups notices by mail, each group in the order in which they were written. */
function mailByMail(notices: readonly Notice[]): Notice[][] {
  const mails = new Map<string | bigint, Notice[]>()
  for (const notice of notices.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const mail = notice.isShared && notice.accountId !== null ? notice.accountId : notice.id
    mails.set(mail, [...(mails.get(mail) ?? []), notice])
  }
  return [...mails.values()]
}
