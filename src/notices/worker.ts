import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { nextTry } from './back-off.ts'
import { compose } from './compose.ts'
import { type Notice, type Outcome, Withhold } from './notice.ts'
import { claim, record } from './queue.ts'
import { catchingTransport } from './transport/catcher.ts'
import { connections, smtpTransport } from './transport/smtp.ts'
import { type MailTransport, NotTaken } from './transport/transport.ts'

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

/** Other processes write notices too, and what was put off becomes due: so it looks each second. */
const lookEachMilliseconds = 1000

/** Sends the notices of the outbox as mails. Any number of workers may run on one database. */
export function noticeWorker(platform: Platform, log: Log, transport = mailTransport(platform)): NoticeWorker {
  const { prisma } = platform.database
  /** What happened and is not written down yet, because the database was away. */
  const unwritten = new Map<bigint, { notice: Notice; outcome: Outcome }>()
  let loop: Promise<void> | undefined
  let stopping = false
  let woken = false
  let endNap = () => {}

  async function runOnce(): Promise<number> {
    await writeDown()
    const notices = await claim(prisma, platform.clock.now(), connections)
    await Promise.all(
      notices.map(async (notice) => unwritten.set(notice.id, { notice, outcome: await seeThrough(notice) })),
    )
    await writeDown()
    return notices.length
  }

  /** Before anything new is claimed: a mail that went out is never taken for one that did not. */
  async function writeDown(): Promise<void> {
    for (const [id, { notice, outcome }] of unwritten) {
      await record(prisma, notice, outcome, platform.clock.now())
      unwritten.delete(id)
    }
  }

  async function seeThrough(notice: Notice): Promise<Outcome> {
    const outcome = await tell(notice)
    const { id, topic, attempts } = notice
    const { status } = outcome
    const entry = {
      notice: String(id),
      topic,
      attempts,
      status,
      ...('reason' in outcome ? { reason: outcome.reason } : {}),
    }
    if (status === 'failed') log.error(entry, 'notice failed')
    else if (status === 'retry') log.warn(entry, 'notice put off')
    else log.info(entry, 'notice done')
    return outcome
  }

  async function tell(notice: Notice): Promise<Outcome> {
    try {
      const mail = await compose(platform, notice)
      // Composing waited for the database: another worker may have taken over by now.
      if (platform.clock.now() >= notice.lockedUntil) return putOff(notice, 'lease expired')
      await transport.send(mail)
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof Withhold) return { status: 'withheld', reason: error.reason }
      if (error instanceof NotTaken && error.permanent) return { status: 'failed', reason: error.reason }
      if (error instanceof NotTaken) return putOff(notice, error.reason)
      log.error({ notice: String(notice.id), fault: faultOf(error) }, 'notice could not be made into a mail')
      return putOff(notice, 'fault')
    }
  }

  function putOff(notice: Notice, reason: string): Outcome {
    const at = nextTry(notice.attempts, platform.clock.now())
    return at ? { status: 'retry', reason, at } : { status: 'failed', reason }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false
      try {
        if ((await runOnce()) > 0) continue
      } catch (error) {
        log.error({ fault: faultOf(error) }, 'outbox out of reach')
      }
      if (!woken) await nap()
    }
  }

  function nap(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookEachMilliseconds)
      endNap = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake(): void {
    woken = true
    endNap()
  }

  platform.outbox.onWritten(wake)

  return {
    runOnce,
    async drain() {
      let seen = 0
      for (let more = await runOnce(); more > 0; more = await runOnce()) seen += more
      return seen
    },
    start() {
      stopping = false
      loop ??= run()
    },
    async stop() {
      stopping = true
      wake()
      await loop
      loop = undefined
      transport.close()
    },
  }
}

function mailTransport(platform: Platform): MailTransport {
  const { smtpUrl, mailFrom } = platform.configuration
  return smtpUrl === undefined ? catchingTransport(platform) : smtpTransport(smtpUrl, mailFrom)
}

/** Where an error came from, without its message: that may quote an address, a token or a mail. */
function faultOf(error: unknown): { name: string; stack: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] }
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return { name: error.name, stack: lines.filter((line) => /^at \S/.test(line)) }
}
