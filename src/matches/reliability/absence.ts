import type { Entry } from '../../journal/entry.ts'
import { laterOf } from '../../platform/clock.ts'
import { type Asked, isSame } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenRow, Participant } from '../record/record.ts'
import { type Holder, isPerson } from '../record/seats.ts'

/** After how many decisions that a player missed in a row the seat is open to a substitute, where a table agreed on nothing else. */
export const seatOpensAfterByDefault = 3

/** What happened: who moved, and whose decision was answered in their place. */
interface AbsenceEvidence {
  readonly entries: readonly Pick<Entry, 'kind' | 'actor'>[]
  readonly inPlaceOf?: Asked | undefined
}

/**
 * How many decisions in a row a player has missed. One that was answered in their place counts; where it was waited for, it
 * was counted when everybody was told. A move by hand begins anew. A standing order does not: it shows nobody there.
 * @param answered the decisions that held somebody up, and are asked no more
 */
export function missedAfter(
  holder: Holder,
  answered: readonly OpenRow[],
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

/** Whether a player has missed so many decisions in a row that the seat is open to others, whatever the match agreed. */
export const hasVanished = (
  { seatOpensAfter }: Pick<MatchRecord, 'seatOpensAfter'>,
  { missed }: Pick<Participant, 'missed'>,
): boolean => missed >= seatOpensAfter

/**
 * Since when a seat that opens now is open to a substitute; one that is open already stays so. Before a bot takes it, people
 * have some days, of which none passes in a pause.
 */
export const offeredSince = (
  { pausedUntil }: Pick<MatchRecord, 'pausedUntil'>,
  { offeredAt }: Pick<Participant, 'offeredAt'>,
  at: Date,
): Date => offeredAt ?? laterOf(at, pausedUntil)
