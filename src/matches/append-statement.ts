import type { Result } from '../games/game.ts'
import type { Entry } from '../journal/entry.ts'
import type { Origin } from '../platform/http/caller.ts'
import type { Keyed } from '../platform/http/idempotency/key.ts'
import { type NewNotice, noticeRow } from '../platform/outbox.ts'
import type { WaitingThen } from './as-answered.ts'
import { whileRunning } from './record/lifetime.ts'
import type { OpenRow, SealedLater } from './record/record.ts'
import type { Holder } from './record/seats.ts'

/** New entries of one match, and all that changes with them. Either all of it is stored, or nothing. */
export interface Append {
  readonly match: string
  /** The guard: the version and the roster that the entries were made on. */
  readonly expected: number
  readonly roster: number
  readonly entries: readonly Entry[]
  readonly status: 'running' | 'ended' | 'aborted'
  readonly result: Result | null
  /** What the match waits for now; left out where that is what it waited for before. */
  readonly decisions?: readonly OpenRow[] | undefined
  /** The holders of seats of whom something has changed. */
  readonly holders?: readonly HolderState[]
  readonly notices: readonly NewNotice[]
  /** The request to remember, where it came with an Idempotency-Key. */
  readonly request?: { readonly keyed: Keyed; readonly waiting: WaitingThen } | undefined
  /** With what these entries were asked for; left out where nobody did. */
  readonly origin?: Origin | undefined
  /** At the start: everybody who takes part, with their seats. */
  readonly seating?: readonly Seated[] | undefined
  /** Somebody else holds a seat from now on. */
  readonly replacement?: Replacement | undefined
  /** The proposal that is carried out with these entries, and who was the last to agree; null: nobody had to. */
  readonly proposal?: { readonly number: number; readonly agreed: number | null } | undefined
  /** Standing orders that are done with: one by its place; null: all of the seat. */
  readonly orders?: readonly { readonly seat: number; readonly place: number | null }[]
  /** Since when the match stands still; left out where it does not. */
  readonly frozenAt?: Date | null
  /** Until when its clocks stand still by agreement, where that is put off. */
  readonly pausedUntil?: Date | null
  /** The seeds of a match that a ruling is about. It may be over: what was counted of it then counts no more. */
  readonly laterSeeds?: readonly SealedLater[] | undefined
  /** A dispute that is raised with these entries. */
  readonly raised?: Raised | undefined
  /** A dispute that is done with, by these entries. */
  readonly settled?: Settled | undefined
  /** A dispute because of which the match stands still from now on, or no more. */
  readonly stilled?: { readonly number: number; readonly freezes: boolean } | undefined
}

/** A dispute as it is raised: the match stands still until it is done with. */
export interface Raised {
  readonly number: number
  /** Null: an administrator. */
  readonly seat: number | null
  readonly account: string
  /** The entry it points at. */
  readonly version: number
  readonly text: string
}

/** What becomes of a dispute. */
export interface Settled {
  readonly number: number
  readonly status: 'upheld' | 'rejected' | 'withdrawn'
  /** Who ruled, and why; null where it was withdrawn. */
  readonly ruledBy: string | null
  readonly reasons: string | null
  readonly remedies: readonly object[]
}

/** What may change of a participant who holds a seat. */
export type HolderState = Pick<
  Holder,
  'seat' | 'bank' | 'leftAt' | 'offeredAt' | 'hasOrders' | 'inTime' | 'late' | 'retaken' | 'missed'
>

export interface Seated {
  readonly account: string | null
  readonly seat: number
  readonly number: string
  readonly entropy: string
  readonly joined: number | null
}

export interface Replacement {
  readonly seat: number
  /** Whether who held it may not take it over again. */
  readonly bars: boolean
  /** Null: a bot. */
  readonly account: string | null
  readonly number: string
}

/**
 * One statement for the appends of many matches, each of them once: guard and entries, and what else there is to store
 * with them (decisions, remembered requests, seats, notices). Its text depends only on which of these there are, so that
 * the database prepares few statements. It waits for nobody: a match that another transaction holds is left out, and its
 * row is missing in the answer. The ids come as an array, since the planner takes a set in JSON for so many rows that it reads the
 * whole table.
 */
export function appendStatement(appends: readonly Append[]): { text: string; parameters: unknown[] } {
  const parts = optionalParts
    .map(({ rows, text }) => ({ rows: rows(appends), text }))
    .filter(({ rows }) => rows.length > 0)
  const texts = parts.map(({ text }, index) => text(`$${index + 4}::jsonb`))
  const sets = [appends.map(guardRow), appends.flatMap(({ entries }) => entries), ...parts.map(({ rows }) => rows)]
  const [guards, entries, ...others] = sets.map((rows) => JSON.stringify(rows))
  return {
    text: [guardAndEntries, ...texts]
      .join(', ')
      .concat(' SELECT l.id::text, s.id IS NOT NULL AS stored FROM locked l LEFT JOIN stored s ON s.id = l.id'),
    parameters: [guards, appends.map(({ match }) => match), entries, ...others],
  }
}

