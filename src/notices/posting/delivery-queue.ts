import { accountRows } from '../../accounts/index.ts'
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { claimedFor, isClaimable, isClaimed, isUnclaimed, nextDue } from '../../platform/lease-queue.ts'
import type { Claimed } from '../deliveries/delivery.ts'

/** How long a claim lasts: longer than the slowest answer. If a worker dies, its deliveries wait this long. */
const leaseMilliseconds = 60_000

/** How many deliveries of one account run at once, so that its slow receivers hold up nobody else's. */
const mostOfAccount = 10

/** What deliveries go to: a webhook `w` or a browser `s`, and its account. */
const toReceivers = (delivery: Prisma.Sql) => Prisma.sql`
  LEFT JOIN webhooks w ON w.id = ${delivery}.webhook_id
  LEFT JOIN push_subscriptions s ON s.id = ${delivery}.subscription_id`
const accountOfReceiver = Prisma.sql`COALESCE(w.account_id, s.account_id)`

/**
 * Claims deliveries that are due, taking turns between accounts. Workers that claim at the same moment skip each
 * other's rows.
 */
export function claimDeliveries(prisma: PrismaClient, now: Date, limit: number): Promise<Claimed[]> {
  const [d, row] = [Prisma.sql`d`, Prisma.sql`deliveries`]
  return prisma.$queryRaw<Claimed[]>`
    WITH under_way AS (
      SELECT ${accountOfReceiver} AS account_id, count(*) AS deliveries FROM deliveries d ${toReceivers(d)}
      WHERE ${isClaimed(d, now)} GROUP BY 1
    ), ranked AS (
      SELECT d.id, d.due_at, COALESCE(u.deliveries, 0)
        + row_number() OVER (PARTITION BY ${accountOfReceiver} ORDER BY d.due_at, d.id) AS turn
      FROM deliveries d ${toReceivers(d)} LEFT JOIN under_way u ON u.account_id = ${accountOfReceiver}
      WHERE ${isClaimable(d, now)}
    ), chosen AS (
      SELECT id FROM ranked WHERE turn <= ${mostOfAccount}::int ORDER BY turn, due_at, id LIMIT ${limit}::int
    ), due AS (
      SELECT id, webhook_id, subscription_id FROM deliveries
      WHERE id IN (SELECT id FROM chosen) AND ${isUnclaimed(row, now)}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE deliveries d SET ${claimedFor(d, leaseMilliseconds, now)}
    FROM due ${toReceivers(Prisma.sql`due`)} JOIN ${accountRows} a ON a.id = ${accountOfReceiver}
    WHERE d.id = due.id
    RETURNING d.id, COALESCE(d.replay_of, d.id) AS message, d.topic, d.match_id::text AS match, d.body, d.attempts, d.fault, d.locked_until AS "lockedUntil",
      w.id AS webhook, w.url, w.format, w.sealed_secret AS "sealedSecret", w.off_at AS "offAt",
      s.id AS subscription, s.sealed, s.kinds,
      a.id AS account, a.status AS "accountStatus", a.suspended_until AS "suspendedUntil"`
}

/** When the next delivery is due: now, if a notice was not handed on, for instance because its row was locked. */
export async function nextDelivery(prisma: PrismaClient, now: Date): Promise<Date | null> {
  const [next] = await prisma.$queryRaw<{ at: Date | null }[]>`
    SELECT LEAST(${nextDue(Prisma.sql`deliveries`, now)}, (
      SELECT ${now}::timestamptz FROM notices WHERE handed_on_at IS NULL LIMIT 1
    )) AS at`
  return next?.at ?? null
}
