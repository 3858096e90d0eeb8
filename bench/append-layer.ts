import { performance } from 'node:perf_hooks'
import { disputeEffects } from '../src/disputes/dispute-effects.ts'
import type { Effect } from '../src/matches/commit/effect.ts'
import { entered } from '../src/matches/commit/effects/entered.ts'
import { noticesQueued } from '../src/matches/commit/effects/notices-queued.ts'
import { groupCommit } from '../src/matches/commit/group-commit.ts'
import { matchEffects } from '../src/matches/commit/match-effects.ts'
import type { Commit } from '../src/matches/commit/statement.ts'
import type { Platform } from '../src/platform/platform.ts'
import type { ScriptedMatch } from './scripted-match.ts'

/** Copies the scripted matches to other tables, from which `freshMatches` restores them. */
export async function keepTemplates({ database }: Platform): Promise<void> {
  await database.prisma.$executeRaw`CREATE TABLE templates AS SELECT * FROM matches`
}

/** Empties the tables of matches, and makes new ones that stand where the scripted ones do. @returns their ids */
export async function freshMatches(
  { database }: Platform,
  scripts: readonly ScriptedMatch[],
  ofEach: number,
): Promise<{ id: string; script: ScriptedMatch }[]> {
  await database.prisma.$executeRaw`TRUNCATE matches, notices CASCADE`
  const matches: { id: string; script: ScriptedMatch }[] = []
  for (const script of scripts) {
    const made = await database.prisma.$queryRaw<{ id: string }[]>`
      INSERT INTO matches
      SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
      FROM templates t, generate_series(1, ${ofEach}::int) WHERE t.id = ${script.id}::uuid
      RETURNING id::text`
    matches.push(...made.map(({ id }) => ({ id, script })))
  }
  return matches
}

/** What an append stores: everything, or only the entry that pgbench stores, too. */
export type Load = 'whole' | 'entry alone'

/** Appends per second that the append layer reaches, each client waiting for one before it makes the next. */
export async function layerAppends(
  platform: Platform,
  matches: readonly { id: string; script: ScriptedMatch }[],
  clients: number,
  seconds: number,
  load: Load,
): Promise<number> {
  const { commit } = groupCommit(platform, [...matchEffects, ...disputeEffects])
  const free = [...matches]
  let stored = 0
  const start = performance.now()
  const end = start + seconds * 1000

  async function client(): Promise<void> {
    while (performance.now() < end) {
      const match = free.pop()
      if (!match) throw new Error(`more than ${matches.length} matches were played: too few were made`)
      for (const { commit: scripted } of match.script.appends) {
        if (performance.now() >= end) return
        if ((await commit(onMatch(match.id, load === 'whole' ? scripted : entryAlone(scripted)))) === 'lost')
          throw new Error('an append lost a race with nobody')
        stored += 1
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, client))
  const rate = stored / ((performance.now() - start) / 1000)
  const inDatabase = await platform.database.prisma.entry.count()
  if (inDatabase !== stored) throw new Error(`${stored} appends were answered and ${inDatabase} entries are there`)
  return rate
}

/** A commit without what pgbench does not store: the decisions that change, and the notice. */
function entryAlone(commit: Commit): Commit {
  return { ...commit, effects: commit.effects.filter(({ kind }) => kind === entered.kind) }
}

/** The commit of a scripted match, as a commit of another match. */
function onMatch(match: string, commit: Commit): Commit {
  const keyOf = (key: string) => key.replace(commit.match, match)
  const ofMatch = (effect: Effect): Effect =>
    effect.kind === noticesQueued.kind
      ? {
          ...effect,
          rows: effect.rows.map((row) =>
            'key' in row && typeof row.key === 'string' ? { ...row, key: keyOf(row.key) } : row,
          ),
        }
      : effect
  return { ...commit, match, effects: commit.effects.map(ofMatch) }
}
