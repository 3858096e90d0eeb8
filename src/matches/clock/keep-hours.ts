import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { laterOf, moved, reminder } from './deadlines.ts'
import { calendarOf, type Hours } from './hours.ts'

/** What of an account deadlines follow from. */
interface Kept {
  readonly id: string
  readonly timeZone: string
  readonly hours: Prisma.JsonValue
  readonly vacationsByThemselves: boolean
  readonly remindHours: number | null
}

export type Change = Partial<Omit<Kept, 'id' | 'hours'> & { readonly hours: Hours }>

interface OpenDecision {
  readonly match: string
  readonly seat: number
  readonly question: string
  readonly since: number
  readonly due: Date
  /** Until when the clocks of its match stand still. */
  readonly paused: Date | null
  /** Since when its match stands still: what was left then is left of the deadline, which counts anew when it goes on. */
  readonly frozen: Date | null
}

/** As `keepHoursFrom`, from whatever hours the account keeps. */
export async function keepHours(platform: Platform, id: string, change: Change): Promise<void> {
  for (;;) {
    const account = await platform.database.prisma.account.findUniqueOrThrow({ where: { id } })
    // Whoever is not done has lost to somebody who is: that comes to an end.
    if (account.status === 'erased' || (await keepHoursFrom(platform, account, change))) return
  }
}

/**
 * Changes the hours a player keeps. What is left of the time for each of their open decisions stays the same, and is
 * counted by the new hours from now on; so is when to remind of them. Whatever builds on the old ones is made again: the
 * roster is its guard. Matches are held before their decisions, as in an append.
 * @param account as it was read; where its hours have been changed since, nothing is done
 * @returns whether it was done
 */
export async function keepHoursFrom(platform: Platform, account: Kept, change: Change): Promise<boolean> {
  const { prisma } = platform.database
  const { id, timeZone, hours, vacationsByThemselves, remindHours } = { ...account, ...change }
  const now = platform.clock.now()
  const before = calendarOf(account)
  const after = calendarOf({ timeZone, hours })
  const open = await prisma.$queryRaw<OpenDecision[]>`
    SELECT d.match_id::text AS match, d.seat, d.question, d.since, d.due_at AS due, m.paused_until AS paused,
      m.frozen_at AS frozen
    FROM decisions d JOIN matches m ON m.id = d.match_id
    JOIN participants p ON p.match_id = d.match_id AND p.seat = d.seat
    WHERE p.account_id = ${id}::uuid AND d.due_at IS NOT NULL AND d.missed_at IS NULL`
  const retimed = open.map((decision) => {
    const from = laterOf(decision.frozen ?? now, decision.paused)
    const later = moved(decision.due, { from, calendar: before }, { from, calendar: after })
    return { ...decision, later, remind: reminder(now, later, remindHours) }
  })
  const kept = await prisma.$queryRaw<unknown[]>`
    WITH kept AS (
      UPDATE accounts SET time_zone = ${timeZone}, hours = ${JSON.stringify(hours)}::jsonb,
        vacations_by_themselves = ${vacationsByThemselves}, remind_hours = ${remindHours}::int
      WHERE id = ${id}::uuid AND status <> 'erased' AND time_zone = ${account.timeZone}
        AND hours = ${JSON.stringify(account.hours)}::jsonb
      RETURNING id
    ), held AS (
      SELECT m.id FROM kept k JOIN participants p ON p.account_id = k.id JOIN matches m ON m.id = p.match_id
      WHERE m.status IN ('open', 'running') ORDER BY m.id FOR UPDATE OF m
    ), guarded AS (
      UPDATE matches SET roster = roster + 1 WHERE id IN (SELECT id FROM held)
    ), moved AS (
      UPDATE decisions d SET due_at = g.later, remind_at = g.remind
      FROM jsonb_to_recordset(${JSON.stringify(retimed)}::jsonb) AS g(
        match uuid, seat int, question text, since int, due timestamptz, later timestamptz, remind timestamptz)
      JOIN held h ON h.id = g.match
      WHERE d.match_id = g.match AND d.seat = g.seat AND d.question = g.question AND d.since = g.since
        AND d.due_at = g.due AND d.missed_at IS NULL
    )
    SELECT id FROM kept`
  return kept.length > 0
}
