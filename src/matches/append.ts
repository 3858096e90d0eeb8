import type { Result } from '../games/game.ts'
import type { OpenDecision } from '../journal/decisions.ts'
import type { Entry } from '../journal/entry.ts'
import { isConnectionLost, isUniqueViolation } from '../platform/database/sql-state.ts'
import { type NewNotice, noticeRow } from '../platform/outbox.ts'
import type { Platform } from '../platform/platform.ts'

/** New entries of one match, and all that changes with them. Either all of it is stored, or nothing. */
export interface Append {
  readonly match: string
  /** The guard: the version and the roster that the entries were made on. */
  readonly expected: number
  readonly roster: number
  readonly entries: readonly Entry[]
  readonly status: 'running' | 'ended' | 'aborted'
  readonly result: Result | null
  /** What the match waits for now. */
  readonly decisions: readonly OpenDecision[]
  readonly notices: readonly NewNotice[]
  /** The request to remember, where it came with an Idempotency-Key. */
  readonly request?: { readonly seat: number; readonly key: string; readonly bodyHash: string } | undefined
  /** At the start: everybody who takes part, with their seats. */
  readonly seating?: readonly Seated[] | undefined
}

export interface Seated {
  readonly account: string
  readonly seat: number
  readonly number: string
  readonly entropy: string
  readonly joined: number
}

/** `lost`: somebody else appended first, and nothing was stored. */
export type Outcome = 'stored' | 'lost'

/**
 * One statement for the appends of many matches, each of them once: guard, entries, decisions, remembered requests,
 * seats and notices. Matches are locked in the order of their ids, so that two statements never wait for each other; the
 * ids come as an array, since the planner takes a set in JSON for so many rows that it reads the whole table.
 */
const statement = `
WITH given AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(
    match uuid, expected int, roster int, version int, hash text, draws int, status text, result jsonb, at timestamptz)
), locked AS (
  SELECT id FROM matches WHERE id = ANY ($7::uuid[]) ORDER BY id FOR UPDATE
), stored AS (
  UPDATE matches m
  SET version = g.version, hash = g.hash, draws = g.draws, status = g.status::match_status, result = g.result,
      moved_at = g.at, started_at = COALESCE(m.started_at, g.at),
      ended_at = CASE WHEN g.status = 'running' THEN NULL ELSE g.at END
  FROM given g, locked l
  WHERE m.id = g.match AND l.id = g.match AND m.version = g.expected AND m.roster = g.roster
    AND m.status IN ('open', 'running')
  RETURNING m.id
), entered AS (
  INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT e.match, e.version, e.at, e.kind, e.actor, NULLIF(e.move, 'null'), e.events, e.rules, e.draws, e.previous, e.hash
  FROM jsonb_to_recordset($2::jsonb) AS e(
    match uuid, version int, at timestamptz, kind text, actor jsonb, move jsonb, events jsonb, rules int, draws int,
    previous text, hash text)
  JOIN stored s ON s.id = e.match
), asked AS (
  SELECT d.* FROM jsonb_to_recordset($3::jsonb) AS d(
    match uuid, seat int, question text, since int, since_at timestamptz)
  JOIN stored s ON s.id = d.match
), answered AS (
  DELETE FROM decisions d USING stored s
  WHERE d.match_id = s.id AND NOT EXISTS (SELECT FROM asked a WHERE a.match = d.match_id AND a.seat = d.seat)
), open AS (
  INSERT INTO decisions (match_id, seat, question, since, since_at)
  SELECT match, seat, question, since, since_at FROM asked
  ON CONFLICT (match_id, seat) DO UPDATE
  SET question = excluded.question, since = excluded.since, since_at = excluded.since_at
  WHERE decisions.since <> excluded.since
), remembered AS (
  INSERT INTO requests (match_id, seat, key, body_hash, first, last)
  SELECT r.match, r.seat, r.key, r.body_hash, r.first, r.last
  FROM jsonb_to_recordset($4::jsonb) AS r(
    match uuid, seat int, key text, body_hash text, first int, last int)
  JOIN stored s ON s.id = r.match
), seated AS (
  INSERT INTO participants (match_id, account_id, seat, number, joined, entropy)
  SELECT p.match, p.account, p.seat, p.number, p.joined, p.entropy
  FROM jsonb_to_recordset($5::jsonb) AS p(
    match uuid, account uuid, seat int, number text, joined int, entropy text)
  JOIN stored s ON s.id = p.match
  ON CONFLICT (match_id, account_id) DO UPDATE SET seat = excluded.seat
), told AS (
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
  SELECT n.key, n.account, n.match, n.topic, n.payload, n.at
  FROM jsonb_to_recordset($6::jsonb) AS n(
    key text, account uuid, match uuid, topic text, payload jsonb, at timestamptz)
  JOIN stored s ON s.id = n.match
  ON CONFLICT (key) DO NOTHING
)
SELECT id::text FROM stored`

