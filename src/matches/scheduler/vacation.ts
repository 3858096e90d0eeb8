import { ownerById, statusNow } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepHoursFrom } from '../deadlines/calendar-changes.ts'
import { atDeadline, isWinClaimed, openOverdue } from '../deadlines/deadlines.ts'
import type { DueDecision } from '../deadlines/due-decisions.ts'
import { existing } from '../record/find-match.ts'
import { holderOf, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { calendarOf, Hours } from '../time/account-calendar.ts'
import { KeptVacations } from '../time/calendar.ts'
import type { AtDeadline } from '../time/pace.ts'
import { vacationDays } from '../time/vacation-days.ts'
import { dayAt } from '../time/wall-clock.ts'

/** How many days of vacation a player has in a calendar year. */
export const vacationAllowance = 30
/** The length of an automatic vacation, in days. */
const daysByItself = 7

/**
 * Starts a vacation instead of missing a deadline, if the player has asked for that and has days left: of this year's
 * allowance, and of the most that anybody may have planned. The player and the tables that wait get a notice.
 * @returns whether the decision is left alone for now: its deadline has moved, or the account has changed and the next
 * poll looks again
 */
export async function takeVacation(
  platform: Platform,
  record: MatchRecord,
  decision: DueDecision,
  now: Date,
): Promise<boolean> {
  const id = holderOf(record, decision.seat)?.account ?? null
  if (id === null) return false
  const account = await ownerById(platform.database, id)
  if (!account.vacationsByThemselves || statusNow(account, now) !== 'active') return false
  const hours = Hours.parse(account.hours)
  const today = dayAt(now, account.timeZone)
  const left = vacationAllowance - vacationDays(hours.vacations, today.year)
  if (left <= 0) return false
  // Another server may have started the vacation, and so moved the deadline, before the account was read. The record may
  // be older than the account, so the match is read again. A server that comes later is refused, since the hours have
  // changed.
  if (openOverdue(await existing(platform, decision.match), decision, now) === undefined) return true
  // It does not extend into the next year, which has an allowance of its own.
  const days = Math.min(left, daysByItself, today.daysInYear - today.dayOfYear + 1)
  const { timeZone } = account
  const vacation = { from: today.toString(), until: today.add({ days: days - 1 }).toString(), timeZone }
  const vacations = [...calendarOf(account).vacations, vacation]
  if (!KeptVacations.safeParse(vacations).success) return false
  await keepHoursFrom(platform, account, { hours: { ...hours, vacations } }, { vacation, insteadOf: decision })
  return true
}

/** What happens at a decision's deadline, as agreed, or because its player has asked for vacations and has days left. */
export function afterDeadline(
  record: MatchRecord,
  open: OpenDecisionRow,
  player: { readonly id: string; readonly vacationsByThemselves: boolean },
): AtDeadline | 'vacation' {
  const { lapses, dueAt } = open
  const calendar = record.participants.find(({ account }) => account === player.id)?.calendar
  const takesThem = player.vacationsByThemselves && !lapses && !isWinClaimed(open)
  if (!takesThem || dueAt === null || !calendar) return atDeadline(record, open)
  const { vacations, timeZone } = calendar
  const hasDays = vacationDays(vacations, yearAt(dueAt, timeZone)) < vacationAllowance
  return hasDays ? 'vacation' : atDeadline(record, open)
}

/** The calendar year of a moment in a time zone. */
export const yearAt = (moment: Date, timeZone: string): number => dayAt(moment, timeZone).year
