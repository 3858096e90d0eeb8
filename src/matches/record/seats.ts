import type { Seat } from '../../games/game.ts'
import type { MatchRecord, Participant } from './record.ts'

type Roster = Pick<MatchRecord, 'participants'>

/** A participant who holds a seat. */
export type Holder = Participant & { readonly seat: Seat }

/** Everybody who holds a seat, even one that was given up. Empty before the start. */
export const holders = ({ participants }: Roster): Holder[] =>
  participants.filter((one): one is Holder => one.seat !== null)

/** Who holds a seat; undefined before the start. */
export const holderOf = (roster: Roster, seat: Seat): Holder | undefined =>
  holders(roster).find((one) => one.seat === seat)

/** Whether a person can decide: not a bot, nor a banned or erased account. */
export const isPerson = ({ account, accountClosed }: Pick<Participant, 'account' | 'accountClosed'>): boolean =>
  account !== null && !accountClosed

/** The people who still play. */
export const peopleAt = (roster: Roster): Holder[] =>
  holders(roster).filter((holder) => isPerson(holder) && holder.leftAt === null)

/** Whether a running match has a seat that is open to a substitute. */
export const hasOpenSeat = (match: Pick<MatchRecord, 'participants' | 'status'>): boolean =>
  match.status === 'running' && holders(match).some(({ offeredAt }) => offeredAt !== null)
