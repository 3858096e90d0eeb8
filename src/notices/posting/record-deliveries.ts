import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import { staleUse } from '../../platform/last-use.ts'
import { isStillClaimed, stillClaimed } from '../../platform/lease-queue.ts'
import { noticeRow } from '../../platform/outbox.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import type { Claimed, ClaimedPost, ClaimedPush, DeliveryOutcome } from '../deliveries/delivery.ts'

/** How long every delivery to a webhook must fail before it is switched off. */
const daysOfPatience = 7

/** A claimed delivery, and its outcome. */
export interface SettledDelivery {
  readonly claimed: Claimed
  readonly outcome: DeliveryOutcome
}

/**
 * Records the outcomes of deliveries; once more is no harm. Success is always recorded; anything else only while the
 * claim is ours, so that a slow worker does not undo what another one did.
 * @returns whether it queued a notice
 */
export async function recordDeliveries(
  prisma: PrismaClient,
  settled: readonly SettledDelivery[],
  now: Date,
): Promise<boolean> {
  const delivered: Delivered[] = []
  let isNoticeQueued = false
  for (const { claimed, outcome } of settled) {
    if (outcome.kind === 'delivered') delivered.push({ claimed, outcome })
    else if (await recordUndelivered(prisma, claimed, outcome, now)) isNoticeQueued = true
  }
  if (delivered.length > 0) await recordDelivered(prisma, delivered, now)
  return isNoticeQueued
}

type FailedAttempt = Extract<DeliveryOutcome, { kind: 'retry' | 'failed' }>
type DeliveredOutcome = Extract<DeliveryOutcome, { kind: 'delivered' }>

interface Delivered {
  readonly claimed: Claimed
  readonly outcome: DeliveredOutcome
}

/**
 * Records first that the receivers work: if the process ends in between, their deliveries are posted again. Each
 * statement locks rows of one table, since a session that ends deletes its subscription before the deliveries.
 */
async function recordDelivered(prisma: PrismaClient, delivered: readonly Delivered[], now: Date): Promise<void> {
  const unused = [{ usedAt: null }, { usedAt: { lte: staleUse(now) } }]
  const webhooks = delivered.flatMap(({ claimed: { webhook } }) => webhook ?? [])
  if (webhooks.length > 0) {
    await prisma.webhook.updateMany({
      where: { id: { in: webhooks }, OR: [{ failingSince: { not: null } }, ...unused] },
      data: { failingSince: null, usedAt: now },
    })
  }
  const subscriptions = delivered.flatMap(({ claimed }) => (claimed.webhook === null ? claimed.subscription : []))
  if (subscriptions.length > 0) {
    await prisma.pushSubscription.updateMany({
      where: { id: { in: subscriptions }, OR: unused },
      data: { usedAt: now },
    })
  }
  const rows = JSON.stringify(delivered.map(({ claimed: { id }, outcome: { answer } }) => ({ id, answer })))
  await prisma.$executeRaw`
    UPDATE deliveries d SET status = 'delivered', answer = r.answer, fault = NULL, done_at = ${now}::timestamptz,
      locked_until = NULL
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, answer int) WHERE d.id = r.id`
}

/** @returns whether it queued a notice */
async function recordUndelivered(
  prisma: PrismaClient,
  claimed: Claimed,
  outcome: Exclude<DeliveryOutcome, { kind: 'delivered' }>,
  now: Date,
): Promise<boolean> {
  switch (outcome.kind) {
    case 'barred':
      await prisma.delivery.updateMany({
        where: stillClaimed(claimed),
        data: { status: 'failed', answer: null, fault: outcome.fault, doneAt: now, lockedUntil: null },
      })
      return false
    case 'put-off':
      await prisma.delivery.updateMany({
        where: stillClaimed(claimed),
        data: { attempts: { decrement: 1 }, fault: outcome.fault, dueAt: outcome.until, lockedUntil: null },
      })
      return false
    case 'retry':
    case 'failed':
      if (claimed.webhook !== null) return recordUnposted(prisma, claimed, outcome, now)
      await recordUnpushed(prisma, claimed, outcome, now)
      return false
    default:
      return outcome satisfies never
  }
}

/** Records a failed push. A subscription that its push service no longer has is deleted, with its deliveries. */
async function recordUnpushed(
  prisma: PrismaClient,
  claimed: ClaimedPush,
  outcome: FailedAttempt,
  now: Date,
): Promise<void> {
  if (outcome.kind === 'failed' && outcome.gone) {
    await prisma.pushSubscription.deleteMany({ where: { id: claimed.subscription } })
    return
  }
  await prisma.delivery.updateMany({
    where: stillClaimed(claimed),
    data: {
      answer: outcome.answer,
      fault: outcome.fault,
      lockedUntil: null,
      ...(outcome.kind === 'failed' ? { status: 'failed', doneAt: now } : { dueAt: outcome.at }),
    },
  })
}

/**
 * Records a failed attempt in one statement: the delivery, since when its webhook has failed and, if that is long
 * enough, that the webhook is switched off, with a notice about it.
 */
async function recordUnposted(
  prisma: PrismaClient,
  claimed: ClaimedPost,
  outcome: FailedAttempt,
  now: Date,
): Promise<boolean> {
  const { id, webhook, account } = claimed
  const { kind, answer, fault } = outcome
  const gone = kind === 'failed' && outcome.gone
  const key = `webhook-off/${webhook}/${now.toISOString()}`
  const row = noticeRow({ key, accountId: account, matchId: null, draft: { topic: 'webhook-off', webhook } })
  const queued = await prisma.$executeRaw`
    WITH failed AS (
      UPDATE deliveries d SET answer = ${answer}::int, fault = ${fault}::text, locked_until = NULL,
        status = ${kind === 'failed' ? 'failed' : 'pending'}::delivery_status,
        due_at = COALESCE(${kind === 'retry' ? outcome.at : null}::timestamptz, due_at),
        done_at = ${kind === 'failed' ? now : null}::timestamptz
      WHERE d.id = ${id}::uuid AND ${isStillClaimed(Prisma.sql`d`, claimed.lockedUntil)}
      RETURNING webhook_id
    ), failing AS (
      UPDATE webhooks w SET failing_since = ${now}::timestamptz FROM failed f
      WHERE w.id = f.webhook_id AND w.failing_since IS NULL AND NOT ${gone}::boolean
    ), off AS (
      UPDATE webhooks w SET off_at = ${now}::timestamptz, off_by = ${gone ? 'gone' : 'failures'} FROM failed f
      WHERE w.id = f.webhook_id AND w.off_at IS NULL
        AND (${gone}::boolean OR w.failing_since <= ${daysAfter(now, -daysOfPatience)}::timestamptz)
      RETURNING w.account_id
    )
    ${queueRows(Prisma.sql`
      SELECT ${row.key}, account_id, NULL::uuid, ${row.topic}, ${JSON.stringify(row.payload)}::jsonb,
        ${row.dueAt}::timestamptz
      FROM off`)}`
  return queued > 0
}
