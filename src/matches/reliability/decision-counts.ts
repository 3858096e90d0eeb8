import type { Entry } from '../../journal/entry.ts'
import { type DecisionKey, isLate, isSame } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenDecisionRow } from '../record/record.ts'
import { type Holder, isPerson, peopleAt } from '../record/seats.ts'
import { withAnswer } from './answer-times.ts'

/** How many decisions of a participant were made in time, how many were not, and how long their answers took. */
export type DecisionCounts = Pick<Holder, 'inTime' | 'late' | 'retaken' | 'answerTimes'>

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
 * back and forth makes nobody reliable. How long answers took is counted for those by hand, with or without a deadline,
 * while somebody else plays: nobody waits for the answers of a player who is alone with bots.
 * @param answered the decisions that others waited for and that are no longer open
 */
export function decisionCountsAfter(
  record: Pick<MatchRecord, 'pausedUntil' | 'participants'>,
  holder: Holder,
  answered: readonly OpenDecisionRow[],
  { entries, inPlaceOf, undone }: DecisionsMade,
  at: Date,
): DecisionCounts {
  const { pausedUntil } = record
  const { seat, inTime, late, retaken, answerTimes } = holder
  const before = { inTime, late, retaken, answerTimes }
  if (!isPerson(holder)) return before
  if (undone !== undefined) return { ...before, retaken: retaken + (undone.get(seat) ?? 0) }
  if (pausedUntil !== null && pausedUntil > at) return before
  const own = answered.filter((open) => open.seat === seat)
  const moved = entries.flatMap(({ kind, actor }) =>
    kind === 'moved' && actor.kind === 'seat' && actor.seat === seat ? [actor.by] : [],
  )
  const isTheirs = moved.includes('hand') || moved.includes('order')
  // How long an answer took that is made again says nothing.
  const isTimed = moved.includes('hand') && retaken === 0 && peopleAt(record).some((other) => other.seat !== seat)
  const timed = isTimed ? own.map(({ sinceAt }) => (at.getTime() - sinceAt.getTime()) / 1_000) : []
  return own.reduce(
    (counted, open) => {
      const isInPlace = inPlaceOf !== undefined && isSame(inPlaceOf, open)
      return isTheirs || isInPlace ? withOne(counted, open, isInPlace, at) : counted
    },
    { ...before, answerTimes: timed.reduce(withAnswer, answerTimes) },
  )
}

function withOne(counted: DecisionCounts, open: OpenDecisionRow, isInPlace: boolean, at: Date): DecisionCounts {
  const { inTime, late, retaken } = counted
  const { dueAt } = open
  if (retaken > 0) return { ...counted, retaken: retaken - 1 }
  if (dueAt === null || isLate(open)) return counted
  return isInPlace || at >= dueAt ? { ...counted, late: late + 1 } : { ...counted, inTime: inTime + 1 }
}
