import { isClaimed } from '../deadlines/deadlines.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import { type Holder, holders, isPerson } from '../record/seats.ts'
import { hasVanished } from './absence.ts'

/** What a seat may claim the win from: what the last of the others owes, and is late with. */
export interface Claimable {
  readonly open: OpenRow
  readonly holder: Holder
}

/**
 * What the only player who is left may claim the win from; undefined where others decide too, or nobody is late. Somebody
 * whose late decisions a bot makes is late as well, once they have vanished.
 */
export function claimableBy(record: MatchRecord, seat: number): Claimable | undefined {
  const playing = holders(record).filter(({ leftAt }) => leftAt === null)
  const [holder, ...more] = playing.filter((one) => one.seat !== seat)
  if (holder === undefined || more.length > 0 || playing.length !== 2 || !isPerson(holder)) return undefined
  const open = record.decisions.find(
    (one) =>
      one.seat === holder.seat &&
      !one.lapses &&
      one.dueAt !== null &&
      !isClaimed(one) &&
      (one.missedAt !== null || hasVanished(record, holder)),
  )
  return open && { open, holder }
}

/** Whether a seat may claim the win now. */
export const mayClaim = (record: MatchRecord, seat: number): boolean =>
  record.status === 'running' && record.frozenAt === null && claimableBy(record, seat) !== undefined
