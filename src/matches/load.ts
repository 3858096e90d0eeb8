import { z } from 'zod'
import { catalogue } from '../games/catalogue.ts'
import type { Game, Result, Seat } from '../games/game.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { Actor, type Entry, EntryKind, Seating, TaggedJson } from '../journal/entry.ts'
import type { Head } from '../journal/head.ts'
import { fold, refold } from '../journal/replay.ts'
import { type Secrets, secretsOf } from '../journal/secrets.ts'
import type { Platform } from '../platform/platform.ts'
import type { Calendar } from './clock/calendar.ts'
import { calendarOf } from './clock/hours.ts'
import { Late, Pace } from './clock/pace.ts'

/** Somebody in a match. `seat` is null until the match starts. */
export interface Participant {
  readonly seat: Seat | null
  readonly account: string
  readonly name: string
  readonly number: string
  readonly entropy: string
  readonly joined: number
  /** When this player's clocks stand still. */
  readonly calendar: Calendar
  /** How many hours before a deadline to remind; null: never. */
  readonly remindHours: number | null
  /** What is left of a bank of time, in milliseconds; null where it is full, or there is none. */
  readonly bank: number | null
}

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
  readonly late: Late
  readonly creator: string | null
  readonly commitment: string
  readonly sealedSeed: string
  readonly roster: number
  readonly version: number
  readonly hash: string
  readonly result: Result | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly movedAt: Date
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
  /** Its deadline; null where there is none. */
  readonly dueAt: Date | null
  /** When to remind of it; null where that is done, or not wanted. */
  readonly remindAt: Date | null
  /** Since when it is late, and all have been told. */
  readonly missedAt: Date | null
}

export function isOver({ status }: Pick<MatchRecord, 'status'>): boolean {
  return status === 'ended' || status === 'aborted'
}

/** What a query must include for `matchRecord`. */
export const withRoster = {
  participants: { include: { account: { select: { name: true, timeZone: true, hours: true, remindHours: true } } } },
  decisions: { orderBy: [{ seat: 'asc' }, { since: 'asc' }, { question: 'asc' }] },
} as const satisfies Prisma.MatchInclude

type Row = Prisma.MatchGetPayload<{ include: typeof withRoster }>

const Recorded: z.ZodType<Result> = z.object({
  reason: z.string(),
  seats: z.array(
    z.object({
      seat: z.int(),
      place: z.int(),
      points: z.number(),
      lines: z.array(z.object({ label: z.string(), points: z.number() })),
    }),
  ),
})

/** A row of the database as a match. @throws Error where its game is not in the catalogue */
export function matchRecord(row: Row): MatchRecord {
  const game = catalogue.get(row.game)
  if (!game) throw new Error(`match ${row.id} is of the game ${row.game}, which is not in the catalogue`)
  return {
    ...row,
    game,
    seating: Seating.parse(row.seating),
    pace: Pace.parse(row.pace),
    late: Late.parse(row.late),
    creator: row.createdById,
    result: row.result === null ? null : Recorded.parse(row.result),
    participants: row.participants
      .map(participantOf)
      .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0) || one.joined - other.joined),
  }
}

type ParticipantRow = Pick<
  Row['participants'][number],
  'accountId' | 'seat' | 'number' | 'entropy' | 'joined' | 'bank' | 'account'
>

export const participantOf = ({
  account,
  accountId,
  seat,
  number,
  entropy,
  joined,
  bank,
}: ParticipantRow): Participant => ({
  seat,
  account: accountId,
  name: account.name,
  number,
  entropy,
  joined,
  calendar: calendarOf(account),
  remindHours: account.remindHours,
  bank: bank === null ? null : Number(bank),
})

/** A match by its id; undefined where there is none. */
export async function findMatch({ database }: Platform, id: string): Promise<MatchRecord | undefined> {
  const row = await database.prisma.match.findUnique({ where: { id }, include: withRoster })
  return row ? matchRecord(row) : undefined
}

const StoredMoveAndEvents = z.object({ move: TaggedJson.nullable(), events: z.array(TaggedJson) })

/** A match's entries after one version, up to another, in order. */
export async function readEntries(
  { database }: Platform,
  match: string,
  range: { after?: number; upTo?: number } = {},
): Promise<Entry[]> {
  const version = { gt: range.after ?? 0, ...(range.upTo === undefined ? {} : { lte: range.upTo }) }
  const rows = await database.prisma.entry.findMany({ where: { matchId: match, version }, orderBy: { version: 'asc' } })
  return rows.map(({ matchId, at, kind, actor, move, events, ...header }) => ({
    ...header,
    ...StoredMoveAndEvents.parse({ move, events }),
    match: matchId,
    at: at.toISOString(),
    kind: EntryKind.parse(kind),
    actor: Actor.parse(actor),
  }))
}

/** The seed of a match, and what follows from it. The seed is shown to nobody before the match is over. */
export function openSeal({ secrets }: Platform, record: MatchRecord): { seed: string; secrets: Secrets } {
  const seed = secrets.unseal(record.sealedSeed, record.id)
  const inOrderOfJoining = [...record.participants].sort((one, other) => one.joined - other.joined)
  return {
    seed,
    secrets: secretsOf(
      seed,
      inOrderOfJoining.map(({ entropy }) => entropy),
    ),
  }
}

/** Replays a started match up to a version. */
export async function headAt(platform: Platform, record: MatchRecord, version = record.version): Promise<Head> {
  return fold(record.game, await readEntries(platform, record.id, { upTo: version }))
}

/** A head with the entries that came after it, up to the record's version. */
export async function caughtUp(platform: Platform, record: MatchRecord, head: Head): Promise<Head> {
  if (head.version === record.version) return head
  const missed = await readEntries(platform, record.id, { after: head.version, upTo: record.version })
  return refold(record.game, head, missed) ?? headAt(platform, record)
}
