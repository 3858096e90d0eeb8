import type { Seat } from '../../games/game.ts'
import type { OpenDecision } from '../../journal/decisions.ts'
import type { MatchRecord, OpenRow, Participant } from '../load.ts'
import { fullBank, millisecondsAnHour, type Pace } from './pace.ts'
import { dueAt, runningBetween } from './running.ts'

/** Deadlines follow from a match's pace and from the hours its players keep; nothing here reads a clock. */

type Agreed = Pick<MatchRecord, 'pace' | 'participants'>

const holderOf = ({ participants }: Agreed, seat: Seat): Participant | undefined =>
  participants.find((participant) => participant.seat === seat)

/**
 * An open decision with its deadline, and when to remind of it.
 * @param asked from when its time counts: usually, since it is open
 */
export function timed(match: Agreed, { seat, question, since, sinceAt }: OpenDecision, asked = sinceAt): OpenRow {
  const from = new Date(asked)
  const open = { seat, question, since, sinceAt: new Date(sinceAt), missedAt: null }
  const holder = holderOf(match, seat)
  const time = holder && timeFor(match.pace, holder)
  if (holder === undefined || time === undefined) return { ...open, dueAt: null, remindAt: null }
  const due = dueAt(from, time, holder.calendar)
  return { ...open, dueAt: due, remindAt: reminder(from, due, holder) }
}

/** So many hours before the deadline, where that is still to come. */
function reminder(from: Date, due: Date, { remindHours }: Participant): Date | null {
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
  return [...new Set(answered.map(({ seat }) => seat))].flatMap((seat) => {
    const holder = holderOf(match, seat)
    if (holder === undefined) return []
    const own = answered.filter((decision) => decision.seat === seat)
    const left = own.flatMap(({ dueAt }) => (dueAt === null ? [] : [runningBetween(at, dueAt, holder.calendar)]))
    const bank = Math.min(holder.bank ?? most, ...left) + own.length * pace.refill * millisecondsAnHour
    return [{ seat, bank: Math.min(most, bank) }]
  })
}

/** Whether a decision is open, its deadline has passed, and nobody has seen to that yet. */
export const isOverdue = ({ decisions }: Pick<MatchRecord, 'decisions'>, asked: Asked, now: Date): boolean =>
  decisions.some((open) => isSame(open, asked) && open.dueAt !== null && open.dueAt <= now && open.missedAt === null)

/** Which decision: its seat, its question, and the version that asked. */
export type Asked = Pick<OpenDecision, 'seat' | 'question' | 'since'>

export const isSame = (one: Asked, other: Asked): boolean =>
  one.seat === other.seat && one.question === other.question && one.since === other.since
