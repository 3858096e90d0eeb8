import type { Jitter } from '../../platform/back-off.ts'
import { millisecondsAnHour } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { drained, type Found, workLoop } from '../../platform/work-loop.ts'
import { chatBody } from './chat.ts'
import { barTo, type Claimed, type DeliveryOutcome } from './delivery.ts'
import { forgetOld } from './delivery-log.ts'
import { deliveryOutcome } from './delivery-outcome.ts'
import { claimDeliveries, nextDelivery, recordDelivery } from './delivery-queue.ts'
import { fanOut } from './fan-out.ts'
import { chatFormatOf } from './formats.ts'
import { type Poster, poster, type ReceiverAnswer } from './post.ts'
import { signature } from './secret.ts'

export interface WebhookWorker {
  /** Makes deliveries of new notices, and posts what is due, until it is stopped. */
  start(): void
  /** Claims nothing more, and waits for what is under way. */
  stop(): Promise<void>
  /** Polls once, and handles what it finds. @returns how many notices and deliveries there were */
  runOnce(): Promise<number>
  /** Runs until there is nothing to do. @returns how many notices and deliveries it handled */
  drain(): Promise<number>
}

interface Surroundings {
  readonly post?: Poster
  readonly jitter?: Jitter
}

/** How many deliveries run at once, so that a slow receiver holds up nobody else. */
const mostUnderWay = 50
const forgetEachMilliseconds = millisecondsAnHour

/** Posts notices to the webhooks of their people. Any number of workers may run on one database. */
export function webhookWorker(platform: Platform, log: Log, surroundings: Surroundings = {}): WebhookWorker {
  const { post = poster(platform.configuration.webhooksPrivate), jitter = Math.random } = surroundings
  const { clock, secrets, database } = platform
  const underWay = new Set<Promise<void>>()
  let forgottenAt = 0
  const loop = workLoop(clock, {
    poll,
    next: () => nextDelivery(database.prisma, clock.now()),
    failed: (error) => log.error({ error }, 'deliveries out of reach'),
  })
  platform.outbox.onWritten(loop.wake)

  async function poll(): Promise<Found> {
    // With nothing free, more would be due all the time.
    if (underWay.size >= mostUnderWay) await Promise.race(underWay)
    const free = mostUnderWay - underWay.size
    const { handed, begun } = await postDue(free)
    if (begun === free) return 'some'
    return handed + begun === 0 ? 'nothing' : 'all'
  }

  /** Makes deliveries of new notices, and begins to post what is due, up to a limit. @returns how many */
  async function postDue(limit: number): Promise<{ readonly handed: number; readonly begun: number }> {
    const handed = await fanOut(platform)
    const now = clock.now()
    const due = await claimDeliveries(database.prisma, now, limit)
    for (const claimed of due) begin(claimed)
    if (now.getTime() - forgottenAt >= forgetEachMilliseconds) {
      forgottenAt = now.getTime()
      await forgetOld(platform)
    }
    return { handed, begun: due.length }
  }

  function begin(claimed: Claimed): void {
    const done = deliverAndRecord(claimed)
      .catch((error: unknown) => log.error({ delivery: claimed.id, error }, 'delivery could not be recorded'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }

  /** If the outcome cannot be recorded, it is posted again when the lease expires: rather twice than never. */
  async function deliverAndRecord(claimed: Claimed): Promise<void> {
    const outcome = await deliver(claimed)
    const isNoticeQueued = await recordDelivery(database.prisma, claimed, outcome, clock.now())
    logOutcome(claimed, outcome)
    if (isNoticeQueued) platform.outbox.written()
    if (outcome.kind === 'missed') loop.wake() // it is due again sooner than its lease ends
  }

  async function deliver(claimed: Claimed): Promise<DeliveryOutcome> {
    const bar = barTo(claimed, clock.now())
    if (bar !== undefined) return { kind: 'barred', fault: bar }
    return deliveryOutcome(await posted(claimed), claimed, clock.now(), jitter)
  }

  async function posted(claimed: Claimed): Promise<ReceiverAnswer> {
    try {
      const chat = chatFormatOf(claimed.format)
      const agent = { 'user-agent': `Paquebot (+${platform.publicUrl()})` }
      if (chat) return await post({ url: claimed.url, headers: agent, body: await chatBody(platform, chat, claimed) })
      const signed = signature(secrets, claimed, clock.now())
      return await post({ url: claimed.url, headers: { ...signed, ...agent }, body: claimed.body })
    } catch (error) {
      log.error({ delivery: claimed.id, error }, 'no delivery made')
      return { fault: 'fault' }
    }
  }

  /** Logs no address, since it may contain secrets of its owner. */
  function logOutcome({ id: delivery, webhook, topic, attempts }: Claimed, outcome: DeliveryOutcome): void {
    const entry = { delivery, webhook, topic, attempts, ...outcome }
    if (outcome.kind === 'delivered') log.info(entry, 'delivery done')
    else log.warn(entry, 'delivery missed')
  }

  async function runOnce(): Promise<number> {
    const { handed, begun } = await postDue(mostUnderWay)
    await Promise.all(underWay)
    return handed + begun
  }

  return {
    runOnce,
    drain: () => drained(runOnce),
    start: loop.start,
    async stop() {
      await loop.stop()
      await Promise.all(underWay)
    },
  }
}
