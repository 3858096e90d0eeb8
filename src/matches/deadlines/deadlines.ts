import type { Game } from '../../games/game.ts'
import { hasUsual } from '../../games/questions.ts'
import type { OpenDecision } from '../../journal/decisions.ts'
import { laterOf, millisecondsAnHour } from '../../platform/clock.ts'
import { type Holder, holderOf, isPerson, type MatchRecord, type OpenDecisionRow, peopleAt } from '../record/record.ts'
import type { Calendar } from '../time/calendar.ts'
import { type Counted, calendarIn, deadlineOf, hoursIn, withVacationsOnly } from '../time/counted-time.ts'
import { type AtDeadline, type Late, longestWaitOf } from '../time/pace.ts'
import { dueAt, firstRunning, runningBetween } from '../time/running-time.ts'

/** Deadlines follow from the terms of a match and the hours of its players. Pure: nothing here reads a clock. */

type Agreed = Pick<MatchRecord, 'pace' | 'longestWait' | 'restDays' | 'participants' | 'pausedUntil' | 'frozenAt'>

/**
 * An open decision with its deadline and reminder; if no person decides it by hand, the server handles it at once.
 * @param asked from when its time counts: by default, since it is open
 */
export function withDeadline(match: Agreed, decision: OpenDecision, asked = decision.sinceAt): OpenDecisionRow {
  // A decision that opens during a freeze has its full time when the match goes on.
  const from = laterOf(match.frozenAt ?? new Date(asked), match.pausedUntil)
  const open = { ...decision, sinceAt: new Date(decision.sinceAt), missedAt: null, claimedBy: null }
  const holder = holderOf(match, decision.seat)
  if (holder === undefined) return { ...open, ...noDeadline, actAt: null }
  const actAt = isServerDecided(holder) ? new Date(asked) : null
  const { pace } = match
  if (pace.kind === 'none' || !isPerson(holder)) return { ...open, ...noDeadline, actAt }
  const full = pace.hours * millisecondsAnHour
  const time = Math.min(full, holder.bank ?? full)
  return { ...open, ...countedFrom(match, holder, from, time), actAt }
}

type Deadline = Pick<OpenDecisionRow, 'counted' | 'dueAt' | 'remindAt'>

/** A deadline after this much running time, or after the longest wait that the match agreed on. */
function countedFrom(
  match: Agreed,
  holder: Pick<Holder, 'calendar' | 'remindHours'>,
  from: Date,
  time: number,
): Deadline {
  const most = longestWaitOf(match)
  if (most === null) return noDeadline
  const calendar = calendarIn(match, holder.calendar)
  const counted = {
    hours: hoursIn(match, holder.calendar),
    spentAt: dueAt(from, time, calendar),
    latestAt: dueAt(from, most * millisecondsAnHour, withVacationsOnly(calendar)),
    restUntil: null,
    second: null,
  }
  return deadlineBy(match, holder, counted, from)
}

/** A deadline with the time to remind of it, from this moment on. */
export function deadlineBy(
  match: Pick<Agreed, 'restDays'>,
  { calendar, remindHours }: Pick<Holder, 'calendar' | 'remindHours'>,
  counted: Counted,
  from: Date,
) {
  const dueAt = deadlineOf(counted)
  return { counted, dueAt, remindAt: reminder(from, dueAt, calendarIn(match, calendar), remindHours) }
}

const noDeadline: Deadline = { counted: null, dueAt: null, remindAt: null }

/** Whether the server handles the decisions of a seat: for a bot, for a closed account, or by standing orders. */
export const isServerDecided = (holder: Holder): boolean => !isPerson(holder) || holder.hasOrders

/**
 * When to remind a player: this many waking hours before the deadline, and always at a waking time; null if that has
 * passed.
 */
function reminder(from: Date, due: Date, waking: Calendar, remindHours: number | null): Date | null {
  if (remindHours === null) return null
  const before = runningBetween(from, due, waking) - remindHours * millisecondsAnHour
  return before > 0 ? firstRunning(dueAt(from, before, waking), waking) : null
}

/**
 * A holder's bank, refilled for the decisions that they have made. It may overflow, so that a refill can be taken away
 * again, but no decision gets more than a full bank. What is left is the running time until the bank would have been
 * used up: outages, pauses and vacations have moved that moment.
 */
export function bankAfter(match: Agreed, holder: Holder, made: readonly OpenDecisionRow[], at: Date): number | null {
  const { pace } = match
  if (pace.kind !== 'bank' || made.length === 0) return holder.bank
  const most = pace.hours * millisecondsAnHour
  // No time passes in a pause or a freeze: banks neither lose nor gain any.
  const from = laterOf(match.frozenAt ?? at, match.pausedUntil)
  const { vacations } = holder.calendar
  const left = made.flatMap(({ counted }) =>
    counted === null ? [] : [runningBetween(from, counted.spentAt, { ...counted.hours, vacations })],
  )
  return Math.min(most, holder.bank ?? most, ...left) + made.length * pace.refill * millisecondsAnHour
}

/** A holder's bank without its refill for decisions that are taken back. */
export function bankUnfilled({ pace }: Agreed, { bank }: Holder, undone: number): number | null {
  if (pace.kind !== 'bank' || bank === null) return bank
  return Math.max(0, bank - undone * pace.refill * millisecondsAnHour)
}

