import { z } from 'zod'
import type { Game, Result, Seat } from '../../games/game.ts'
import { Hex256 } from '../../journal/entry.ts'
import type { Calendar } from '../time/calendar.ts'
import type { Counted } from '../time/counted-time.ts'
import type { Late, Pace } from '../time/pace.ts'

/** Somebody in a match. `seat` is null until the match starts, and once somebody else holds it. */
export interface Participant {
  readonly seat: Seat | null
  /** Null for a bot, and for a person in an imported match. */
  readonly account: string | null
  /**
   * Empty for a bot, whose name depends on the language (`seat-names.ts`). In an imported match, a person has a name
   * and no account.
   */
  readonly name: string
  readonly number: string
  readonly entropy: string
  /** The order of joining; null for a participant who came after the start. */
  readonly joined: number | null
  /** Whether the account was banned or erased, so that nobody will ever decide for it. */
  readonly accountClosed: boolean
  /** When this participant stopped playing: the seat was given up, or somebody else holds it. */
  readonly leftAt: Date | null
  /** Since when somebody else may take the seat over. */
  readonly offeredAt: Date | null
  readonly hasOrders: boolean
  /** When this player's clocks stop. */
  readonly calendar: Calendar
  /** How many hours before a deadline to remind; null: never. */
  readonly remindHours: number | null
  /**
   * What is left of a bank of time, in milliseconds; more than the pace's hours if a refill made it overflow, null if it
   * is full, or there is none.
   */
  readonly bank: number | null
  /** How many decisions with a deadline were made before it, and how many were not. */
  readonly inTime: number
  readonly late: number
  /** How many decisions were taken back and not yet made again: these do not count a second time. */
  readonly retaken: number
  /** How long the player's answers by hand took, as `AnswerTimes` counts them. */
  readonly answerTimes: readonly number[]
  /** How many decisions in a row were missed since the player's last move by hand. */
  readonly missed: number
  /** Whether a ruling took the seat away: this participant cannot take it over again. */
  readonly barred: boolean
}

/** A seed that a match got when a ruling reopened it, as the database has it. */
export const SealedLater = z.object({ since: z.int(), sealed: z.string(), commitment: Hex256 })
export type SealedLater = z.infer<typeof SealedLater>

/** Somebody whose seat the creator took back before the start, as the database has it. */
export const Removal = z.object({ account: z.uuid(), at: z.coerce.date() })
export type Removal = z.infer<typeof Removal>

/** A match as the database has it, without its journal. */
export interface MatchRecord {
  readonly id: string
  readonly game: Game
  readonly rules: number
  readonly data: number
  readonly options: unknown
  readonly seats: number
  readonly name: string
  readonly status: 'open' | 'running' | 'ended' | 'aborted'
  readonly private: boolean
  readonly seating: 'shuffled' | 'as-joined'
  readonly pace: Pace
  /** How many hours it agreed to wait for a decision at most (`longestWaitOf`); null: nothing was agreed. */
  readonly longestWait: number | null
  /** Whether rest days stop the clock in it. */
  readonly restDays: boolean
  readonly late: Late
  /** After how many consecutive missed decisions a seat opens to a substitute, whatever `late` says. */
  readonly seatOpensAfter: number
  readonly language: string | null
  readonly rated: boolean
  /** How many of a hundred decisions a player must have made in time to join; null: everybody may join. */
  readonly reliability: number | null
  readonly creator: string | null
  /** Those whose seats the creator took back before the start: they can rejoin only by a later invitation. */
  readonly removed: readonly Removal[]
  readonly rematchOf: string | null
  readonly commitment: string
  readonly sealedSeed: string
  /** The seeds it got later, each counting from the version at which a ruling reopened it. */
  readonly laterSeeds: readonly SealedLater[]
  readonly roster: number
  readonly version: number
  readonly hash: string
  readonly result: Result | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly movedAt: Date
  /** When it is given up, unless it starts or something happens in it before. */
  readonly expiresAt: Date | null
  /** Until when all clocks are paused by agreement. */
  readonly pausedUntil: Date | null
  /** Since when a dispute freezes it: nobody can move, and no clock runs. */
  readonly frozenAt: Date | null
  /** How many disputes have been raised in it. */
  readonly disputed: number
  /** When it was imported; null if it was played here. */
  readonly importedAt: Date | null
  /** In the order of their seats or, before the start, of joining. */
  readonly participants: readonly Participant[]
  readonly decisions: readonly OpenDecisionRow[]
}

/** An open decision as the database has it. */
export interface OpenDecisionRow {
  readonly seat: Seat
  readonly question: string
  readonly since: number
  readonly sinceAt: Date
  /** Whether nobody waits for it: then it uses up no bank of time, and gets the usual answer at its deadline. */
  readonly lapses: boolean
  /** What its deadline is computed from; null without a deadline. */
  readonly counted: Counted | null
  readonly dueAt: Date | null
  /** When to remind the player; null if that is done, or not wanted. */
  readonly remindAt: Date | null
  /** When it was noted as late, and everybody got a notice. */
  readonly missedAt: Date | null
  /** When the server is to handle it; null: it waits for the player. */
  readonly actAt: Date | null
  /** The seat that has claimed the win because this decision is late: its deadline is then the second and last one. */
  readonly claimedBy: Seat | null
}

/** Whether a match has ended or was aborted. */
export function isOver({ status }: Pick<MatchRecord, 'status'>): boolean {
  return status === 'ended' || status === 'aborted'
}

/** Sorts by the order of joining; participants who came after the start come last. */
export const byJoining = (one: Pick<Participant, 'joined'>, other: Pick<Participant, 'joined'>): number =>
  (one.joined ?? Number.MAX_SAFE_INTEGER) - (other.joined ?? Number.MAX_SAFE_INTEGER)

/** Participants in the order of their seats or, before the start, of joining. */
export const inOrder = (participants: readonly Participant[]): Participant[] =>
  participants.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0) || byJoining(one, other))

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
