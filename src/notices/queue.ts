import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Notice, Outcome } from './notice.ts'

/**
 * How long a claim holds. Longer than the slowest mail that the transport's timeouts allow, so that nobody else claims
 * a notice that is still being sent; a notice whose worker died waits this long.
 */
export const leaseMilliseconds = 10 * 60_000

/**
 * Claims notices that are due, in one statement: workers that claim at the same moment skip each other's rows.
 */
export function claim(prisma: PrismaClient, now: Date, limit: number): Promise<Notice[]> {
  const lockedUntil = new Date(now.getTime() + leaseMilliseconds)
  return prisma.$queryRaw<Notice[]>`
    UPDATE notices n SET locked_until = ${lockedUntil}, attempts = n.attempts + 1, due_at = ${now}
    FROM (
      SELECT id FROM notices
      WHERE status = 'pending' AND due_at <= ${now} AND (locked_until IS NULL OR locked_until <= ${now})
      ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) due
    WHERE n.id = due.id
    RETURNING n.id, n.key, n.account_id AS "accountId", n.topic, n.payload, n.attempts, n.locked_until AS "lockedUntil"`
}

/**
 * Writes down what became of a notice. That a mail was sent is always written; anything else only while the claim is
 * ours, so that a worker that was too slow does not undo what another one did.
 */
export async function record(prisma: PrismaClient, notice: Notice, outcome: Outcome, now: Date): Promise<void> {
  const { id, lockedUntil } = notice
  const ours = { id, status: 'pending' as const, lockedUntil }
  switch (outcome.status) {
    case 'sent':
      await prisma.notice.updateMany({
        where: { id },
        data: { status: 'sent', reason: null, doneAt: now, lockedUntil: null },
      })
      return
    case 'withheld':
    case 'failed': {
      const { status, reason } = outcome
      await prisma.notice.updateMany({ where: ours, data: { status, reason, doneAt: now, lockedUntil: null } })
      return
    }
    case 'retry':
      await prisma.notice.updateMany({
        where: ours,
        data: { reason: outcome.reason, dueAt: outcome.at, lockedUntil: null },
      })
      return
    default:
      outcome satisfies never
  }
}