const guardAndEntries = `
WITH given AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(
    match uuid, expected int, roster int, version int, hash text, draws int, rules int, status text, result jsonb,
    at timestamptz, frozen_at timestamptz, paused_until timestamptz, later_seeds jsonb, disputed int)
), locked AS (
  SELECT id FROM matches WHERE id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
), stored AS (
  UPDATE matches m
  SET version = g.version, hash = g.hash, draws = g.draws, rules = g.rules, status = g.status::match_status,
      result = g.result, frozen_at = g.frozen_at, paused_until = COALESCE(g.paused_until, m.paused_until),
      later_seeds = COALESCE(g.later_seeds, m.later_seeds), disputed = COALESCE(g.disputed, m.disputed),
      miscounted = m.miscounted OR m.counted_at IS NOT NULL, counted_at = NULL,
      moved_at = g.at, started_at = COALESCE(m.started_at, g.at),
      warn_at = CASE WHEN m.version = 0 THEN g.at + interval '${whileRunning.warnHours} hours' ELSE m.warn_at END,
      expires_at = CASE WHEN m.version = 0 THEN g.at + interval '${whileRunning.expireHours} hours' ELSE m.expires_at END,
      ended_at = CASE WHEN g.status = 'running' THEN NULL ELSE COALESCE(m.ended_at, g.at) END
  FROM given g, locked l
  WHERE m.id = g.match AND l.id = g.match AND m.version = g.expected AND m.roster = g.roster
    AND (m.status IN ('open', 'running') OR g.later_seeds IS NOT NULL)
  RETURNING m.id
), entered AS (
  INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
  SELECT e.match, e.version, e.at, e.kind, e.actor, NULLIF(e.move, 'null'), e.events, e.rules, e.draws, e.previous, e.hash
  FROM jsonb_to_recordset($3::jsonb) AS e(
    match uuid, version int, at timestamptz, kind text, actor jsonb, move jsonb, events jsonb, rules int, draws int,
    previous text, hash text)
  JOIN stored s ON s.id = e.match
)`

function guardRow({ match, expected, roster, entries, status, result, raised, ...others }: Append) {
  const { frozenAt: frozen_at, pausedUntil: paused_until, laterSeeds: later_seeds } = others
  const { version, hash, draws, rules, at } = entries.at(-1) ?? {
    version: expected,
    hash: '',
    draws: 0,
    rules: 0,
    at: '',
  }
  const head = { match, expected, roster, version, hash, draws, rules, status, result, at }
  return { ...head, frozen_at, paused_until, later_seeds, disputed: raised?.number }
}

/** What an append may bring along: its rows, and the text that stores them where the guard held. */
interface OptionalPart {
  rows(appends: readonly Append[]): object[]
  text(rows: string): string
}

/** The decisions of a match are replaced: a match that waits for nobody any more names itself alone. */
const decisions: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, decisions: open }) => {
      if (open === undefined) return []
      return open.length === 0
        ? [{ match }]
        : open.map(({ sinceAt, dueAt, remindAt, actAt, missedAt, claimedBy, ...asked }) => {
            const times = { since_at: sinceAt, due_at: dueAt, remind_at: remindAt, act_at: actAt, missed_at: missedAt }
            return { match, ...asked, ...times, claimed_by: claimedBy }
          })
    }),
  text: (rows) => `asked AS (
  SELECT d.* FROM jsonb_to_recordset(${rows}) AS d(
    match uuid, seat int, question text, since int, since_at timestamptz, lapses boolean, counted jsonb,
    due_at timestamptz, remind_at timestamptz, act_at timestamptz, missed_at timestamptz, claimed_by int)
  JOIN stored s ON s.id = d.match
), answered AS (
  DELETE FROM decisions d
  WHERE d.match_id IN (SELECT match FROM asked)
    AND NOT EXISTS (SELECT FROM asked a WHERE a.match = d.match_id AND a.seat = d.seat AND a.question = d.question)
), open AS (
  INSERT INTO decisions (
    match_id, seat, question, since, since_at, lapses, counted, due_at, remind_at, act_at, missed_at, claimed_by)
  SELECT match, seat, question, since, since_at, lapses, counted, due_at, remind_at, act_at, missed_at, claimed_by
  FROM asked WHERE seat IS NOT NULL
  ON CONFLICT (match_id, seat, question) DO UPDATE SET
    since = excluded.since, since_at = excluded.since_at, lapses = excluded.lapses, counted = excluded.counted,
    due_at = excluded.due_at, remind_at = excluded.remind_at, act_at = excluded.act_at, missed_at = excluded.missed_at,
    claimed_by = excluded.claimed_by
  WHERE (decisions.since, decisions.counted, decisions.due_at, decisions.act_at)
    IS DISTINCT FROM (excluded.since, excluded.counted, excluded.due_at, excluded.act_at)
)`,
}

