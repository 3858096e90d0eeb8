import { accountRows, markAddressDead } from '../../accounts/index.ts'
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { isDecisionTaken } from '../../matches/index.ts'
import { claimedFor, isClaimable, isClaimed, isStillClaimed, nextDue } from '../../platform/lease-queue.ts'
import {
  askingTopics,
  laterTopics,
  mailKindByTopic,
  type Notice,
  type NoticeOutcome,
  restingTopics,
  type WithheldReason,
} from '../record/notice.ts'

/**
 * How long a claim lasts. It is longer than the slowest mail that the transport's timeouts allow, so that nobody else
 * claims a notice that is still being sent. If a worker dies, its notices wait this long.
 */
const leaseMilliseconds = 10 * 60_000

/** The most notices in one mail; the rest go into the next one. */
const mostInOneMail = 30

/** The least age of notices of `restingTopics`, in milliseconds. A player who moves sooner gets no mail. */
const restMilliseconds = 1000

/** How many turns a claim checks, to withhold those that were taken: a few milliseconds, however many are due. */
const mostToWithhold = 500

/** The key of the advisory lock that serializes claims. */
const claimLock = 727_001

const kinds = JSON.stringify(mailKindByTopic)

/** What a claim takes. */
export interface Claim {
  /** The most notices, besides those that share a mail with one of them. */
  readonly limit: number
  /** Whether it leaves the newest notices of `restingTopics`. */
  readonly leavesResting: boolean
}

/** A notice whose decision was made before its mail was due. */
export type TakenNotice = Pick<Notice, 'id' | 'topic' | 'attempts'>

/** The outcome of a claim. */
interface Claimed {
  readonly notices: readonly Notice[]
  /** Those that were withheld, for `takenReason`. */
  readonly taken: readonly TakenNotice[]
}

export const takenReason: WithheldReason = 'decision-taken'

/**
 * Claims notices that are due. Some notices of an account share a mail: those that ask for a decision, the start of a
 * match whose first decision is asked for, and those that the person wants daily. They are claimed together, and not
 * while another worker holds some of them. So claims run one after another, each seeing what the one before did; only
 * sending, which takes longer, runs in parallel. A notice of `laterTopics` appears on its account's stream when it is
 * first claimed. Turns that were taken meanwhile are withheld first.
 */
export async function claimNotices(prisma: PrismaClient, now: Date, { limit, leavesResting }: Claim): Promise<Claimed> {
  const [n, held] = [Prisma.sql`n`, Prisma.sql`held`]
  const [, taken, notices] = await prisma.$transaction([
    prisma.$executeRaw`SELECT pg_advisory_xact_lock(${claimLock}::bigint)`,
    withholdTaken(prisma, now),
    prisma.$queryRaw<Notice[]>`
      WITH free AS NOT MATERIALIZED (
        SELECT n.id, n.account_id, n.due_at, COALESCE(
          n.topic = ANY(${askingTopics}) OR n.topic = 'match-started' AND EXISTS (
            SELECT FROM notices turn
            WHERE turn.account_id = n.account_id AND turn.match_id = n.match_id AND turn.topic = 'your-turn'
              AND turn.status = 'pending' AND turn.due_at <= ${now}
          ) OR a.mails ->> (${kinds}::jsonb ->> n.topic) = 'daily', false
        ) AND a.id IS NOT NULL AS is_shared
        FROM notices n LEFT JOIN ${accountRows} a ON a.id = n.account_id
        WHERE ${isClaimable(n, now)} AND NOT (${leavesResting} AND n.topic = ANY(${restingTopics})
          AND n.created_at > now() - ${restMilliseconds} * interval '1 ms')
      ), due AS MATERIALIZED (
        SELECT * FROM free WHERE NOT (is_shared AND EXISTS (
          SELECT FROM notices held
          WHERE held.account_id = free.account_id AND ${isClaimed(held, now)}
        ))
        ORDER BY due_at, id LIMIT ${limit}
      ), mine AS (
        SELECT id, is_shared FROM due WHERE NOT is_shared
        UNION ALL
        SELECT id, is_shared FROM (
          SELECT id, is_shared, row_number() OVER (PARTITION BY account_id ORDER BY due_at, id) AS place FROM free
          WHERE is_shared AND account_id IN (SELECT account_id FROM due WHERE is_shared)
        ) ranked WHERE place <= ${mostInOneMail}
      )
      UPDATE notices n SET ${claimedFor(n, leaseMilliseconds, now)}, due_at = ${now},
        written = CASE WHEN n.topic = ANY(${laterTopics}) AND n.attempts = 0
          THEN pg_current_xact_id()::text::bigint ELSE n.written END
      FROM mine WHERE n.id = mine.id AND n.status = 'pending'
      RETURNING n.id, n.key, n.account_id AS "accountId", n.match_id AS "matchId", n.topic, n.payload, n.created_at AS "createdAt", n.attempts, n.reason,
        mine.is_shared AS "isShared", n.locked_until AS "lockedUntil"`,
  ])
  return { notices, taken }
}

