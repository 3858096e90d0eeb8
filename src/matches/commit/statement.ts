import { availableAccounts } from '../../accounts/index.ts'
import type { Effect, Storing, UpdatedRows } from './effect.ts'
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
interface Statement {
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
  const overToo = new Set(kinds.filter((one) => one.overToo).map(({ kind }) => kind))
  const ordinary = kinds.filter(({ kind }) => !rare.has(kind))
  const [short, whole] = [textOf(guard, ordinary), textOf(guardWithPeople, kinds)]

  return (commits) => {
    for (const { effects } of commits) {
      for (const { kind } of effects) if (!known.has(kind)) throw new Error(`nobody has registered the effect ${kind}`)
      requireApart(effects)
    }
    const guards = [
      JSON.stringify(commits.map((commit) => guardRow(commit, overToo))),
      commits.map(({ match }) => match),
    ]
    const isShort = commits.every(({ by, effects }) => by === undefined && !effects.some(({ kind }) => rare.has(kind)))
    if (isShort) return { text: short, parameters: [...guards, ...rowsOf(commits, everyday)] }
    const people = commits.flatMap(({ by }) => (by === undefined ? [] : [by]))
    return { text: whole, parameters: [...guards, people, ...rowsOf(commits, storing)] }
  }
}

/** Refuses two effects that update one row: in memory the last one wins, PostgreSQL may keep either. @throws Error */
function requireApart(effects: readonly Effect[]): void {
  const updated: { readonly kind: string; readonly rows: UpdatedRows }[] = []
  for (const { kind, updates } of effects) {
    for (const rows of updates) {
      const other = updated.find((one) => overlap(one.rows, rows))
      const which = rows.only ?? other?.rows.only
      if (other !== undefined)
        throw new Error(`${other.kind} and ${kind} of one change both update ${[rows.of, which].join(' ').trim()}`)
      updated.push({ kind, rows })
    }
  }
}

/** Whether some row is among both. */
function overlap(one: UpdatedRows, other: UpdatedRows): boolean {
  if (one.of !== other.of || (one.deletes && other.deletes)) return false
  const [only, others] = [one.only ?? null, other.only ?? null]
  if (only !== null && others !== null) return only === others
  return (only === null || only !== other.but) && (others === null || others !== one.but)
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
  return [storedText(guard, kinds), ...parts.map((sql, place) => sql(`$${guard.parameters + 1 + place}::jsonb`))]
    .join(', ')
    .concat(' SELECT l.id::text, s.id IS NOT NULL AS stored FROM locked l LEFT JOIN stored s ON s.id = l.id')
}

/** The values of all effects of a commit, with a mark for each kind of effect that it has. */
function guardRow({ match, expected, roster, by, effects }: Commit, overToo: ReadonlySet<string>): object {
  const own = effects.map(({ kind, values }) => ({ ...values, [mark(kind)]: true }))
  return Object.assign({ match, expected, roster, by, over_too: effects.some(({ kind }) => overToo.has(kind)) }, ...own)
}

const mark = (kind: string) => `has ${kind}`

/** The part `stored` of the statement, which updates the rows of matches whose guard holds, with what it needs. */
function storedText({ locked, condition }: Guard, kinds: readonly Storing[]): string {
  const given: string[] = []
  const set: string[] = []
  for (const { kind, columns } of kinds) {
    if (columns === undefined) continue
    given.push(`"${mark(kind)}" boolean`, ...(columns.given === undefined ? [] : [columns.given]))
    for (const [column, after] of Object.entries(columns.sets))
      set.push(`${column} = CASE WHEN g."${mark(kind)}" THEN ${after} ELSE m.${column} END`)
  }
  return `
WITH given AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(
    match uuid, expected int, roster int, by uuid, over_too boolean, ${given.join(', ')})
), ${locked}, stored AS (
  UPDATE matches m
  SET ${set.join(', ')}
  FROM given g, locked l
  WHERE m.id = g.match AND l.id = g.match AND m.version = g.expected AND m.roster = g.roster
    AND (m.status IN ('open', 'running') OR g.over_too) AND ${condition}
  RETURNING m.id
)`
}

/** Which matches a statement locks, and what else must hold of them. */
interface Guard {
  readonly parameters: number
  readonly locked: string
  readonly condition: string
}

const guard: Guard = {
  parameters: 2,
  locked: `locked AS (
  SELECT id FROM matches WHERE id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
)`,
  condition: 'true',
}

/**
 * For commits with an acting account. Accounts are locked before matches, as when they are erased; a match whose
 * account is locked by another transaction is left out, too.
 */
const guardWithPeople: Guard = {
  parameters: 3,
  locked: `people AS (
  ${availableAccounts('$3::uuid[]')}
), locked AS (
  SELECT id FROM matches
  WHERE id = ANY ($2::uuid[]) AND NOT EXISTS (
    SELECT FROM given g WHERE g.match = id AND g.by IS NOT NULL AND g.by NOT IN (SELECT p.id FROM people p))
  ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
)`,
  condition: `(g.by IS NULL OR EXISTS (SELECT FROM people p WHERE p.id = g.by AND p.status <> 'erased'))`,
}

/** The statement without effects of other slices. */
export const matchStatement = commitStatement()