const requests: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, request, entries }) => {
      if (!request) return []
      const [first, last] = [entries[0], entries.at(-1)]
      return [
        {
          match,
          ...request.keyed,
          at: last?.at,
          made: { first: first?.version, last: last?.version, ...request.waiting },
        },
      ]
    }),
  text: (rows) => `remembered AS (
  INSERT INTO keyed_requests (scope, key, fingerprint, at, made)
  SELECT r.scope, r.key, r.fingerprint, r.at, r.made
  FROM jsonb_to_recordset(${rows}) AS r(match uuid, scope text, key text, fingerprint text, at timestamptz, made jsonb)
  JOIN stored s ON s.id = r.match
)`,
}

/** Nothing is kept of somebody whose account was erased meanwhile. */
const origins: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, origin, entries }) => {
      if (origin === undefined) return []
      const { account, client, credential, credentialId: credential_id, tokenName: token_name } = origin
      return entries.map(({ version }) => ({ match, version, account, client, credential, credential_id, token_name }))
    }),
  text: (rows) => `came AS (
  INSERT INTO origins (match_id, version, account_id, client, credential, credential_id, token_name)
  SELECT o.match, o.version, o.account, o.client, o.credential, o.credential_id, o.token_name
  FROM jsonb_to_recordset(${rows}) AS o(
    match uuid, version int, account uuid, client text, credential text, credential_id text, token_name text)
  JOIN stored s ON s.id = o.match JOIN accounts a ON a.id = o.account AND a.status <> 'erased'
)`,
}

const holders: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, holders: changed = [] }) =>
      changed.map(({ leftAt, offeredAt, hasOrders, inTime, ...others }) => {
        return { match, ...others, left_at: leftAt, offered_at: offeredAt, has_orders: hasOrders, in_time: inTime }
      }),
    ),
  text: (rows) => `changed AS (
  UPDATE participants p SET bank = h.bank, left_at = h.left_at, offered_at = h.offered_at, has_orders = h.has_orders,
    in_time = h.in_time, late = h.late, retaken = h.retaken, missed = h.missed
  FROM jsonb_to_recordset(${rows}) AS h(
    match uuid, seat int, bank bigint, left_at timestamptz, offered_at timestamptz, has_orders boolean, in_time int,
    late int, retaken int, missed int)
  JOIN stored s ON s.id = h.match
  WHERE p.match_id = h.match AND p.seat = h.seat
)`,
}

const seats: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, seating = [] }) =>
      seating.map(({ account, seat, number, entropy, joined }) => ({ match, account, seat, number, entropy, joined })),
    ),
  text: (rows) => `seated AS (
  INSERT INTO participants (match_id, account_id, seat, number, joined, entropy)
  SELECT p.match, p.account, p.seat, p.number, p.joined, p.entropy
  FROM jsonb_to_recordset(${rows}) AS p(
    match uuid, account uuid, seat int, number text, joined int, entropy text)
  JOIN stored s ON s.id = p.match
  ON CONFLICT (match_id, number) DO UPDATE SET seat = excluded.seat
)`,
}

/**
 * Whoever comes takes the seat that is given back: in this order, since a seat is held once. A bot's stays on offer. What
 * another has proposed or agreed to in this seat is no word of theirs: but for what is just carried out.
 */
