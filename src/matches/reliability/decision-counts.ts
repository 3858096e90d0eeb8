import type { Entry } from '../../journal/entry.ts'
import { laterOf } from '../../platform/clock.ts'
import { type DecisionKey, isLate, isSame, isWinClaimed } from '../deadlines/deadlines.ts'
import {
  type Holder,
  isPerson,
  type MatchRecord,
  type OpenDecisionRow,
  type Participant,
  peopleAt,
} from '../record/record.ts'
import { withAnswer } from './answer-times.ts'

/**
 * How many decisions of a participant were made in time, how many were not, how many of these in a row, and how long
 * their answers took.
 */
export type DecisionCounts = Pick<Holder, 'inTime' | 'late' | 'retaken' | 'answerTimes' | 'missed'>

/**
 * Who moved, which decision the server answered for its player, and how many decisions of each seat were taken back.
 */
interface DecisionsMade {
  readonly entries: readonly Pick<Entry, 'kind' | 'actor'>[]
  readonly inPlaceOf?: DecisionKey | undefined
  readonly undone?: ReadonlyMap<number, number>
}

/**
 * A participant's counts after some decisions were answered. In time: answered by the player, by hand or by a standing
 * order, before the deadline. Late: answered after it, by the clock or by a bot; a decision that was noted as late has
 * been counted then. Not counted: a decision without a deadline, one that nobody waits for, one that is answered in a
 * pause, by resigning or by another player's move, and one that is made again after it was taken back, so that going
 * back and forth makes nobody reliable. Missed in a row: each that the server answered, unless it was counted when it
 * was noted as late. A move by hand starts this count again; a standing order does not, because it does not show that
 * the player is there. How long answers took is counted for those by hand, with or without a deadline, while somebody
 * else plays: nobody waits for the answers of a player who is alone with bots.
 * @param answered the holder's decisions that others waited for and that are no longer open
 */
export function decisionCountsAfter(
  record: Pick<MatchRecord, 'pausedUntil' | 'participants'>,
  holder: Holder,
  answered: readonly OpenDecisionRow[],
  { entries, inPlaceOf, undone }: DecisionsMade,
  at: Date,
): DecisionCounts {
  const { pausedUntil } = record
  const { seat, inTime, late, retaken, answerTimes, missed } = holder
  const before = { inTime, late, retaken, answerTimes, missed }
  if (!isPerson(holder)) return before
  const moved = entries.flatMap(({ kind, actor }) =>
    kind === 'moved' && actor.kind === 'seat' && actor.seat === seat ? [actor.by] : [],
  )
  const isByHand = moved.includes('hand')
  const isInPlace = (open: OpenDecisionRow) => inPlaceOf !== undefined && isSame(inPlaceOf, open)
  const isMissed = answered.some((open) => isInPlace(open) && open.missedAt === null)
  const counts = { ...before, missed: isByHand ? 0 : missed + (isMissed ? 1 : 0) }
  if (undone !== undefined) return { ...counts, retaken: retaken + (undone.get(seat) ?? 0) }
  if (pausedUntil !== null && pausedUntil > at) return counts
  const isTheirs = isByHand || moved.includes('order')
  // The time that a repeated answer took says nothing.
  const isTimed = isByHand && retaken === 0 && peopleAt(record).some((other) => other.seat !== seat)
  const timed = isTimed ? answered.map(({ sinceAt }) => (at.getTime() - sinceAt.getTime()) / 1_000) : []
  return answered
    .filter((open) => isTheirs || isInPlace(open))
    .reduce<DecisionCounts>((counted, open) => withOne(counted, open, isInPlace(open), at), {
      ...counts,
      answerTimes: timed.reduce(withAnswer, answerTimes),
    })
}

function withOne(counted: DecisionCounts, open: OpenDecisionRow, isInPlace: boolean, at: Date): DecisionCounts {
  const { inTime, late, retaken } = counted
  const { dueAt } = open
  if (retaken > 0) return { ...counted, retaken: retaken - 1 }
  if (dueAt === null || isLate(open)) return counted
  return isInPlace || at >= dueAt ? { ...counted, late: late + 1 } : { ...counted, inTime: inTime + 1 }
}

/**
 * What changes in a holder when their deadline passes while the match waits for them. Not counted: decisions that
 * nobody waits for, and second deadlines; a decision asked again after a take-back is missed, but not late a second
 * time. The seat is open to a substitute where that was agreed, or where too many were missed in a row.
 */
export function afterDeadlineMissed(
  record: Pick<MatchRecord, 'late' | 'seatOpensAfter' | 'pausedUntil'>,
  holder: Pick<Holder, 'late' | 'missed' | 'retaken' | 'offeredAt'>,
  open: Pick<OpenDecisionRow, 'lapses' | 'claimedBy' | 'missedAt'>,
  at: Date,
): Pick<Holder, 'late' | 'missed' | 'offeredAt'> {
  const isCounted = !open.lapses && !isWinClaimed(open)
  const missed = isCounted ? holder.missed + 1 : holder.missed
  const opens = record.late === 'substitute' || (isCounted && hasVanished(record, { missed }))
  return {
    late: isCounted && holder.retaken === 0 ? holder.late + 1 : holder.late,
    missed,
    offeredAt: opens ? offeredSince(record, holder, at) : holder.offeredAt,
  }
}

/**
 * After how many consecutive missed decisions a seat opens to a substitute, where the match agreed on no other number.
 */
export const seatOpensAfterByDefault = 3

/** Whether a player has missed enough decisions in a row for the seat to open to others. */
export const hasVanished = (
  { seatOpensAfter }: Pick<MatchRecord, 'seatOpensAfter'>,
  { missed }: Pick<Participant, 'missed'>,
): boolean => missed >= seatOpensAfter

/**
 * Since when a seat that opens now is open to a substitute; one that is open already keeps its time. A bot takes the
 * seat some days later, if no person has: days of a pause do not count.
 */
export const offeredSince = (
  { pausedUntil }: Pick<MatchRecord, 'pausedUntil'>,
  { offeredAt }: Pick<Participant, 'offeredAt'>,
  at: Date,
): Date => offeredAt ?? laterOf(at, pausedUntil)
