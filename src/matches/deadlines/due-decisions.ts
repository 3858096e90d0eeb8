import { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import { raiseRoster } from '../record/raise-roster.ts'

/** A decision whose deadline has passed, and that nobody has seen to yet. */
export interface Overdue {
  readonly match: string
  readonly seat: number
  readonly question: string
  readonly since: number
}

/** Of a decision: its match does not stand still because of a dispute. Those that do are few, and found by an index once. */
const inPlay = Prisma.sql`match_id <> ALL (ARRAY(SELECT id FROM matches WHERE frozen_at IS NOT NULL))`

/** The decisions that the server sees to by itself, the oldest first: found by index, too. */
export function dueForServer({ database }: Platform, now: Date, limit: number): Promise<Overdue[]> {
  return database.prisma.$queryRaw<Overdue[]>`
    SELECT match_id::text AS match, seat, question, since FROM decisions
    WHERE act_at <= ${now} AND ${inPlay} ORDER BY act_at LIMIT ${limit}`
}

/**
 * Notes that the server has seen to a decision, and that it is its player's to answer: in its seat's own time. Not where the
 * match has been made to stand still meanwhile: it is seen to when that is over.
 */
export async function markHandled({ database }: Platform, { match, seat, question, since }: Overdue): Promise<void> {
  await database.prisma.$executeRaw`
    WITH held AS (
      SELECT id FROM matches WHERE id = ${match}::uuid AND frozen_at IS NULL FOR UPDATE
    ), seen AS (
      UPDATE decisions d SET act_at = NULL FROM held h
      WHERE d.match_id = h.id AND d.seat = ${seat} AND d.question = ${question} AND d.since = ${since}
        AND d.act_at IS NOT NULL
      RETURNING d.match_id
    )
    ${raiseRoster} FROM seen s WHERE m.id = s.match_id`
}

/**
 * Opens a seat to a substitute: whoever holds it goes on playing until somebody has taken it. In a pause, the days until a bot
 * takes it begin when the clocks go on.
 */
export async function offer({ database }: Platform, match: string, seat: number, now: Date): Promise<void> {
  await database.prisma.$executeRaw`
    WITH guarded AS (
      ${raiseRoster} WHERE id = ${match}::uuid AND status = 'running' RETURNING id, paused_until
    )
    UPDATE participants p SET offered_at = GREATEST(${now}, g.paused_until) FROM guarded g
    WHERE p.match_id = g.id AND p.seat = ${seat} AND p.left_at IS NULL AND p.offered_at IS NULL`
}

/** A seat that nobody has taken over in time. */
export interface Untaken {
  readonly match: string
  readonly seat: number
}

/**
 * The seats of people that have been open to a substitute since a moment or longer. Where the win is claimed, no bot comes
 * in between.
 */
export function untaken({ database }: Platform, since: Date, limit: number): Promise<Untaken[]> {
  return database.prisma.$queryRaw<Untaken[]>`
    SELECT p.match_id::text AS match, p.seat FROM participants p JOIN matches m ON m.id = p.match_id
    WHERE p.offered_at <= ${since} AND p.account_id IS NOT NULL AND p.seat IS NOT NULL
      AND m.status = 'running' AND m.frozen_at IS NULL
      AND NOT EXISTS (
        SELECT FROM decisions d WHERE d.match_id = p.match_id AND d.seat = p.seat AND d.claimed_by IS NOT NULL
          AND d.missed_at IS NULL)
    ORDER BY p.offered_at LIMIT ${limit}`
}

/** The decisions that are overdue, the oldest first: found by index, however many matches wait. */
export function overdue({ database }: Platform, now: Date, limit: number): Promise<Overdue[]> {
  return database.prisma.$queryRaw<Overdue[]>`
    SELECT match_id::text AS match, seat, question, since FROM decisions
    WHERE due_at <= ${now} AND missed_at IS NULL AND ${inPlay} ORDER BY due_at LIMIT ${limit}`
}

/**
 * Notes that a deadline was missed, counts that (`reliability/decided.ts`, `absence.ts`), opens the seat to a substitute
 * where that was agreed or too many were missed in a row, and tells everybody at the table: once a deadline, whoever else notices it too. The roster goes up, so that no
 * process goes on with what it knew. Matches are held before their decisions, as in an append. In one that stands still
 * nothing is missed.
 */
export async function noteMissed({ database, outbox }: Platform, { match, seat, question, since }: Overdue, now: Date) {
  const told = await database.prisma.$queryRaw<unknown[]>`
    WITH held AS (
      SELECT id FROM matches WHERE id = ${match}::uuid AND frozen_at IS NULL FOR UPDATE
    ), missed AS (
      UPDATE decisions d SET missed_at = ${now}, remind_at = NULL FROM held h
      WHERE d.match_id = h.id AND d.seat = ${seat} AND d.question = ${question} AND d.since = ${since}
        AND d.due_at <= ${now} AND d.missed_at IS NULL
      RETURNING d.match_id, d.seat, d.question, d.since, d.due_at, d.lapses OR d.claimed_by IS NOT NULL AS uncounted
    ), guarded AS (
      ${raiseRoster} FROM missed WHERE m.id = missed.match_id
      RETURNING m.id, m.late, m.seat_opens_after, m.paused_until
    ), counted AS (
      UPDATE participants p SET late = p.late + CASE WHEN d.uncounted OR p.retaken > 0 THEN 0 ELSE 1 END,
        missed = p.missed + CASE WHEN d.uncounted THEN 0 ELSE 1 END,
        offered_at = CASE WHEN g.late = 'substitute' OR (NOT d.uncounted AND p.missed + 1 >= g.seat_opens_after)
          THEN COALESCE(p.offered_at, GREATEST(${now}, g.paused_until)) ELSE p.offered_at END
      FROM missed d JOIN guarded g ON g.id = d.match_id
      WHERE p.match_id = d.match_id AND p.seat = d.seat
    )
    ${queueRows(Prisma.sql`
    SELECT concat_ws('/', m.match_id, m.since, m.seat, m.question, extract(epoch FROM m.due_at), 'deadline-missed', p.seat),
      p.account_id, m.match_id, 'deadline-missed',
      jsonb_build_object('match', m.match_id, 'seat', m.seat, 'version', m.since, 'question', m.question),
      ${new Date(0)}
    FROM missed m JOIN participants p ON p.match_id = m.match_id AND p.seat IS NOT NULL AND p.account_id IS NOT NULL`)} RETURNING id`
  if (told.length > 0) outbox.changed([match])
  if (told.length > 0) outbox.written()
}

/** Reminds of the deadlines that are near: each once, and again where it has moved. @returns how many there were */
export async function remind({ database, outbox }: Platform, now: Date, limit: number): Promise<number> {
  const reminded = await database.prisma.$queryRaw<unknown[]>`
    WITH near AS (
      UPDATE decisions d SET remind_at = NULL
      FROM (
        SELECT match_id, seat, question FROM decisions WHERE remind_at <= ${now} AND ${inPlay}
        ORDER BY remind_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) due
      WHERE d.match_id = due.match_id AND d.seat = due.seat AND d.question = due.question
      RETURNING d.match_id, d.seat, d.question, d.since, d.due_at
    ), told AS (
      ${queueRows(Prisma.sql`
      SELECT concat_ws('/', n.match_id, n.since, n.seat, n.question, extract(epoch FROM n.due_at), 'deadline-near'),
        p.account_id, n.match_id, 'deadline-near',
        jsonb_build_object('match', n.match_id, 'seat', n.seat, 'version', n.since, 'question', n.question),
        ${new Date(0)}
      FROM near n JOIN participants p ON p.match_id = n.match_id AND p.seat = n.seat AND p.account_id IS NOT NULL`)}
    )
    SELECT match_id FROM near`
  if (reminded.length > 0) outbox.written()
  return reminded.length
}
