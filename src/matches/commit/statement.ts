import { availableAccounts } from '../../accounts/index.ts'
import { whileRunning } from '../record/lifetime.ts'
import { nextRoster } from '../record/raise-roster.ts'
import type { Effect, MatchColumns, Storing } from './effect.ts'
import { matchEffects } from './match-effects.ts'

/** What to store of one match: all effects, or nothing if its guard does not hold. */
export interface Commit {
  readonly match: string
  /** The guard: the version and the roster on which the effects are based. */
  readonly expected: number
  readonly roster: number
  readonly effects: readonly Effect[]
  /** Part of the guard: the acting account, which must not be erased. */
  readonly by?: string | undefined
}

/** A statement and its parameters. It answers whether each match is `stored`, except matches that were locked. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/**
 * The one statement for the commits of many matches, one commit each. Every kind of effect has its rows as a parameter,
 * which may be empty. It never waits: a match locked by another transaction is left out, and missing in the answer. It
 * has two texts, which never change, so that each connection prepares each of them once: one with all kinds, and one
 * with those of ordinary moves, since a part without rows costs some time, too. The ids come as an array, since for a
 * set in JSON the planner expects so many rows that it reads the whole table.
 */
export function commitStatement(kinds: readonly Storing[] = matchEffects): (commits: readonly Commit[]) => Statement {
  const known = new Set(kinds.map(({ kind }) => kind))
  const storing = kinds.filter(({ sql }) => sql !== undefined)
  const everyday = storing.filter((one) => one.everyday)
  const rare = new Set(storing.filter((one) => !one.everyday).map(({ kind }) => kind))
  const [short, whole] = [textOf(guard, everyday), textOf(guardWithPeople, storing)]

  return (commits) => {
    for (const { effects } of commits) {
      for (const { kind } of effects) if (!known.has(kind)) throw new Error(`nobody has registered the effect ${kind}`)
    }
    const guards = [JSON.stringify(commits.map(guardRow)), commits.map(({ match }) => match)]
    const isShort = commits.every(({ by, effects }) => by === undefined && !effects.some(({ kind }) => rare.has(kind)))
    if (isShort) return { text: short, parameters: [...guards, ...rowsOf(commits, everyday)] }
    const people = commits.flatMap(({ by }) => (by === undefined ? [] : [by]))
    return { text: whole, parameters: [...guards, people, ...rowsOf(commits, storing)] }
  }
}

/** The rows of each kind, as JSON. */
function rowsOf(commits: readonly Commit[], kinds: readonly Storing[]): string[] {
  const sets = new Map<string, object[]>(kinds.map(({ kind }) => [kind, []]))
  for (const { match, effects } of commits) {
    for (const { kind, rows } of effects) for (const row of rows) sets.get(kind)?.push({ ...row, match })
  }
  return [...sets.values()].map((set) => JSON.stringify(set))
}

/** @param guard the guard, whose parameters come first */
function textOf(guard: Guard, kinds: readonly Storing[]): string {
  const parts = kinds.flatMap(({ sql }) => sql ?? [])
  return [guard.text, ...parts.map((sql, place) => sql(`$${guard.parameters + 1 + place}::jsonb`))]
    .join(', ')
    .concat(' SELECT l.id::text, s.id IS NOT NULL AS stored FROM locked l LEFT JOIN stored s ON s.id = l.id')
}

function guardRow({ match, expected, roster, by, effects }: Commit): object {
  let columns: MatchColumns = {}
  for (const effect of effects) columns = { ...columns, ...effect.columns }
  const { clocks, ...others } = columns
  return { match, expected, roster, by, ...others, ...(clocks && { ...clocks, clocks_set: true }) }
}

/** The part `stored` of the statement: it changes the rows of matches whose guard holds. */
interface Guard {
  readonly text: string
  readonly parameters: number
}

/** Without an entry (`g.version` is null), columns that follow from the journal do not change. */
const guardText = (locked: string, condition: string) => `
WITH given AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(
    match uuid, expected int, roster int, by uuid, version int, hash text, draws int, rules int, status text,
    result jsonb, at timestamptz, clocks_set boolean, frozen_at timestamptz, paused_until timestamptz,
    later_seeds jsonb, disputed int, roster_raised boolean, over_too boolean)
), ${locked}, stored AS (
  UPDATE matches m
  SET version = COALESCE(g.version, m.version), hash = COALESCE(g.hash, m.hash), draws = COALESCE(g.draws, m.draws),
      rules = COALESCE(g.rules, m.rules), status = COALESCE(g.status::match_status, m.status),
      result = CASE WHEN g.version IS NULL THEN m.result ELSE g.result END,
      roster = CASE WHEN g.roster_raised THEN ${nextRoster} ELSE m.roster END,
      frozen_at = CASE WHEN g.clocks_set THEN g.frozen_at ELSE m.frozen_at END,
      paused_until = CASE WHEN g.clocks_set THEN g.paused_until ELSE m.paused_until END,
      later_seeds = COALESCE(g.later_seeds, m.later_seeds), disputed = COALESCE(g.disputed, m.disputed),
      miscounted = m.miscounted OR (g.version IS NOT NULL AND m.counted_at IS NOT NULL),
      counted_at = CASE WHEN g.version IS NULL THEN m.counted_at END,
      moved_at = COALESCE(g.at, m.moved_at), started_at = COALESCE(m.started_at, g.at),
      warn_at = CASE WHEN m.version = 0 THEN g.at + interval '${whileRunning.warnHours} hours' ELSE m.warn_at END,
      expires_at = CASE WHEN m.version = 0 THEN g.at + interval '${whileRunning.expireHours} hours' ELSE m.expires_at END,
      ended_at = CASE WHEN g.version IS NULL THEN m.ended_at WHEN g.status = 'running' THEN NULL
        ELSE COALESCE(m.ended_at, g.at) END
  FROM given g, locked l
  WHERE m.id = g.match AND l.id = g.match AND m.version = g.expected AND m.roster = g.roster
    AND (m.status IN ('open', 'running') OR g.over_too)${condition}
  RETURNING m.id
)`

const guard: Guard = {
  parameters: 2,
  text: guardText(
    `locked AS (
  SELECT id FROM matches WHERE id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
)`,
    '',
  ),
}

/**
 * For commits with an acting account. Accounts are locked before matches, as when they are erased; a match whose
 * account is locked by another transaction is left out, too.
 */
const guardWithPeople: Guard = {
  parameters: 3,
  text: guardText(
    `people AS (
  ${availableAccounts('$3::uuid[]')}
), locked AS (
  SELECT id FROM matches
  WHERE id = ANY ($2::uuid[]) AND NOT EXISTS (
    SELECT FROM given g WHERE g.match = id AND g.by IS NOT NULL AND g.by NOT IN (SELECT p.id FROM people p))
  ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
)`,
    `
    AND (g.by IS NULL OR EXISTS (SELECT FROM people p WHERE p.id = g.by AND p.status <> 'erased'))`,
  ),
}

/** The statement without effects of other slices. */
export const matchStatement = commitStatement()
