import type { Platform } from '../../platform/platform.ts'
import type { ImportedMatch } from './rows.ts'

/** One statement: a match with all that belongs to it, or nothing where there is one of this id. */
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
  INSERT INTO participants (match_id, number, name, seat, joined, entropy, joined_at, left_at)
  SELECT s.id, p.number, p.name, p.seat, p.joined, p.entropy, p."joinedAt", p."leftAt"
  FROM jsonb_to_recordset($2::jsonb) AS p(
    number text, name text, seat int, joined int, entropy text, "joinedAt" timestamptz, "leftAt" timestamptz), stored s
), entered AS (
  INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT s.id, e.version, e.at, e.kind, e.actor, NULLIF(e.move, 'null'), e.events, e.rules, e.draws, e.previous, e.hash
  FROM jsonb_to_recordset($3::jsonb) AS e(
    version int, at timestamptz, kind text, actor jsonb, move jsonb, events jsonb, rules int, draws int, previous text,
    hash text), stored s
)
SELECT id::text FROM stored`

/** Stores a match that was imported. @returns whether there was none of its id */
export async function storeImported(
  { database }: Pick<Platform, 'database'>,
  { match, participants, entries }: ImportedMatch,
): Promise<boolean> {
  const rows = [match, participants, entries].map((part) => JSON.stringify(part))
  const stored = await database.prisma.$queryRawUnsafe<{ id: string }[]>(storing, ...rows)
  return stored.length > 0
}