const replacements: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, replacement, proposal, entries }) =>
      replacement === undefined ? [] : [{ match, ...replacement, accepted: proposal?.number, at: entries.at(-1)?.at }],
    ),
  text: (rows) => `coming AS (
  SELECT r.* FROM jsonb_to_recordset(${rows}) AS r(
    match uuid, seat int, bars boolean, account uuid, number text, accepted int, at timestamptz)
  JOIN stored s ON s.id = r.match
), given_back AS (
  UPDATE participants p SET seat = NULL, left_at = c.at, offered_at = NULL, has_orders = false,
    barred = p.barred OR c.bars
  FROM coming c WHERE p.match_id = c.match AND p.seat = c.seat
  RETURNING c.match, c.seat, c.account, c.number, c.at
), took AS (
  INSERT INTO participants (match_id, account_id, seat, number, joined_at, offered_at)
  SELECT match, account, seat, number, at, CASE WHEN account IS NULL THEN at END FROM given_back
  ON CONFLICT (match_id, number) DO UPDATE SET seat = excluded.seat, left_at = NULL, bank = NULL, missed = 0
), countermanded AS (
  DELETE FROM standing_orders o USING coming c WHERE o.match_id = c.match AND o.seat = c.seat
), unsaid AS (
  UPDATE proposals p SET agreed = array_remove(p.agreed, c.seat),
    status = CASE WHEN p.seat = c.seat THEN 'lapsed' ELSE p.status END,
    done_at = CASE WHEN p.seat = c.seat THEN c.at END
  FROM coming c
  WHERE p.match_id = c.match AND p.status = 'open' AND p.number IS DISTINCT FROM c.accepted
)`,
}

const proposals: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, proposal, entries }) =>
      proposal === undefined ? [] : [{ match, ...proposal, at: entries.at(-1)?.at }],
    ),
  text: (rows) => `accepted AS (
  UPDATE proposals p SET status = 'accepted', done_at = a.at,
    agreed = CASE WHEN a.agreed IS NULL THEN p.agreed ELSE p.agreed || a.agreed END
  FROM jsonb_to_recordset(${rows}) AS a(match uuid, number int, agreed int, at timestamptz) JOIN stored s ON s.id = a.match
  WHERE p.match_id = a.match AND p.number = a.number
)`,
}

const orders: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, orders: done = [] }) => done.map(({ seat, place }) => ({ match, seat, place }))),
  text: (rows) => `carried_out AS (
  DELETE FROM standing_orders o
  USING jsonb_to_recordset(${rows}) AS d(match uuid, seat int, place int), stored s
  WHERE s.id = d.match AND o.match_id = d.match AND o.seat = d.seat AND (d.place IS NULL OR o.place = d.place)
)`,
}

const notices: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, notices: drafts, entries }) =>
      drafts.map((notice) => {
        const { key, accountId, topic, payload, dueAt } = noticeRow(notice)
        return { key, account: accountId, match, topic, payload, at: dueAt ?? entries.at(-1)?.at }
      }),
    ),
  text: (rows) => `told AS (
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
  SELECT n.key, n.account, n.match, n.topic, n.payload, n.at
  FROM jsonb_to_recordset(${rows}) AS n(
    key text, account uuid, match uuid, topic text, payload jsonb, at timestamptz)
  JOIN stored s ON s.id = n.match
  ON CONFLICT (key) DO NOTHING
)`,
}

const raisings: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, raised, entries }) =>
      raised === undefined ? [] : [{ match, ...raised, at: entries.at(-1)?.at }],
    ),
  text: (rows) => `raised AS (
  INSERT INTO disputes (match_id, number, seat, account_id, version, text, freezes, created_at)
  SELECT d.match, d.number, d.seat, d.account, d.version, d.text, true, d.at
  FROM jsonb_to_recordset(${rows}) AS d(
    match uuid, number int, seat int, account uuid, version int, text text, at timestamptz)
  JOIN stored s ON s.id = d.match
)`,
}

const settlements: OptionalPart = {
  rows: (appends) =>
    appends.flatMap(({ match, settled, entries }) => {
      if (settled === undefined) return []
      return [{ match, ...settled, first: entries[0]?.version, last: entries.at(-1)?.version, at: entries.at(-1)?.at }]
    }),
  text: (rows) => `settled AS (
  UPDATE disputes d SET status = r.status, done_at = r.at, ruled_by_id = r."ruledBy", reasons = r.reasons,
    remedies = r.remedies, first = r.first, last = r.last
  FROM jsonb_to_recordset(${rows}) AS r(
    match uuid, number int, status text, "ruledBy" uuid, reasons text, remedies jsonb, first int, last int,
    at timestamptz)
  JOIN stored s ON s.id = r.match
  WHERE d.match_id = r.match AND d.number = r.number
)`,
}

const stillings: OptionalPart = {
  rows: (appends) => appends.flatMap(({ match, stilled }) => (stilled === undefined ? [] : [{ match, ...stilled }])),
  text: (rows) => `stilled AS (
  UPDATE disputes d SET freezes = r.freezes
  FROM jsonb_to_recordset(${rows}) AS r(match uuid, number int, freezes boolean) JOIN stored s ON s.id = r.match
  WHERE d.match_id = r.match AND d.number = r.number
)`,
}

const optionalParts = [
  decisions,
  requests,
  origins,
  holders,
  seats,
  replacements,
  proposals,
  orders,
  raisings,
  settlements,
  stillings,
  notices,
]
