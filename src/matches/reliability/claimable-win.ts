import { isWinClaimed } from '../deadlines/deadlines.ts'
import { type Holder, holders, isPerson, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import { hasVanished } from './decision-counts.ts'

/** The late decision of the only other player, from whom a seat may claim the win. */
export interface Claimable {
  readonly open: OpenDecisionRow
  readonly holder: Holder
}

/**
 * The late decision for which a seat may claim the win; undefined if more than one other player is left, or that
 * player is not late. A player whose decisions a bot makes counts as late once they have vanished.
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
      !isWinClaimed(one) &&
      (one.missedAt !== null || hasVanished(record, holder)),
  )
  return open && { open, holder }
}

/** Whether a seat may claim the win now. */
export const mayClaim = (record: MatchRecord, seat: number): boolean =>
  record.status === 'running' && record.frozenAt === null && claimableBy(record, seat) !== undefined
