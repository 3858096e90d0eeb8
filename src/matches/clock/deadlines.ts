import type { Seat } from '../../games/game.ts'
import type { OpenDecision } from '../../journal/decisions.ts'
import type { MatchRecord, OpenRow, Participant } from '../load.ts'
import { type Holder, holderOf, isPerson } from '../seats.ts'
import type { Calendar } from './calendar.ts'
import { fullBank, millisecondsAnHour, type Pace } from './pace.ts'
import { dueAt, runningBetween } from './running.ts'

/** Deadlines follow from a match's pace and from the hours its players keep; nothing here reads a clock. */

type Agreed = Pick<MatchRecord, 'pace' | 'participants' | 'pausedUntil' | 'frozenAt'>

/**
 * An open decision with its deadline, and when to remind of it; or, where no person decides it by hand, as one that the
 * server sees to at once.
 * @param asked from when its time counts: usually, since it is open
 */
export function timed(match: Agreed, decision: OpenDecision, asked = decision.sinceAt): OpenRow {
  // What is asked while the match stands still has all its time when it goes on.
  const from = laterOf(match.frozenAt ?? new Date(asked), match.pausedUntil)
  const open = { ...decision, sinceAt: new Date(decision.sinceAt), missedAt: null }
  const holder = holderOf(match, decision.seat)
  if (holder === undefined) return { ...open, dueAt: null, remindAt: null, actAt: null }
  const time = isPerson(holder) ? timeFor(match.pace, holder) : undefined
  const due = time === undefined ? null : dueAt(from, time, holder.calendar)
  const actAt = isSeenTo(holder) ? new Date(asked) : null
  return { ...open, dueAt: due, remindAt: due && reminder(from, due, holder.remindHours), actAt }
}

/** Whether the server sees to what a seat is asked: for a bot, for somebody who is gone, or by a standing order. */
export const isSeenTo = (holder: Holder): boolean => !isPerson(holder) || holder.hasOrders

/** A deadline by another calendar, or after another beginning: what is left of its time stays the same. */
export function moved(
  due: Date,
  before: { from: Date; calendar: Calendar },
  after: { from: Date; calendar: Calendar },
) {
  return dueAt(after.from, runningBetween(before.from, due, before.calendar), after.calendar)
}

/** The later of two moments. */
export const laterOf = (moment: Date, other: Date | null): Date => (other !== null && other > moment ? other : moment)

/** So many hours before the deadline, where that is still to come. */
export function reminder(from: Date, due: Date, remindHours: number | null): Date | null {
  if (remindHours === null) return null
  const at = new Date(due.getTime() - remindHours * millisecondsAnHour)
  return at > from ? at : null
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
 * What is left in the banks of those who have decided by then, and refilled. It is what was left until their deadlines:
 * these have moved with outages, and with hours that were changed meanwhile.
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
    const left = own.flatMap(({ dueAt }) => (dueAt === null ? [] : [runningBetween(from, dueAt, holder.calendar)]))
    const bank = Math.min(holder.bank ?? most, ...left) + own.length * pace.refill * millisecondsAnHour
    return [{ seat, bank: Math.min(most, bank) }]
  })
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

/** Which decision: its seat, its question, and the version that asked. */
export type Asked = Pick<OpenDecision, 'seat' | 'question' | 'since'>

export const isSame = (one: Asked, other: Asked): boolean =>
  one.seat === other.seat && one.question === other.question && one.since === other.since
