import type { Database } from '../../platform/database/database.ts'
import { nextRoster } from '../record/raise-roster.ts'
import type { SealedLater } from '../record/record.ts'

/** The rows of a match to import. */
export interface ImportedRows {
  readonly match: ImportedMatch & {
    readonly sealed_seed: string
    readonly later_seeds: readonly SealedLater[]
    readonly imported_at: Date
  }
  readonly participants: readonly ImportedParticipant[]
  /** The journal as JSON text, since it may be long. */
  readonly entries: string
}

/** The columns of a match that come from its file. */
export interface ImportedMatch {
  readonly id: string
  readonly version: number
  readonly hash: string
  readonly [column: string]: unknown
}

export interface ImportedParticipant {
  readonly number: string
  readonly name: string | null
  readonly seat: number | null
  readonly joined: number | null
  readonly entropy: string
  readonly joinedAt: string
  readonly leftAt: string | null
}

type Store = Pick<Database, 'prisma'>

/** What the database already has of the match with this id; null if it has none. */
export const alreadyStored = ({ prisma }: Store, id: string) =>
  prisma.match.findUnique({
    where: { id },
    select: { version: true, hash: true, importedAt: true, participants: { select: { number: true, name: true } } },
  })

/** A part of both statements below: inserts the participants of the match that another part has stored. */
const insertParticipants = (match: 'stored' | 'grown') =>
  `INSERT INTO participants (match_id, number, name, seat, joined, entropy, joined_at, left_at)
  SELECT m.id, p.number, p.name, p.seat, p.joined, p.entropy, p."joinedAt", p."leftAt"
  FROM jsonb_to_recordset($2::jsonb) AS p(
    number text, name text, seat int, joined int, entropy text, "joinedAt" timestamptz, "leftAt" timestamptz), ${match} m`

/** Like `insertParticipants`, for the entries of the match. */
const insertEntries = (match: 'stored' | 'grown') =>
  `INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT m.id, e.version, e.at, e.kind, e.actor, NULLIF(e.move, 'null'), e.events, e.rules, e.draws, e.previous, e.hash
  FROM jsonb_to_recordset($3::jsonb) AS e(
    version int, at timestamptz, kind text, actor jsonb, move jsonb, events jsonb, rules int, draws int, previous text,
    hash text), ${match} m`

/** Stores a match with its participants and entries in one statement, or nothing if the id exists. */
const storing = `
WITH stored AS (
  INSERT INTO matches (id, game, rules, data, options, seats, name, status, seating, rated, sealed_seed, commitment,
    later_seeds, roster, version, hash, draws, result, created_at, started_at, ended_at, moved_at, counted_at,
    imported_at, imported_key)
  SELECT m.id, m.game, m.rules, m.data, m.options, m.seats, '', m.status::match_status, m.seating, false, m.sealed_seed,
    m.commitment, m.later_seeds, m.roster, m.version, m.hash, m.draws, NULLIF(m.result, 'null'), m.started_at,
    m.started_at, m.ended_at, m.moved_at, m.imported_at, m.imported_at, m.imported_key
  FROM jsonb_to_record($1::jsonb) AS m(
    id uuid, game text, rules int, data int, options jsonb, seats int, status text, seating text, sealed_seed text,
    commitment text, later_seeds jsonb, roster int, version int, hash text, draws int, result jsonb,
    started_at timestamptz, ended_at timestamptz, moved_at timestamptz, imported_at timestamptz, imported_key text)
  ON CONFLICT (id) DO NOTHING
  RETURNING id
), seated AS (
  ${insertParticipants('stored')}
), entered AS (
  ${insertEntries('stored')}
)
SELECT id::text FROM stored`

/** Stores an imported match. @returns false if a match has this id already */
export async function storeImported({ prisma }: Store, rows: ImportedRows): Promise<boolean> {
  const stored = await prisma.$queryRawUnsafe<{ id: string }[]>(storing, ...parametersOf(rows))
  return stored.length > 0
}

const parametersOf = ({ match, participants, entries }: ImportedRows) => [
  JSON.stringify(match),
  JSON.stringify(participants),
  entries,
]

/**
 * Adds the further entries of a longer file of the same chain in one statement, or nothing if the match has changed
 * since it was read.
 */
const growing = `
WITH grown AS (
  UPDATE matches m SET roster = ${nextRoster}, rules = f.rules, status = f.status::match_status,
    later_seeds = f.later_seeds, version = f.version, hash = f.hash, draws = f.draws, result = NULLIF(f.result, 'null'),
    ended_at = f.ended_at, moved_at = f.moved_at, imported_at = f.imported_at, imported_key = f.imported_key,
    archived_at = NULL
  FROM jsonb_to_record($1::jsonb) AS f(
    id uuid, rules int, status text, later_seeds jsonb, version int, hash text, draws int, result jsonb,
    ended_at timestamptz, moved_at timestamptz, imported_at timestamptz, imported_key text)
  WHERE m.id = f.id AND m.imported_at IS NOT NULL AND m.version = $4 AND m.hash = $5
  RETURNING m.id
), seated AS (
  ${insertParticipants('grown')}
  ORDER BY p.seat NULLS FIRST
  ON CONFLICT (match_id, number) DO UPDATE SET seat = EXCLUDED.seat, left_at = EXCLUDED.left_at
), entered AS (
  ${insertEntries('grown')}
  WHERE e.version > $4
)
SELECT id::text FROM grown`

/**
 * Adds the further entries of a longer file to an imported match. @returns false if the match has changed since it
 * was read
 */
export async function growImported(
  { prisma }: Store,
  rows: ImportedRows,
  before: { readonly version: number; readonly hash: string },
): Promise<boolean> {
  const parameters = [...parametersOf(rows), before.version, before.hash]
  const grown = await prisma.$queryRawUnsafe<{ id: string }[]>(growing, ...parameters)
  return grown.length > 0
}
