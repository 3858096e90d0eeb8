import type { Actor, Entry } from '../../journal/entry.ts'
import { type Asked, isLate, isSame } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import { type Holder, isPerson } from '../record/seats.ts'

/** How many decisions of a participant were made in time, and how many were not. */
export type DecisionCounts = Pick<Holder, 'inTime' | 'late' | 'retaken'>

/** What happened: who moved, and whose decision was answered in their place. */
interface DecisionsMade {
  readonly entries: readonly Pick<Entry, 'kind' | 'actor'>[]
  readonly inPlaceOf?: Asked | undefined
  readonly undone?: ReadonlyMap<number, number>
}

/**
 * What a participant's decisions come to once some are answered. In time: by the player, by hand or by a standing order,
 * before the deadline. Late: after it, or by the clock or a bot; where it was waited for, that was counted when everybody
 * was told. Not counted: what has no deadline or holds nobody up, what is answered in a pause, by resigning or by what
 * others do, and what is decided again after it was taken back; so nobody becomes reliable by going back and forth.
 * @param answered the decisions that held somebody up, and are asked no more
 */
export function decisionCountsAfter(
  { pace, pausedUntil }: Pick<MatchRecord, 'pace' | 'pausedUntil'>,
  holder: Holder,
  answered: readonly OpenRow[],
  { entries, inPlaceOf, undone }: DecisionsMade,
  at: Date,
): DecisionCounts {
  const { seat, inTime, late, retaken } = holder
  const before = { inTime, late, retaken }
  if (pace.kind === 'none' || !isPerson(holder)) return before
  if (undone !== undefined) return { ...before, retaken: retaken + (undone.get(seat) ?? 0) }
  if (pausedUntil !== null && pausedUntil > at) return before
  const isTheirs = entries.some(({ kind, actor }) => kind === 'moved' && isByPlayer(actor, seat))
  return answered
    .filter((open) => open.seat === seat && open.dueAt !== null)
    .reduce((counted, open) => {
      const isInPlace = inPlaceOf !== undefined && isSame(inPlaceOf, open)
      return isTheirs || isInPlace ? withOne(counted, open, isInPlace, at) : counted
    }, before)
}

const isByPlayer = (actor: Actor, seat: number): boolean =>
  actor.kind === 'seat' && actor.seat === seat && (actor.by === 'hand' || actor.by === 'order')

function withOne(counted: DecisionCounts, open: OpenRow, isInPlace: boolean, at: Date): DecisionCounts {
  const { inTime, late, retaken } = counted
  const { dueAt } = open
  if (retaken > 0) return { ...counted, retaken: retaken - 1 }
  if (isLate(open)) return counted
  return isInPlace || (dueAt !== null && at >= dueAt)
    ? { ...counted, late: late + 1 }
    : { ...counted, inTime: inTime + 1 }
}
