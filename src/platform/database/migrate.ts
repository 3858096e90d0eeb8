import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { hasCode } from '../system-error.ts'

const prismaMigrateLock = 72707369

const bookkeeping = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

interface Migration {
  readonly name: string
  readonly script: string
  readonly checksum: string
}

export interface Migrating {
  /** Stops before the next migration. */
  readonly stop?: AbortSignal
  /** Called with how many of the folder's migrations are there, and how many it has. */
  readonly reached?: (done: number, total: number) => void
}

/** The line about a migration in `_prisma_migrations`. */
interface Booked {
  readonly id: string
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: Date | null
  readonly logs: string | null
}

/**
 * Applies the missing migrations, and records them like `prisma migrate deploy`, so that either can follow the other.
 * It needs no schema engine, which is not available everywhere (docs/decisions/0002). Each migration and its record are
 * one transaction, so that the next start can continue after any interruption.
 * @returns the names of the migrations applied now
 * @throws Error when a migration was edited after it was applied, or fails now (and is rolled back); the reason of
 * `stop`
 */
export async function migrate(
  client: PoolClient,
  folder: string,
  { stop, reached = () => undefined }: Migrating = {},
): Promise<string[]> {
  const applied: string[] = []
  await client.query({ ...withoutLimit('SELECT pg_advisory_lock($1)'), values: [prismaMigrateLock] })
  try {
    await client.query(bookkeeping)
    const { rows } = await client.query<Booked>(
      'SELECT id, migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const books = new Map(rows.map((row) => [row.migration_name, row]))
    const all = await migrationsIn(folder)
    for (const [done, migration] of all.entries()) {
      stop?.throwIfAborted()
      reached(done, all.length)
      const booked = books.get(migration.name)
      if (booked?.finished_at && booked.checksum !== migration.checksum) {
        throw new Error(`migration ${migration.name} was edited after it was applied`)
      }
      if (booked?.finished_at) continue
      await (booked === undefined ? apply(client, migration) : finish(client, migration, booked))
      applied.push(migration.name)
    }
    reached(all.length, all.length)
  } finally {
    // A lost connection has unlocked by itself, and the first error says why.
    await client.query('SELECT pg_advisory_unlock($1)', [prismaMigrateLock]).catch(() => undefined)
  }
  return applied
}

/** The names of the folder's migrations that a database does not have. */
export async function missing(pool: Pick<Pool, 'query'>, folder: string): Promise<string[]> {
  const applied = new Set(await appliedTo(pool))
  return (await namesIn(folder)).filter((name) => !applied.has(name))
}

/** The names of a database's migrations that the folder does not have: those of a newer version. */
export async function newer(pool: Pick<Pool, 'query'>, folder: string): Promise<string[]> {
  const known = new Set(await namesIn(folder))
  return (await appliedTo(pool)).filter((name) => !known.has(name))
}

async function appliedTo(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const [books] = (
    await pool.query<{ exist: boolean }>("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exist")
  ).rows
  if (!books?.exist) return []
  const { rows } = await pool.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
      ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = await namesIn(folder)
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    }),
  )
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Applies and records a migration, all or nothing. @param before the id of an earlier record that this one replaces */
async function apply(client: PoolClient, { name, script, checksum }: Migration, before?: string): Promise<void> {
  const id = randomUUID()
  await client.query('BEGIN')
  try {
    await client.query('DELETE FROM _prisma_migrations WHERE id = $1', [before ?? id])
    await client.query(withoutLimit(script))
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [id, checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    // A lost connection has rolled back by itself, and the first error says why.
    await client.query('ROLLBACK').catch(() => undefined)
    throw new MigrationFailed(name, error)
  }
}

/** The migration was rolled back as a whole; the next start tries it again. */
class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'

  constructor(migration: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`migration ${migration} failed and was rolled back: ${reason}`, { cause })
  }
}

/**
 * Handles a migration that is recorded as begun but not as finished, by Prisma or by an older version, which wrote the
 * record before and after the script. The script was one transaction, so it was carried out as a whole or not at all.
 * If the record has a reason, it failed and is tried again. Otherwise the process was stopped, and applying the script
 * again shows whether it was carried out: what exists cannot be created again, and what was dropped cannot be changed.
 */
async function finish(client: PoolClient, migration: Migration, booked: Booked): Promise<void> {
  const wasStopped = booked.logs === null
  if (wasStopped && booked.checksum !== migration.checksum) {
    throw new Error(
      `migration ${migration.name} was begun by another version of it, and stopped. Check whether its changes are there; ` +
        `if none is, run: DELETE FROM _prisma_migrations WHERE id = '${booked.id}'`,
    )
  }
  try {
    await apply(client, migration, booked.id)
  } catch (error) {
    const { cause } = error instanceof MigrationFailed ? error : { cause: undefined }
    if (!wasStopped || !carriedOutBefore.some((code) => hasCode(cause, code))) throw error
    await client.query(
      'UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1',
      [booked.id],
    )
  }
}

/** PostgreSQL: Error Codes. A table, column or other object already exists, or does not exist any more. */
const carriedOutBefore = ['42P07', '42701', '42710', '42P01', '42703', '42704']

/**
 * The driver must interrupt neither a script nor the wait for another process. 24 days is the longest possible timer.
 */
const withoutLimit = (text: string) => ({ text, query_timeout: 2 ** 31 - 1 })