/**
 * Withholds the oldest notices that ask for decisions that have been made, in one statement. Of many turns in one mail,
 * and in a match that is played fast, most have been taken by the time their mail is due.
 */
function withholdTaken(prisma: PrismaClient, now: Date) {
  const n = Prisma.sql`n`
  const asked = {
    match: Prisma.sql`n.match_id`,
    seat: Prisma.sql`(n.payload->>'seat')::int`,
    since: Prisma.sql`(n.payload->>'version')::int`,
    question: Prisma.sql`n.payload->>'question'`,
  }
  return prisma.$queryRaw<TakenNotice[]>`
    UPDATE notices n SET status = 'withheld', reason = ${takenReason}, done_at = ${now}::timestamptz, locked_until = NULL
    WHERE n.id IN (
      SELECT n.id FROM notices n WHERE ${isClaimable(n, now)} AND n.topic = ANY(${askingTopics})
      ORDER BY n.due_at, n.id LIMIT ${mostToWithhold}::int
    ) AND ${isClaimable(n, now)} AND ${isDecisionTaken(asked, Prisma.sql`n.account_id`)}
    RETURNING n.id, n.topic, n.attempts`
}

/** When the next notice is due. */
export async function nextNotice(prisma: PrismaClient, now: Date): Promise<Date | null> {
  const [next] = await prisma.$queryRaw<{ at: Date | null }[]>`SELECT ${nextDue(Prisma.sql`notices`, now)} AS at`
  return next?.at ?? null
}

/** A claimed notice, and its outcome. */
export interface SettledNotice {
  readonly notice: Notice
  readonly outcome: NoticeOutcome
}

/**
 * Records the outcomes of notices, all or nothing. That a mail was sent is always recorded; anything else only while the
 * claim is ours, so that a slow worker does not undo what another one did.
 */
export async function recordNotices(prisma: PrismaClient, settled: readonly SettledNotice[], now: Date): Promise<void> {
  const rows = JSON.stringify(settled.map(settledRow))
  const outcomes = prisma.$executeRaw`
    UPDATE notices n SET status = s.status, reason = s.reason, merged_into = s."into", locked_until = NULL,
      due_at = COALESCE(s.at, n.due_at), attempts = CASE WHEN s.counts THEN n.attempts ELSE n.attempts - 1 END,
      done_at = CASE WHEN s.status <> 'pending' THEN ${now}::timestamptz END
    FROM jsonb_to_recordset(${rows}::jsonb) AS s(
      id bigint, status notice_status, reason text, "into" bigint, at timestamptz, counts boolean, "lockedUntil" timestamptz)
    WHERE n.id = s.id AND (s.status IN ('sent', 'merged') OR ${isStillClaimed(Prisma.sql`n`, Prisma.sql`s."lockedUntil"`)})`
  const dead = settled.flatMap(({ notice: { accountId: account }, outcome }) => {
    if (outcome.status !== 'bounced' || account === null) return []
    const { address, reason } = outcome
    return [markAddressDead(prisma, { account, address, reason }, now)]
  })
  // One statement is a transaction of its own.
  await (dead.length === 0 ? outcomes : prisma.$transaction([outcomes, ...dead]))
}

/** What is stored of an outcome. `counts`: whether it was an attempt, which putting off is not. */
function settledRow({ notice: { id, lockedUntil }, outcome }: SettledNotice) {
  const { status } = outcome
  const one = { id: String(id), lockedUntil, reason: null, into: null, at: null, counts: true }
  switch (status) {
    case 'sent':
      return { ...one, status }
    case 'merged':
      return { ...one, status, into: String(outcome.into) }
    case 'withheld':
    case 'failed':
    case 'bounced':
      return { ...one, status, reason: outcome.reason }
    case 'put-off':
    case 'retry':
      return { ...one, status: 'pending', reason: outcome.reason, at: outcome.at, counts: status === 'retry' }
    default:
      return outcome satisfies never
  }
}
