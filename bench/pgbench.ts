import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Entry } from '../src/journal/entry.ts'
import { programPath } from './postgres.ts'

const run = promisify(execFile)

/**
 * The limit: one prepared statement that appends one row to a journal under its guard, and does nothing else. Each
 * client has a match of its own, which it looks up first.
 */
const script = `
\\if :version = 0
SELECT id AS match FROM matches ORDER BY id OFFSET :client_id LIMIT 1 \\gset
\\set version 1
\\endif
WITH stored AS (
  UPDATE matches SET version = version + 1, hash = :hash, moved_at = now()
  WHERE id = :match AND version = :version RETURNING id, version
)
INSERT INTO entries (match_id, version, at, kind, actor, move, events, rules, draws, previous, hash)
SELECT id, version, now(), 'moved', :actor, :move, :events, 1, 1, :hash, :hash FROM stored;
\\set version :version + 1
`

/** Appends per second that pgbench reaches on the tables of a database with as many clients, each on its own match. */
export async function pgbenchAppends(
  url: string,
  clients: number,
  seconds: number,
  { actor, move, events, hash }: Entry,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'paquebot-pgbench-'))
  try {
    const file = path.join(folder, 'append.sql')
    await writeFile(file, script)
    const values = { version: '0', hash, actor: json(actor), move: json(move), events: json(events) }
    const defined = Object.entries(values).flatMap(([name, value]) => ['-D', `${name}=${value}`])
    const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-f', file]
    const { stdout } = await run(programPath('pgbench'), [...options, ...defined, url])
    const found = /number of transactions actually processed: (\d+)[\s\S]*tps = ([\d.]+)/.exec(stdout)
    if (!found) throw new Error(`pgbench said something unexpected:\n${stdout}`)
    await mustHaveStored(url, Number(found[1]))
    return Number(found[2])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A guard that does not hold stores nothing, and would make pgbench faster than it is. */
async function mustHaveStored(url: string, transactions: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ stored: number }>('SELECT count(*)::int AS stored FROM entries')
    if (rows[0]?.stored !== transactions) {
      throw new Error(`pgbench stored ${rows[0]?.stored} entries in ${transactions} transactions`)
    }
  } finally {
    await client.end()
  }
}

function json(value: unknown): string {
  return JSON.stringify(value)
}
