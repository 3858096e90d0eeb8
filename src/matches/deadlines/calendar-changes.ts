import { changingHours, ownerById } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { laterOf } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import { calendarOf, type Hours } from '../time/account-calendar.ts'
import type { KeptVacation } from '../time/calendar.ts'
import { Counted, movedTo, rested } from '../time/counted-time.ts'
import { Pace } from '../time/pace.ts'
import { deadlineBy } from './deadlines.ts'
import type { DueDecision } from './due-decisions.ts'
import { type RetimedIn, retimedPart } from './retimed-decisions.ts'

/** The fields of an account from which its deadlines are computed. */
export interface CalendarRow {
  readonly id: string
  readonly timeZone: string
  readonly hours: Prisma.JsonValue
  readonly vacationsByThemselves: boolean
  readonly remindHours: number | null
}

export type CalendarChange = Partial<Omit<CalendarRow, 'id' | 'hours'> & { readonly hours: Hours }>

interface AffectedDecision {
  readonly match: string
  readonly seat: number
  readonly question: string
  readonly since: number
  readonly counted: Prisma.JsonValue
  readonly due: Date
  readonly pace: Prisma.JsonValue
  readonly restDays: boolean
  /** Until when the clocks of its match are paused. */
  readonly paused: Date | null
  /**
   * Since when its match is frozen: the deadline keeps the time that was left then, and is computed anew when the match
   * goes on.
   */
  readonly frozen: Date | null
}

/** An automatic vacation, and the decision that would have been late without it. */
interface AutomaticVacation {
  readonly vacation: KeptVacation
  readonly insteadOf: DueDecision
}

/**
 * Like `keepHoursFrom`, based on the account's present hours.
 * @param change works out the change from the account
 * @throws whatever `change` throws
 */
export async function keepHours(
  platform: Platform,
  id: string,
  change: (account: CalendarRow) => CalendarChange,
): Promise<void> {
  for (;;) {
    const account = await ownerById(platform.database, id)
    // A request that fails has lost to one that succeeded, so this loop ends.
    if (account.status === 'erased' || (await keepHoursFrom(platform, account, change(account)))) return
  }
}

/**
 * Changes the hours that a player keeps. Nights, rest days and the time zone count from the next decision on. Vacations
 * stop open clocks at once: the time left for each decision stays the same. Reminders follow the new hours. The roster
 * of each match is raised, so that concurrent changes start again. Matches are locked before their decisions, as in a
 * commit.
 * @param account the account as it was read: nothing is done if its hours have changed since
 * @param automatic given for an automatic vacation: decisions that are due do not become late, and a minimum of time is
 * left for them after it. Every table that waits gets a notice; the player gets a single one
 * @returns whether the hours were changed
 */
export async function keepHoursFrom(
  platform: Platform,
  account: CalendarRow,
  change: CalendarChange,
  automatic?: AutomaticVacation,
): Promise<boolean> {
  const { prisma } = platform.database
  const { id, timeZone, vacationsByThemselves, remindHours } = { ...account, ...change }
  const now = platform.clock.now()
  const before = calendarOf(account)
  const after = calendarOf({ timeZone, hours: change.hours ?? hoursOf(before) })
  const open = await prisma.$queryRaw<AffectedDecision[]>`
    SELECT d.match_id::text AS match, d.seat, d.question, d.since, d.counted, d.due_at AS due,
      m.pace, m.rest_days AS "restDays", m.paused_until AS paused, m.frozen_at AS frozen
    FROM decisions d JOIN matches m ON m.id = d.match_id
    JOIN participants p ON p.match_id = d.match_id AND p.seat = d.seat
    WHERE p.account_id = ${id}::uuid AND d.due_at > COALESCE(m.frozen_at, ${automatic === undefined ? now : new Date(0)}) AND d.missed_at IS NULL`
  const retimed = open.map((decision): RetimedIn => {
    const { match, seat, question, since, due: was, frozen, paused } = decision
    const from = laterOf(frozen ?? now, paused)
    const counting = (vacations: readonly KeptVacation[]) => ({ from, vacations })
    const moved = movedTo(Counted.parse(decision.counted), counting(before.vacations), counting(after.vacations))
    const pace = Pace.parse(decision.pace)
    const isRest = automatic !== undefined && pace.kind !== 'none'
    const counted = isRest ? rested(moved, pace.hours, counting(after.vacations)) : moved
    const holder = { calendar: after, remindHours }
    return { match, seat, question, since, was, ...deadlineBy(decision, holder, counted, from) }
  })
  const kept = await prisma.$queryRaw<{ match: string | null }[]>`
    WITH kept AS (
      ${changingHours(account, { timeZone, hours: hoursOf(after), vacationsByThemselves, remindHours })}
    ), held AS (
      SELECT m.id FROM kept k JOIN participants p ON p.account_id = k.id JOIN matches m ON m.id = p.match_id
      WHERE m.status IN ('open', 'running') ORDER BY m.id FOR UPDATE OF m
    ), guarded AS (
      ${raiseRoster} WHERE id IN (SELECT id FROM held)
    ), ${retimedPart(JSON.stringify(retimed))}, queued AS (
      ${queueRows(Prisma.sql`
      SELECT concat_ws('/', m.match_id, m.since, m.seat, m.question, v."from", 'vacation-taken', p.seat), p.account_id,
        m.match_id, 'vacation-taken',
        jsonb_build_object('match', m.match_id, 'seat', m.seat, 'version', m.since, 'question', m.question,
          'from', v."from", 'until', v.until),
        ${new Date(0)}
      FROM (SELECT DISTINCT ON (match_id) * FROM moved ORDER BY match_id, since, question) m
      JOIN participants p ON p.match_id = m.match_id AND p.seat IS NOT NULL AND p.account_id IS NOT NULL,
        jsonb_to_record(${JSON.stringify(vacationFacts(automatic))}::jsonb) AS v("from" text, until text, match uuid)
      WHERE v."from" IS NOT NULL AND (p.account_id <> ${id}::uuid OR m.match_id = v.match)
      ORDER BY m.match_id, p.seat`)}
    )
    SELECT h.id::text AS match FROM kept LEFT JOIN held h ON true`
  const held = kept.flatMap(({ match }) => match ?? [])
  if (held.length > 0) platform.signals.matchesChanged(held)
  if (kept.length > 0 && automatic !== undefined) platform.signals.noticesWritten()
  return kept.length > 0
}

/** The facts for the notices of a vacation: its days, and the match in which its own player gets one. */
const vacationFacts = (automatic: AutomaticVacation | undefined) =>
  automatic === undefined
    ? {}
    : { from: automatic.vacation.from, until: automatic.vacation.until, match: automatic.insteadOf.match }

/** Vacations keep the time zone in which they were entered, even if their player moves to another. */
const hoursOf = ({ night, restDays, vacations }: ReturnType<typeof calendarOf>): Hours => ({
  night,
  restDays,
  vacations,
})
