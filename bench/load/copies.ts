import pg from 'pg'

interface Copying {
  /** Matches under way, and matches that wait for players. */
  readonly originals: readonly string[]
  /** How many copies to make of each. */
  readonly ofEach: number
  /** How many people play the copies. If there are as many as copies under way, each owes a decision. */
  readonly people: number
}

/**
 * Copies matches with their journals within the database: what is read is then as it is on a real server, and a hundred
 * thousand matches are made in a minute. The table `copies` lists them. Nobody can move in a copy, since the seed of a
 * match is sealed for it alone.
 */
export async function copyMatches(databaseUrl: string, { originals, ofEach, people }: Copying): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The role may have limits that a server behind the pooler gave it.
    await client.query('SET statement_timeout = 0')
    // What refers to other rows is right, and need not be looked up millions of times.
    await client.query('SET session_replication_role = replica')
    await client.query(
      `CREATE TABLE copies AS
      SELECT row_number() OVER (ORDER BY match) AS number, original, match
      FROM (SELECT original, gen_random_uuid() AS match FROM unnest($1::uuid[]) original, generate_series(1, $2)) made`,
      [originals, ofEach],
    )
    await client.query(
      'CREATE TABLE people AS SELECT number, gen_random_uuid() AS account FROM generate_series(0, $1) number',
      [people - 1],
    )
    for (const statement of copying) await client.query(statement)
  } finally {
    await client.end()
  }
}

const copying = [
  `INSERT INTO accounts (id, email, name, name_key, status)
  SELECT account, account || '@example.org', 'P ' || number, account, 'active' FROM people`,
  `INSERT INTO matches
  SELECT (jsonb_populate_record(m, jsonb_build_object('id', c.match))).*
  FROM copies c JOIN matches m ON m.id = c.original`,
  `INSERT INTO participants
  SELECT (jsonb_populate_record(p, jsonb_build_object('match_id', c.match, 'account_id', q.account))).*
  FROM copies c JOIN participants p ON p.match_id = c.original
  CROSS JOIN LATERAL (SELECT min(seat) AS seat FROM decisions WHERE match_id = c.original) d
  CROSS JOIN (SELECT count(*) AS people FROM people) n
  JOIN people q ON q.number = (c.number + COALESCE(p.seat - d.seat, 0) + n.people) % n.people`,
  `INSERT INTO decisions
  SELECT (jsonb_populate_record(d, jsonb_build_object('match_id', c.match,
    'due_at', d.due_at + random() * interval '7 days', 'remind_at', d.remind_at + random() * interval '1 day'))).*
  FROM copies c JOIN decisions d ON d.match_id = c.original`,
  `INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT c.match, e.version, e.at, e.kind, e.actor, e.move, e.events, e.rules, e.draws, e.previous, e.hash
  FROM copies c JOIN entries e ON e.match_id = c.original ORDER BY c.match, e.version`,
  'VACUUM ANALYZE',
  'CHECKPOINT',
]
