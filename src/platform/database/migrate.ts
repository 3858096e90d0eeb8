import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PoolClient } from 'pg'

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

/**
 * Applies the migrations that the database does not have yet, and keeps the same books as `prisma migrate deploy`, so
 * that either can follow the other. It needs no schema engine, which is not to be had everywhere (docs/decisions/0002).
 * @returns the names of the migrations applied now
 * @throws Error when a migration failed earlier, was edited after it was applied, or fails now (and is rolled back)
 */
export async function migrate(client: PoolClient, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  const applied: string[] = []
  await client.query('SELECT pg_advisory_lock($1)', [prismaMigrateLock])
  try {
    await client.query(bookkeeping)
    const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const known = new Map(rows.map((row) => [row.migration_name, row]))
    for (const name of names) {
      const script = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
      const checksum = createHash('sha256').update(script).digest('hex')
      const row = known.get(name)
      if (row && !row.finished_at) throw new Error(`migration ${name} failed earlier; it must be resolved first`)
      if (row && row.checksum !== checksum) throw new Error(`migration ${name} was edited after it was applied`)
      if (!row) {
        await applyOne(client, name, script, checksum)
        applied.push(name)
      }
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [prismaMigrateLock])
  }
  return applied
}

async function applyOne(client: PoolClient, name: string, script: string, checksum: string): Promise<void> {
  const id = randomUUID()
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    await client.query(script) // the simple protocol makes the whole script one transaction
  } catch (error) {
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, String(error)])
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`migration ${name} failed and was rolled back: ${reason}`, { cause: error })
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = applied_steps_count + 1 WHERE id = $1',
    [id],
  )
}
