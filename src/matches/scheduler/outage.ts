import { setImmediate } from 'node:timers/promises'
import { accountRows } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { laterOf } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { deadlineBy } from '../deadlines/deadlines.ts'
import { prolongedOfferInSql, prolongedPause, prolongedPauseInSql } from '../deadlines/prolonging.ts'
import { type RetimedIn, retimedPart } from '../deadlines/retimed-decisions.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import { calendarOf } from '../time/account-calendar.ts'
import { Counted, movedTo } from '../time/counted-time.ts'

/** Longer than a restart takes: a longer silence is an outage, in which nobody loses time. */
const outageMilliseconds = 5 * 60_000

const mostAtOnce = 1000

/** A decision whose deadline lay ahead when the outage began. */
interface DelayedDecision {
  readonly match: string
  readonly seat: number
  readonly question: string
  readonly since: number
  readonly sinceAt: Date
  readonly counted: Prisma.JsonValue
  readonly due: Date
  readonly paused: Date | null
  readonly restDays: boolean
  readonly timeZone: string
  readonly hours: Prisma.JsonValue
  readonly remindHours: number | null
}

/**
 * Notes that a server is up. After an outage everything goes on as after a pause: each player has the running time that
 * was left, and each pause and each offer of a seat is prolonged by the outage. It is one statement, so that only one
 * of several starting servers does it. A frozen match loses no time anyway.
 * @returns how long no server was up, in milliseconds; 0 if that was no outage, or another server has handled it
 */
export async function beat(platform: Platform, now: Date): Promise<number> {
  const { prisma } = platform.database
  const last = await prisma.clockBeat.findUnique({ where: { id: 1 } })
  const silence = last === null ? 0 : now.getTime() - last.at.getTime()
  if (last !== null && silence > outageMilliseconds) return (await goOn(platform, last.at, now)) ? silence : 0
  await prisma.$executeRaw`
    INSERT INTO clock_beat (id, at) VALUES (1, ${now})
    ON CONFLICT (id) DO UPDATE SET at = GREATEST(clock_beat.at, excluded.at)`
  return 0
}

/** @returns false if another server was first */
async function goOn({ database, signals }: Platform, last: Date, now: Date): Promise<boolean> {
  // There may be thousands: working in pieces leaves the event loop free for requests.
  const pieces: string[] = []
  for await (const page of waitingSince(database.prisma, last)) {
    for (const waiting of page) {
      pieces.push(JSON.stringify(afterOutage(waiting, last, now)))
      if (pieces.length % 10 === 0) await setImmediate()
    }
  }
  const silence = Prisma.sql`h.silence`
  const done = await database.prisma.$queryRaw<unknown[]>`
    WITH beaten AS (
      UPDATE clock_beat SET at = ${now} WHERE id = 1 AND at = ${last} RETURNING ${now}::timestamptz - ${last}::timestamptz AS silence
    ), held AS (
      SELECT m.id, b.silence FROM matches m, beaten b
      WHERE m.status = 'running' AND m.frozen_at IS NULL ORDER BY m.id FOR UPDATE OF m
    ), guarded AS (
      ${raiseRoster},
        paused_until = ${prolongedPauseInSql(last, silence)}
      FROM held h WHERE m.id = h.id
    ), offered AS (
      UPDATE participants p SET offered_at = ${prolongedOfferInSql(silence)}
      FROM held h WHERE p.match_id = h.id AND p.offered_at IS NOT NULL
    ), ${retimedPart(`[${pieces.join()}]`)}
    SELECT true AS done FROM beaten`
  if (done.length > 0) signals.matchesChanged(undefined)
  return done.length > 0
}

async function* waitingSince(prisma: Platform['database']['prisma'], last: Date): AsyncIterable<DelayedDecision[]> {
  for (let after: DelayedDecision | undefined; ; ) {
    const page: DelayedDecision[] = await waitingAfter(prisma, last, after)
    yield page
    after = page.at(-1)
    if (page.length < mostAtOnce) return
  }
}

const waitingAfter = (
  prisma: Platform['database']['prisma'],
  last: Date,
  { match, seat, question }: Pick<DelayedDecision, 'match' | 'seat' | 'question'> = beforeAll,
) => prisma.$queryRaw<DelayedDecision[]>`
  SELECT d.match_id::text AS match, d.seat, d.question, d.since, d.since_at AS "sinceAt", d.counted, d.due_at AS due,
    m.paused_until AS paused, m.rest_days AS "restDays",
    a.time_zone AS "timeZone", a.hours, a.remind_hours AS "remindHours"
  FROM decisions d JOIN matches m ON m.id = d.match_id
  JOIN participants p ON p.match_id = d.match_id AND p.seat = d.seat
  JOIN ${accountRows} a ON a.id = p.account_id
  WHERE d.due_at > ${last} AND d.missed_at IS NULL AND m.status = 'running' AND m.frozen_at IS NULL
    AND (d.match_id, d.seat, d.question) > (${match}::uuid, ${seat}::int, ${question})
  ORDER BY d.match_id, d.seat, d.question LIMIT ${mostAtOnce}`

/** A key that sorts before every decision. */
const beforeAll = { match: '00000000-0000-0000-0000-000000000000', seat: 0, question: '' }

/**
 * A decision, retimed with what was left of its time when the outage began or, if it was asked later, when it was
 * asked.
 */
function afterOutage(waiting: DelayedDecision, last: Date, now: Date): RetimedIn {
  const { match, seat, question, since, sinceAt, due: was, paused, remindHours } = waiting
  const calendar = calendarOf(waiting)
  const { vacations } = calendar
  const before = { from: laterOf(laterOf(last, sinceAt), paused), vacations }
  const after = { from: laterOf(now, prolongedPause(paused, last, now)), vacations }
  const moved = movedTo(Counted.parse(waiting.counted), before, after)
  const holder = { calendar, remindHours }
  return { match, seat, question, since, was, ...deadlineBy(waiting, holder, moved, after.from) }
}