/** Whether a deadline of a decision has passed, even if a claim of the win has given it a second one. */
export const isLate = ({ missedAt, claimedBy }: Pick<OpenDecisionRow, 'missedAt' | 'claimedBy'>): boolean =>
  missedAt !== null || claimedBy !== null

/** Whether the win is claimed: then the decision has a second deadline, at which its seat resigns. */
export const isWinClaimed = ({ missedAt, claimedBy }: Pick<OpenDecisionRow, 'missedAt' | 'claimedBy'>): boolean =>
  claimedBy !== null && missedAt === null

/** Whether the seat of a decision is to be given up, since the player who has claimed the win is still at the table. */
export const isForfeit = (match: Pick<MatchRecord, 'decisions' | 'participants'>, asked: DecisionKey): boolean => {
  const open = openAs(match, asked)
  return open !== undefined && isWinClaimed(open) && peopleAt(match).some(({ seat }) => seat === open.claimedBy)
}

/**
 * What happens at a decision's deadline, as the match agreed. If it agreed on usual answers and the question has none,
 * the match waits. A decision that nobody waits for gets the usual answer in any case.
 */
export function agreedFor(
  { game, late }: Pick<MatchRecord, 'late'> & { readonly game: Pick<Game, 'questions'> },
  { lapses, question }: Pick<OpenDecisionRow, 'lapses' | 'question'>,
): Late {
  const agreed = lapses ? 'usual' : late
  return agreed === 'usual' && !hasUsual(game, question) ? 'wait' : agreed
}

/** What happens at a decision's deadline: as agreed, unless the win is claimed. */
export const atDeadline = (record: Parameters<typeof agreedFor>[0], open: OpenDecisionRow): AtDeadline =>
  isWinClaimed(open) ? 'forfeit' : agreedFor(record, open)

/** The least running time of a second deadline, in hours: enough to read the mail about it. */
const secondDeadlineHours = 24

/**
 * The second deadline of a late decision: as much time as for any other, and at least a day. It is kept beside the time
 * that was used up, so that no bank gets any of that back.
 */
export function secondDeadline(
  match: Agreed,
  holder: Pick<Holder, 'calendar' | 'remindHours'>,
  { counted, missedAt }: Pick<OpenDecisionRow, 'counted' | 'missedAt'>,
  now: Date,
): Deadline {
  const { pace, pausedUntil } = match
  const from = laterOf(now, pausedUntil)
  const hours = Math.max(secondDeadlineHours, pace.kind === 'hours' ? pace.hours : 0)
  const { dueAt: at } = countedFrom(match, holder, from, hours * millisecondsAnHour)
  if (counted === null || at === null) return noDeadline
  return deadlineBy(match, holder, { ...counted, second: { at, missedAt } }, from)
}

/** The deadline of a decision without its second one: as it was before, late or in time. */
export function firstDeadline(
  match: Agreed,
  holder: Pick<Holder, 'calendar' | 'remindHours'>,
  { counted, dueAt }: Pick<OpenDecisionRow, 'counted' | 'dueAt'>,
  now: Date,
): Deadline & Pick<OpenDecisionRow, 'missedAt'> {
  if (counted === null) return { ...noDeadline, missedAt: null }
  // A claim that was stored before `second` existed: its first deadline is unknown, but the decision was late.
  if (counted.second === null) {
    return { counted, missedAt: now, dueAt: dueAt === null || dueAt > now ? now : dueAt, remindAt: null }
  }
  const { missedAt } = counted.second
  const first = deadlineBy(match, holder, { ...counted, second: null }, laterOf(now, match.pausedUntil))
  return { ...first, missedAt, remindAt: missedAt === null ? first.remindAt : null }
}

/** An open decision whose deadline has passed without being handled yet; in a frozen match there is none. */
export function openOverdue(
  match: Pick<MatchRecord, 'decisions' | 'frozenAt'>,
  asked: DecisionKey,
  now: Date,
): OpenDecisionRow | undefined {
  const open = openAs(match, asked)
  const isOverdue = open !== undefined && open.dueAt !== null && open.dueAt <= now && open.missedAt === null
  return isOverdue && match.frozenAt === null ? open : undefined
}

/** An open decision that the server is to handle; in a frozen match there is none. */
export function openForServer(
  match: Pick<MatchRecord, 'decisions' | 'frozenAt'>,
  asked: DecisionKey,
): OpenDecisionRow | undefined {
  const open = openAs(match, asked)
  return open !== undefined && open.actAt !== null && match.frozenAt === null ? open : undefined
}

/** An open decision as it is now; undefined if it has been answered. */
export const openAs = <Open extends DecisionKey>(
  { decisions }: { readonly decisions: readonly Open[] },
  asked: DecisionKey,
): Open | undefined => decisions.find((open) => isSame(open, asked))

/** The open decisions of a match, some of them changed. */
export const withChanged = (
  { decisions }: Pick<MatchRecord, 'decisions'>,
  changed: readonly (DecisionKey & Partial<OpenDecisionRow>)[],
): OpenDecisionRow[] => decisions.map((open) => ({ ...open, ...changed.find((one) => isSame(one, open)) }))

/** The identity of a decision: its seat, its question, and the version at which it arose. */
export type DecisionKey = Pick<OpenDecision, 'seat' | 'question' | 'since'>

/** Whether two keys name the same decision. */
export const isSame = (one: DecisionKey, other: DecisionKey): boolean =>
  one.seat === other.seat && one.question === other.question && one.since === other.since
