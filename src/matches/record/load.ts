import { z } from 'zod'
import { catalogue } from '../../games/catalogue.ts'
import type { Game, Result, Seat } from '../../games/game.ts'
import type { Entry as EntryRow, Prisma } from '../../generated/prisma/client.ts'
import { Actor, type Entry, EntryKind, Hex256, RecordedResult, Seating, TaggedJson } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import type { Sealed } from '../../journal/journal-file.ts'
import { heads, headsSince, type Replayed } from '../../journal/replay.ts'
import { secretsOf } from '../../journal/secrets.ts'
import type { Platform } from '../../platform/platform.ts'
import { lastInSlices, mapInSlices } from '../../platform/slices.ts'
import { calendarOf } from '../clock/account-calendar.ts'
import { type Calendar, roundTheClock } from '../clock/calendar.ts'
import { Counted } from '../clock/counted-time.ts'
import { Late, Pace } from '../clock/pace.ts'

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
const SealedLater = z.object({ since: z.int(), sealed: z.string(), commitment: Hex256 })
export type SealedLater = z.infer<typeof SealedLater>

/** Somebody whose seat the creator took back before the start, as the database has it. */
const Removal = z.object({ account: z.uuid(), at: z.coerce.date() })
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
  /** Until when all clocks stand still, by agreement. */
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

/** What a query must include for `matchRecord`. */
export const withRoster = {
  participants: {
    include: { account: { select: { name: true, status: true, timeZone: true, hours: true, remindHours: true } } },
  },
  decisions: { orderBy: [{ seat: 'asc' }, { since: 'asc' }, { question: 'asc' }] },
} as const satisfies Prisma.MatchInclude

type Row = Prisma.MatchGetPayload<{ include: typeof withRoster }>

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
    removed: z.array(Removal).parse(row.removed),
    laterSeeds: z.array(SealedLater).parse(row.laterSeeds),
    result: row.result === null ? null : RecordedResult.parse(row.result),
    decisions: row.decisions.map((open) => ({
      ...open,
      counted: open.counted === null ? null : Counted.parse(open.counted),
    })),
    participants: row.participants
      .map(participantOf)
      .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0) || byJoining(one, other)),
  }
}

/** In the order of joining; whoever came after the start comes last. */
export const byJoining = (one: Pick<Participant, 'joined'>, other: Pick<Participant, 'joined'>): number =>
  (one.joined ?? Number.MAX_SAFE_INTEGER) - (other.joined ?? Number.MAX_SAFE_INTEGER)

type ParticipantRow = Omit<Row['participants'][number], 'matchId' | 'joinedAt'>

/** A row of the database as a participant. */
export function participantOf({ account, accountId, bank, ...row }: ParticipantRow): Participant {
  const { seat, number, entropy, joined, leftAt, offeredAt, hasOrders, inTime, late, retaken, missed, barred } = row
  return {
    seat,
    account: accountId,
    name: account?.name ?? row.name ?? '',
    number,
    entropy,
    joined,
    gone: account?.status === 'banned' || account?.status === 'erased',
    leftAt,
    offeredAt,
    hasOrders,
    calendar: account === null ? roundTheClock : calendarOf(account),
    remindHours: account?.remindHours ?? null,
    bank: bank === null ? null : Number(bank),
    inTime,
    late,
    retaken,
    missed,
    barred,
  }
}

/** A match by its id; undefined where there is none. */
export async function findMatch({ database }: Platform, id: string): Promise<MatchRecord | undefined> {
  const row = await database.prisma.match.findUnique({ where: { id }, include: withRoster })
  return row ? matchRecord(row) : undefined
}

/**
 * A match as it was at one moment, for whoever is shown all of it. `findMatch` reads its row, then its people and what it
 * waits for: where something is stored in between, they do not belong together, which a guard would notice and a reader
 * would not. So it is read again until nothing was.
 */
export async function findSteady(platform: Platform, id: string): Promise<MatchRecord | undefined> {
  for (;;) {
    const record = await findMatch(platform, id)
    const now = await platform.database.prisma.match.findUnique({
      where: { id },
      select: { version: true, roster: true },
    })
    if (record === undefined || (now?.version === record.version && now.roster === record.roster)) return record
  }
}

const StoredMoveAndEvents = z.object({ move: TaggedJson.nullable(), events: z.array(TaggedJson) })

/** How many are read at a time: the loop is held for as long as it takes to read them. */
const mostAtOnce = 200

/** A match's entries after one version, up to another, in order: all of them, or those of some kinds. */
export async function readEntries(
  { database }: Pick<Platform, 'database'>,
  match: string,
  range: { after?: number; upTo?: number; kinds?: readonly EntryKind[] } = {},
): Promise<Entry[]> {
  const kind = range.kinds === undefined ? {} : { kind: { in: [...range.kinds] } }
  const all: Entry[] = []
  for (let after = range.after ?? 0; ; ) {
    const version = { gt: after, ...(range.upTo === undefined ? {} : { lte: range.upTo }) }
    const where = { matchId: match, version, ...kind }
    const rows = await database.prisma.entry.findMany({ where, orderBy: { version: 'asc' }, take: mostAtOnce })
    all.push(...rows.map(entryOf))
    after = rows.at(-1)?.version ?? after
    if (rows.length < mostAtOnce || after === range.upTo) return all
  }
}

function entryOf({ matchId, at, kind, actor, move, events, ...header }: EntryRow): Entry {
  return {
    ...header,
    ...StoredMoveAndEvents.parse({ move, events }),
    match: matchId,
    at: at.toISOString(),
    kind: EntryKind.parse(kind),
    actor: Actor.parse(actor),
  }
}

/** The seeds of a match, and what follows from them. They are shown to nobody before the match is over. */
export function openSeal({ secrets }: Pick<Platform, 'secrets'>, record: MatchRecord): Sealed {
  const seed = secrets.unseal(record.sealedSeed, record.id)
  const later = record.laterSeeds.map(({ since, sealed }) => ({ since, seed: secrets.unseal(sealed, record.id) }))
  const joined = record.participants.filter(({ joined }) => joined !== null).sort(byJoining)
  const entropies = joined.map(({ entropy }) => entropy)
  return { seed, later, secrets: secretsOf(seed, entropies, later) }
}

/** The journal of a started match up to a version, with the head after each entry: in slices. */
export async function replayed(
  platform: Pick<Platform, 'database'>,
  { id, game, version: newest }: Pick<MatchRecord, 'id' | 'game' | 'version'>,
  version = newest,
): Promise<Replayed> {
  const entries = await readEntries(platform, id, { upTo: version })
  return { entries, heads: await mapInSlices(heads(game, entries), (head) => head) }
}

/** A started match as it was after a version. */
export async function headAt(platform: Platform, record: MatchRecord, version = record.version): Promise<Head> {
  const entries = await readEntries(platform, record.id, { upTo: version })
  const head = await lastInSlices(heads(record.game, entries))
  if (head === undefined) throw new RangeError(`Match ${record.id} has no entries up to version ${version}.`)
  return head
}

/** A head with the entries that came after it, up to the record's version. */
export async function caughtUp(platform: Platform, record: MatchRecord, head: Head): Promise<Head> {
  if (head.version === record.version) return head
  const missed = await readEntries(platform, record.id, { after: head.version, upTo: record.version })
  const since = headsSince(record.game, head, missed)
  return since === undefined ? headAt(platform, record) : ((await lastInSlices(since)) ?? head)
}
