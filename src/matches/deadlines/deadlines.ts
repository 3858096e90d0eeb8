import type { Seat } from '../../games/game.ts'
import type { OpenDecision } from '../../journal/decisions.ts'
import { laterOf, millisecondsAnHour } from '../../platform/clock.ts'
import type { MatchRecord, OpenRow, Participant } from '../record/record.ts'
import { type Holder, holderOf, isPerson } from '../record/seats.ts'
import { hoursIn } from '../time/account-calendar.ts'
import { type Calendar, withVacationsOnly } from '../time/calendar.ts'
import { deadlineOf } from '../time/counted-time.ts'
import { fullBank, longestWaitOf, type Pace } from '../time/pace.ts'
import { dueAt, firstRunning, runningBetween } from '../time/running-time.ts'

/** Deadlines follow from what a match agreed and from the hours its players keep; nothing here reads a clock. */

type Agreed = Pick<MatchRecord, 'pace' | 'longestWait' | 'restDays' | 'participants' | 'pausedUntil' | 'frozenAt'>

/**
 * An open decision with its deadline, and when to remind of it; or, where no person decides it by hand, as one that the
 * server sees to at once.
 * @param asked from when its time counts: usually, since it is open
 */
export function timed(match: Agreed, decision: OpenDecision, asked = decision.sinceAt): OpenRow {
  // What is asked while the match stands still has all its time when it goes on.
  const from = laterOf(match.frozenAt ?? new Date(asked), match.pausedUntil)
  const open = { ...decision, sinceAt: new Date(decision.sinceAt), missedAt: null, claimedBy: null }
  const holder = holderOf(match, decision.seat)
  if (holder === undefined) return { ...open, ...noDeadline, actAt: null }
  const actAt = isSeenTo(holder) ? new Date(asked) : null
  const time = isPerson(holder) ? timeFor(match.pace, holder) : undefined
  return { ...open, ...(time === undefined ? noDeadline : countedFrom(match, holder, from, time)), actAt }
}

type Deadline = Pick<OpenRow, 'counted' | 'dueAt' | 'remindAt'>

/** A deadline after so much running time, or after the longest wait that the match agreed on. */
function countedFrom(
  match: Agreed,
  holder: Pick<Holder, 'calendar' | 'remindHours'>,
  from: Date,
  time: number,
): Deadline {
  const most = longestWaitOf(match)
  if (most === null) return noDeadline
  const hours = hoursIn(match, holder.calendar)
  const calendar = { ...hours, vacations: holder.calendar.vacations }
  const counted = {
    hours,
    spentAt: dueAt(from, time, calendar),
    latestAt: dueAt(from, most * millisecondsAnHour, withVacationsOnly(calendar)),
    restUntil: null,
  }
  const due = deadlineOf(counted)
  return { counted, dueAt: due, remindAt: reminder(from, due, calendar, holder.remindHours) }
}

const noDeadline: Deadline = { counted: null, dueAt: null, remindAt: null }

/** Whether the server sees to what a seat is asked: for a bot, for somebody who is gone, or by a standing order. */
export const isSeenTo = (holder: Holder): boolean => !isPerson(holder) || holder.hasOrders

/** So many waking hours before the deadline, where that is still to come: at a time when the player is awake, so never at night. */
export function reminder(from: Date, due: Date, waking: Calendar, remindHours: number | null): Date | null {
  if (remindHours === null) return null
  const before = runningBetween(from, due, waking) - remindHours * millisecondsAnHour
  return before > 0 ? firstRunning(dueAt(from, before, waking), waking) : null
}

/** The running time for a decision, in milliseconds; undefined where there is no end of it. */
function timeFor(pace: Pace, { bank }: Participant): number | undefined {
  switch (pace.kind) {
    case 'none':
      return undefined
    case 'hours':
      return pace.hours * millisecondsAnHour
    case 'bank':
      return bank ?? fullBank(pace) ?? undefined
  }
}

/**
 * What is left in the banks of those who have decided by then, and refilled. It is what was left until it was used
 * up: that has moved with outages, pauses and vacations.
 */
export function banksAfter(match: Agreed, answered: readonly OpenRow[], at: Date): { seat: Seat; bank: number }[] {
  const { pace } = match
  if (pace.kind !== 'bank') return []
  const most = pace.hours * millisecondsAnHour
  // In a pause no time goes by, nor while the match stands still: it is neither lost nor won.
  const from = laterOf(match.frozenAt ?? at, match.pausedUntil)
  return [...new Set(answered.map(({ seat }) => seat))].flatMap((seat) => {
    const holder = holderOf(match, seat)
    if (holder === undefined) return []
    const own = answered.filter((decision) => decision.seat === seat)
    const left = own.flatMap(({ counted }) =>
      counted === null
        ? []
        : [runningBetween(from, counted.spentAt, { ...counted.hours, vacations: holder.calendar.vacations })],
    )
    const bank = Math.min(holder.bank ?? most, ...left) + own.length * pace.refill * millisecondsAnHour
    return [{ seat, bank: Math.min(most, bank) }]
  })
}

/** Whether a deadline of it has passed: also where a win was claimed, and there is a second one. */
export const isLate = ({ missedAt, claimedBy }: Pick<OpenRow, 'missedAt' | 'claimedBy'>): boolean =>
  missedAt !== null || claimedBy !== null

/** Whether the win is claimed from whose decision it is: then it has a second deadline, at which the seat is given up. */
export const isClaimed = ({ missedAt, claimedBy }: Pick<OpenRow, 'missedAt' | 'claimedBy'>): boolean =>
  claimedBy !== null && missedAt === null

/** The least running time of a second deadline, in hours: enough to read the mail that tells of it. */
const secondDeadlineHours = 24

/** A second deadline for a decision that is late: as much time as for any, and a day at least. */
export function secondDeadline(match: Agreed, holder: Pick<Holder, 'calendar' | 'remindHours'>, now: Date): Deadline {
  const { pace, pausedUntil } = match
  const hours = Math.max(secondDeadlineHours, pace.kind === 'hours' ? pace.hours : 0)
  return countedFrom(match, holder, laterOf(now, pausedUntil), hours * millisecondsAnHour)
}

/** Whether a decision is open, its deadline has passed, and nobody has seen to that yet: in a match that goes on. */
export const isOverdue = (
  { decisions, frozenAt }: Pick<MatchRecord, 'decisions' | 'frozenAt'>,
  asked: Asked,
  now: Date,
): boolean =>
  frozenAt === null &&
  decisions.some((open) => isSame(open, asked) && open.dueAt !== null && open.dueAt <= now && open.missedAt === null)

/** An open decision, as it stands; undefined where it has been answered. */
export const openAs = ({ decisions }: Pick<MatchRecord, 'decisions'>, asked: Asked): OpenRow | undefined =>
  decisions.find((open) => isSame(open, asked))

/** All that a match waits for, some of it changed. */
export const withChanged = (
  { decisions }: Pick<MatchRecord, 'decisions'>,
  changed: readonly (Asked & Partial<OpenRow>)[],
): OpenRow[] => decisions.map((open) => ({ ...open, ...changed.find((one) => isSame(one, open)) }))

/** Which decision: its seat, its question, and the version that asked. */
export type Asked = Pick<OpenDecision, 'seat' | 'question' | 'since'>

export const isSame = (one: Asked, other: Asked): boolean =>
  one.seat === other.seat && one.question === other.question && one.since === other.since
