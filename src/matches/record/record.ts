import { z } from 'zod'
import type { Game, Result, Seat } from '../../games/game.ts'
import { Hex256 } from '../../journal/entry.ts'
import type { Calendar } from '../time/calendar.ts'
import type { Counted } from '../time/counted-time.ts'
import type { Late, Pace } from '../time/pace.ts'

/** Somebody in a match. `seat` is null until the match starts, and once somebody else holds it. */
export interface Participant {
  readonly seat: Seat | null
  /** Null: a bot plays. */
  readonly account: string | null
  /** Empty for a bot, whose name is a matter of language (`names.ts`). Who has no account may have one in an imported match. */
  readonly name: string
  readonly number: string
  readonly entropy: string
  /** The order of joining; null for who came after the start. */
  readonly joined: number | null
  /** Whether the account was banned or erased: nobody will ever decide here. */
  readonly gone: boolean
  /** Since when this participant plays no more: the seat was given up, or somebody else holds it. */
  readonly leftAt: Date | null
  /** Since when somebody else may take the seat over. */
  readonly offeredAt: Date | null
  readonly hasOrders: boolean
  /** When this player's clocks stand still. */
  readonly calendar: Calendar
  /** How many hours before a deadline to remind; null: never. */
  readonly remindHours: number | null
  /** What is left of a bank of time, in milliseconds; null where it is full, or there is none. */
  readonly bank: number | null
  /** How many decisions that had a deadline were made before it, and how many were not. */
  readonly inTime: number
  readonly late: number
  /** How many decisions that were taken back are still to be made again: these count no second time. */
  readonly retaken: number
  /** How many decisions were missed in a row, since the last move that the player made by hand. */
  readonly missed: number
  /** Whether a ruling took the seat away: who lost it so does not take it over again. */
  readonly barred: boolean
}

/** A seed that a match was given when it was reopened, as the database has it. */
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
  /** How many hours it waits for a decision at most, as it agreed (`longestWaitOf`); null: nothing was said. */
  readonly longestWait: number | null
  /** Whether rest days stop the clock in it. */
  readonly restDays: boolean
  readonly late: Late
  /** After how many decisions that a player missed in a row the seat is open to a substitute, whatever `late` says. */
  readonly seatOpensAfter: number
  readonly language: string | null
  readonly rated: boolean
  /** Of a hundred decisions, how many somebody must have made in time to join; null: everybody may. */
  readonly reliability: number | null
  readonly creator: string | null
  /** Those whose seats its creator took back before the start: they come back only by an invitation made since. */
  readonly removed: readonly Removal[]
  readonly rematchOf: string | null
  readonly commitment: string
  readonly sealedSeed: string
  /** The seeds it was given since, each from the version on at which it was reopened. */
  readonly laterSeeds: readonly SealedLater[]
  readonly roster: number
  readonly version: number
  readonly hash: string
  readonly result: Result | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly movedAt: Date
  /** When it is given up, where by then it has not started or nothing has happened in it. */
  readonly expiresAt: Date | null
  /** Until when all clocks are paused by agreement. */
  readonly pausedUntil: Date | null
  /** Since when it stands still because of a dispute: nobody moves, and no clock runs. */
  readonly frozenAt: Date | null
  /** How many disputes have been raised in it. */
  readonly disputed: number
  /** When it was imported, where it was not played here. */
  readonly importedAt: Date | null
  /** In the order of their seats or, before the start, of joining. */
  readonly participants: readonly Participant[]
  readonly decisions: readonly OpenRow[]
}

/** An open decision as the database has it. */
export interface OpenRow {
  readonly seat: Seat
  readonly question: string
  readonly since: number
  readonly sinceAt: Date
  /** Whether it holds nobody up: then its time costs nobody anything, and at its deadline the usual answer is given. */
  readonly lapses: boolean
  /** What its deadline follows from; null where there is none. */
  readonly counted: Counted | null
  /** Its deadline; null where there is none. */
  readonly dueAt: Date | null
  /** When to remind of it; null where that is done, or not wanted. */
  readonly remindAt: Date | null
  /** Since when it is late, and all have been told. */
  readonly missedAt: Date | null
  /** When the server sees to it by itself; null: it does not. */
  readonly actAt: Date | null
  /** The seat that has claimed the win, since this decision is late: its deadline is a second and last one. */
  readonly claimedBy: Seat | null
}

export function isOver({ status }: Pick<MatchRecord, 'status'>): boolean {
  return status === 'ended' || status === 'aborted'
}

/** In the order of joining; whoever came after the start comes last. */
export const byJoining = (one: Pick<Participant, 'joined'>, other: Pick<Participant, 'joined'>): number =>
  (one.joined ?? Number.MAX_SAFE_INTEGER) - (other.joined ?? Number.MAX_SAFE_INTEGER)

/** Participants in the order of their seats or, before the start, of joining. */
export const inOrder = (participants: readonly Participant[]): Participant[] =>
  participants.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0) || byJoining(one, other))
