import type { Entry } from '../../journal/entry.ts'
import { laterOf } from '../../platform/clock.ts'
import { type DecisionKey, isSame } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenDecisionRow, Participant } from '../record/record.ts'
import { type Holder, isPerson } from '../record/seats.ts'

/**
 * After how many consecutive missed decisions a seat opens to a substitute, where the match agreed on no other number.
 */
export const seatOpensAfterByDefault = 3

/** Who moved, and which decision the server answered for its player. */
interface AbsenceEvidence {
  readonly entries: readonly Pick<Entry, 'kind' | 'actor'>[]
  readonly inPlaceOf?: DecisionKey | undefined
}

/**
 * How many decisions in a row a player has missed. A decision that the server answered counts, unless it was counted
 * already when it was noted as late. A move by hand starts the count again. A standing order does not, because it does
 * not show that the player is there.
 * @param answered the decisions that others waited for and that are no longer open
 */
export function missedAfter(
  holder: Holder,
  answered: readonly OpenDecisionRow[],
  { entries, inPlaceOf }: AbsenceEvidence,
): number {
  const { seat, missed } = holder
  if (!isPerson(holder)) return missed
  const isBack = entries.some(
    ({ kind, actor }) => kind === 'moved' && actor.kind === 'seat' && actor.seat === seat && actor.by === 'hand',
  )
  if (isBack) return 0
  const isMissed = answered.some(
    (open) => open.seat === seat && open.missedAt === null && inPlaceOf !== undefined && isSame(open, inPlaceOf),
  )
  return isMissed ? missed + 1 : missed
}

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
