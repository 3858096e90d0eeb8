import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import type { DecisionKey } from './deadlines.ts'

/** A decision that is due, for its player or for the server, and has not been handled yet. */
export interface DueDecision extends DecisionKey {
  readonly match: string
}

/**
 * The condition that a decision's match is not frozen. Frozen matches are few, and an index finds them once per query.
 */
const inPlay = Prisma.sql`match_id <> ALL (ARRAY(SELECT id FROM matches WHERE frozen_at IS NOT NULL))`

/** The decisions that the server is to handle, the oldest first. An index finds them. */
export function decisionsForServer({ database }: Platform, now: Date, limit: number): Promise<DueDecision[]> {
  return database.prisma.$queryRaw<DueDecision[]>`
    SELECT match_id::text AS match, seat, question, since FROM decisions
    WHERE act_at <= ${now} AND ${inPlay} ORDER BY act_at LIMIT ${limit}`
}

/** When the next decision is due for its player, for a reminder or for the server. Indexes find it. */
export async function nextDecision({ database }: Platform): Promise<Date | null> {
  const [next] = await database.prisma.$queryRaw<{ at: Date | null }[]>`
    SELECT LEAST(
      (SELECT min(due_at) FROM decisions WHERE missed_at IS NULL AND ${inPlay}),
      (SELECT min(remind_at) FROM decisions WHERE ${inPlay}),
      (SELECT min(act_at) FROM decisions WHERE ${inPlay})) AS at`
  return next?.at ?? null
}

/** A seat that nobody has taken over in time. */
interface UnfilledSeat {
  readonly match: string
  readonly seat: number
}

/**
 * Seats of people that have been on offer since before a moment. Seats from which the win is claimed are left out:
 * their second deadline decides. A closed account has no deadline, so its seat is never left out.
 */
export function unfilledSeats({ database }: Platform, since: Date, limit: number): Promise<UnfilledSeat[]> {
  return database.prisma.$queryRaw<UnfilledSeat[]>`
    SELECT p.match_id::text AS match, p.seat FROM participants p JOIN matches m ON m.id = p.match_id
    WHERE p.offered_at <= ${since} AND p.account_id IS NOT NULL AND p.seat IS NOT NULL
      AND m.status = 'running' AND m.frozen_at IS NULL
      AND NOT EXISTS (
        SELECT FROM decisions d WHERE d.match_id = p.match_id AND d.seat = p.seat AND d.claimed_by IS NOT NULL
          AND d.missed_at IS NULL AND d.due_at IS NOT NULL)
    ORDER BY p.offered_at LIMIT ${limit}`
}

/** The overdue decisions, the oldest first. An index finds them, however many matches wait. */
export function overdueDecisions({ database }: Platform, now: Date, limit: number): Promise<DueDecision[]> {
  return database.prisma.$queryRaw<DueDecision[]>`
    SELECT match_id::text AS match, seat, question, since FROM decisions
    WHERE due_at <= ${now} AND missed_at IS NULL AND ${inPlay} ORDER BY due_at LIMIT ${limit}`
}

/**
 * How many seconds the server is late with the oldest decision it must handle; 0 if it is not late. Indexes find that
 * decision.
 */
export async function secondsLate({ database, clock }: Platform): Promise<number> {
  const now = clock.now()
  const [late] = await database.prisma.$queryRaw<{ since: Date | null }[]>`
    SELECT LEAST(
      (SELECT min(due_at) FROM decisions WHERE due_at <= ${now} AND missed_at IS NULL AND ${inPlay}),
      (SELECT min(act_at) FROM decisions WHERE act_at <= ${now} AND ${inPlay})) AS since`
  return late?.since ? (now.getTime() - late.since.getTime()) / 1000 : 0
}

/**
 * Queues reminders of deadlines that are near: one for each, and another after it has moved. @returns how many there
 * were
 */
export async function queueReminders({ database, signals }: Platform, now: Date, limit: number): Promise<number> {
  const reminded = await database.prisma.$queryRaw<unknown[]>`
    WITH near AS (
      UPDATE decisions d SET remind_at = NULL
      FROM (
        SELECT match_id, seat, question FROM decisions WHERE remind_at <= ${now} AND ${inPlay}
        ORDER BY remind_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) due
      WHERE d.match_id = due.match_id AND d.seat = due.seat AND d.question = due.question
      RETURNING d.match_id, d.seat, d.question, d.since, d.due_at
    ), queued AS (
      ${queueRows(Prisma.sql`
      SELECT concat_ws('/', n.match_id, n.since, n.seat, n.question, extract(epoch FROM n.due_at), 'deadline-near'),
        p.account_id, n.match_id, 'deadline-near',
        jsonb_build_object('match', n.match_id, 'seat', n.seat, 'version', n.since, 'question', n.question),
        ${new Date(0)}
      FROM near n JOIN participants p ON p.match_id = n.match_id AND p.seat = n.seat AND p.account_id IS NOT NULL`)}
    )
    SELECT match_id FROM near`
  if (reminded.length > 0) signals.noticesWritten()
  return reminded.length
}
