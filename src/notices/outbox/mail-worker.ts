import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { catchingTransport } from '../transport/catcher.ts'
import { readDkim } from '../transport/dkim.ts'
import { connections, smtpTransport } from '../transport/smtp.ts'
import type { MailTransport } from '../transport/transport.ts'
import { delivering } from './deliver.ts'
import { claim, record, type SettledNotice } from './mail-queue.ts'
import type { Notice } from './notice.ts'
import { drained, workLoop } from './work-loop.ts'

export interface NoticeWorker {
  /** Begins to send what is due, and goes on until it is stopped. */
  start(): void
  /** Claims nothing more, waits for what is under way, and hangs up: for good. */
  stop(): Promise<void>
  /** Claims once and sees those notices through. @returns how many they were */
  runOnce(): Promise<number>
  /** Runs until nothing is due. @returns how many notices it saw through */
  drain(): Promise<number>
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Sends the notices of the outbox as mails. Any number of workers may run on one database. */
export function noticeWorker(platform: Platform, log: Log, transport = mailTransport(platform)): NoticeWorker {
  const { prisma } = platform.database
  const tell = delivering(platform, transport, log)
  /** What happened and is not written down yet, because the database was away: mail by mail. */
  const unwritten = new Set<readonly SettledNotice[]>()

  async function runOnce(): Promise<number> {
    await writeDown()
    const notices = await claim(prisma, platform.clock.now(), connections)
    await Promise.all(mailByMail(notices).map(async (batch) => unwritten.add(await seeThrough(batch))))
    await writeDown()
    return notices.length
  }

  /** Before anything new is claimed: a mail that went out is never taken for one that did not. */
  async function writeDown(): Promise<void> {
    for (const dones of unwritten) {
      await record(prisma, dones, platform.clock.now())
      unwritten.delete(dones)
    }
  }

  async function seeThrough(notices: readonly Notice[]): Promise<readonly SettledNotice[]> {
    const dones = await tell(notices)
    for (const { notice, outcome } of dones) {
      const { id, topic, attempts } = notice
      const { status } = outcome
      const reason = 'reason' in outcome ? { reason: outcome.reason } : {}
      const entry = { notice: String(id), topic, attempts, status, ...reason }
      if (status === 'failed') log.error(entry, 'notice failed')
      else if (status === 'retry' || status === 'bounced') log.warn(entry, 'notice not taken')
      else log.info(entry, 'notice done')
    }
    return dones
  }

  const loop = workLoop(platform, runOnce, (error) => log.error({ error }, 'outbox out of reach'))

  return {
    runOnce,
    drain: () => drained(runOnce),
    start: loop.start,
    async stop() {
      await loop.stop()
      transport.close()
    },
  }
}

function mailTransport(platform: Platform): MailTransport {
  const { smtpUrl, mailFrom, dkim } = platform.configuration
  return smtpUrl === undefined ? catchingTransport(platform) : smtpTransport(smtpUrl, mailFrom, dkim && readDkim(dkim))
}

/** Those that are told together, each mail's in the order in which they were written. */
function mailByMail(notices: readonly Notice[]): Notice[][] {
  const mails = new Map<string | bigint, Notice[]>()
  for (const notice of notices.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const mail = notice.isShared && notice.accountId !== null ? notice.accountId : notice.id
    mails.set(mail, [...(mails.get(mail) ?? []), notice])
  }
  return [...mails.values()]
}
