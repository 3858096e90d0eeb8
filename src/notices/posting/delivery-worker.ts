import type { Jitter } from '../../platform/back-off.ts'
import { millisecondsAnHour } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { drain, type Found, workLoop } from '../../platform/work-loop.ts'
import { barTo, type Claimed, type ClaimedPush, type DeliveryOutcome } from '../deliveries/delivery.ts'
import { forgetOld } from '../deliveries/delivery-log.ts'
import { type Post, type Poster, poster } from '../deliveries/post.ts'
import { pushMessage } from '../push/push-message.ts'
import { pushPost } from '../push/push-post.ts'
import { withdrawTaken } from '../push/withdraw.ts'
import { webhookPost } from '../webhooks/webhook-post.ts'
import { deliveryOutcome } from './delivery-outcome.ts'
import { claimDeliveries, nextDelivery } from './delivery-queue.ts'
import { fanOut } from './fan-out.ts'
import { recordDeliveries, type SettledDelivery } from './record-deliveries.ts'

export interface DeliveryWorker {
  /** Makes deliveries of new notices, posts what is due, and withdraws what is no longer true, until it is stopped. */
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
const mostUnderWay = 100
const forgetEachMilliseconds = millisecondsAnHour

/** Posts notices to the webhooks and browsers of their people. Any number of workers may run on one database. */
export function deliveryWorker(platform: Platform, log: Log, surroundings: Surroundings = {}): DeliveryWorker {
  const { post = poster(platform.configuration.webhooksPrivate), jitter = Math.random } = surroundings
  const { clock, database } = platform
  const underWay = new Set<Promise<void>>()
  /** Outcomes that are not recorded yet: one statement for many takes the database less than one for each. */
  const unrecorded: SettledDelivery[] = []
  let forgottenAt = 0
  const loop = workLoop(clock, {
    poll,
    next: () => nextDelivery(database.prisma, clock.now()),
    failed: (error) => log.error({ error }, 'deliveries out of reach'),
  })
  platform.signals.onNoticesWritten(loop.wake)
  /** A decision may be made without a notice to anybody, so this follows matches; once a second is enough. */
  const withdrawing = workLoop(
    clock,
    {
      poll: async () => ((await withdraw()) > 0 ? 'done' : 'nothing'),
      next: async () => null,
      failed: (error) => log.error({ error }, 'withdrawals out of reach'),
    },
    { afterPoll: 1000 },
  )
  platform.signals.onMatchesChanged(withdrawing.wake)

  async function withdraw(): Promise<number> {
    const withdrawn = await withdrawTaken(platform)
    if (withdrawn > 0) loop.wake()
    return withdrawn
  }

  /** Even if more is due, the loop rests: a claim costs as much for one delivery as for many, so several end first. */
  async function poll(): Promise<Found> {
    return (await postDue()) > 0 ? 'done' : 'nothing'
  }

  /** Makes deliveries of new notices, and begins to post what is due, as much as may run at once. @returns how many */
  async function postDue(): Promise<number> {
    await recordOutcomes()
    const handed = await fanOut(platform)
    const now = clock.now()
    const due = await claimDeliveries(database.prisma, now, mostUnderWay - underWay.size)
    for (const claimed of due) begin(claimed)
    if (now.getTime() - forgottenAt >= forgetEachMilliseconds) {
      forgottenAt = now.getTime()
      await forgetOld(platform)
    }
    return handed + due.length
  }

  function begin(claimed: Claimed): void {
    const done = deliver(claimed).then((outcome) => {
      underWay.delete(done)
      unrecorded.push({ claimed, outcome })
      logOutcome(claimed, outcome)
      loop.wake()
    })
    underWay.add(done)
  }

  /**
   * Runs before anything new is claimed. What is not recorded when the process ends is posted again when the lease
   * expires: rather twice than never.
   */
  async function recordOutcomes(): Promise<void> {
    if (unrecorded.length === 0) return
    const settled = [...unrecorded]
    const isNoticeQueued = await recordDeliveries(database.prisma, settled, clock.now())
    unrecorded.splice(0, settled.length)
    if (isNoticeQueued) platform.signals.noticesWritten()
  }

  async function deliver(claimed: Claimed): Promise<DeliveryOutcome> {
    const bar = barTo(claimed, clock.now())
    if (bar !== undefined) return { kind: 'barred', fault: bar }
    try {
      const made = claimed.webhook === null ? await makePush(claimed) : await webhookPost(platform, claimed)
      if ('kind' in made) return made
      return deliveryOutcome(await post(made, claimed.account), claimed, clock.now(), jitter)
    } catch (error) {
      log.error({ delivery: claimed.id, error }, 'no delivery made')
      return deliveryOutcome({ fault: 'fault' }, claimed, clock.now(), jitter)
    }
  }

  async function makePush(claimed: ClaimedPush): Promise<Post | DeliveryOutcome> {
    const message = await pushMessage(platform, claimed)
    return 'kind' in message ? message : pushPost(platform, claimed, message)
  }

  /** Logs no address, since it may contain secrets of its owner. */
  function logOutcome(claimed: Claimed, outcome: DeliveryOutcome): void {
    const { id: delivery, topic, attempts } = claimed
    const to = claimed.webhook === null ? { subscription: claimed.subscription } : { webhook: claimed.webhook }
    const entry = { delivery, ...to, topic, attempts, ...outcome }
    if (outcome.kind === 'delivered') log.info(entry, 'delivery done')
    else if (outcome.kind === 'put-off') log.info(entry, 'delivery put off')
    else if (outcome.kind === 'retry') log.warn(entry, 'delivery not taken')
    else log.warn(entry, 'delivery failed')
  }

  async function runOnce(): Promise<number> {
    const withdrawn = await withdraw()
    const handled = await postDue()
    await Promise.all(underWay)
    await recordOutcomes()
    return withdrawn + handled
  }

  return {
    runOnce,
    drain: () => drain(runOnce),
    start() {
      loop.start()
      withdrawing.start()
    },
    async stop() {
      await Promise.all([loop.stop(), withdrawing.stop()])
      await Promise.all(underWay)
      // The database may be back since the last poll.
      await recordOutcomes().catch((error: unknown) => log.error({ error }, 'outcomes not recorded'))
    },
  }
}