/** Stores appends; each match at most once among them. @returns the ids of the matches whose guard held */
async function store({ database }: Platform, appends: readonly Append[]): Promise<Set<string>> {
  const rows = {
    matches: appends.map(({ match, expected, roster, entries, status, result }) => {
      const last = entries.at(-1)
      const { version, hash, draws, at } = last ?? { version: expected, hash: '', draws: 0, at: '' }
      return { match, expected, roster, version, hash, draws, status, result, at }
    }),
    entries: appends.flatMap(({ entries }) => entries),
    decisions: appends.flatMap(({ match, decisions }) =>
      decisions.map(({ sinceAt, ...decision }) => ({ match, ...decision, since_at: sinceAt })),
    ),
    requests: appends.flatMap(({ match, request, entries }) => {
      if (!request) return []
      const { seat, key, bodyHash } = request
      return [{ match, seat, key, body_hash: bodyHash, first: entries[0]?.version, last: entries.at(-1)?.version }]
    }),
    seats: appends.flatMap(({ match, seating = [] }) => seating.map((seated) => ({ match, ...seated }))),
    notices: appends.flatMap(({ match, notices, entries }) =>
      notices.map((notice) => {
        const { key, accountId, topic, payload, dueAt } = noticeRow(notice)
        return { key, account: accountId, match, topic, payload, at: dueAt ?? entries.at(-1)?.at }
      }),
    ),
  }
  const parameters = [rows.matches, rows.entries, rows.decisions, rows.requests, rows.seats, rows.notices]
  const stored = await database.prisma.$queryRawUnsafe<{ id: string }[]>(
    statement,
    ...parameters.map((parameter) => JSON.stringify(parameter)),
    appends.map(({ match }) => match),
  )
  return new Set(stored.map(({ id }) => id))
}

export interface Appender {
  /**
   * Stores an append, together with those of other matches that arrive meanwhile (group commit). Resolves after commit.
   * @throws whatever the database throws, once it is known that nothing was stored
   */
  append(append: Append): Promise<Outcome>
}

interface Waiting {
  readonly append: Append
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

const mostInFlight = 4
const mostInOneStatement = 256

/** The appends of this process: collected while earlier statements are under way, then sent as one. */
export function appender(platform: Platform): Appender {
  let waiting: Waiting[] = []
  let inFlight = 0

  function next(): void {
    while (inFlight < mostInFlight && waiting.length > 0) {
      const batch = firstOfEachMatch(waiting)
      waiting = waiting.filter((one) => !batch.includes(one))
      inFlight += 1
      void send(batch).finally(() => {
        inFlight -= 1
        next()
      })
    }
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      settle(
        batch,
        await store(
          platform,
          batch.map(({ append }) => append),
        ),
      )
    } catch (error) {
      // One bad append must not take the others with it: each is tried alone, where it is known that none was stored.
      if (batch.length > 1 && !isConnectionLost(error)) for (const one of batch) await send([one])
      else for (const one of batch) await doubtful(one, error)
    }
  }

  function settle(batch: readonly Waiting[], stored: ReadonlySet<string>): void {
    for (const { append, resolve } of batch) resolve(stored.has(append.match) ? 'stored' : 'lost')
    if (batch.some(({ append }) => append.notices.length > 0)) platform.outbox.written()
  }

  /** After a lost connection nobody knows whether the statement was carried out: its own entry is looked for. */
  async function doubtful(one: Waiting, error: unknown): Promise<void> {
    // The very same request was stored by another process: that is a lost race like any other.
    if (isUniqueViolation(error, 'requests_pkey')) return one.resolve('lost')
    if (!isConnectionLost(error)) return one.reject(error)
    try {
      if (await isStored(platform, one.append)) settle([one], new Set([one.append.match]))
      else one.reject(error)
    } catch {
      one.reject(error)
    }
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject })
        // Those that arrive in the same turn of the event loop share the statement.
        if (waiting.length === 1) setImmediate(next)
      }),
  }
}

function firstOfEachMatch(waiting: readonly Waiting[]): Waiting[] {
  const batch = new Map<string, Waiting>()
  for (const one of waiting) {
    if (batch.size === mostInOneStatement) break
    if (!batch.has(one.append.match)) batch.set(one.append.match, one)
  }
  return [...batch.values()]
}

async function isStored({ database }: Platform, { match, entries }: Append): Promise<boolean> {
  const last = entries.at(-1)
  if (!last) return false
  const found = await database.prisma.entry.findUnique({
    where: { matchId_version: { matchId: match, version: last.version } },
    select: { hash: true },
  })
  return found?.hash === last.hash
}
