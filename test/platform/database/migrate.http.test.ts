import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, migrateDatabase } from '../../../src/platform/database/database.ts'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { emptyDatabase } from '../../support/database.ts'

let database: Database
let folder = ''

beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

// Each test has a schema of its own: a database for each would take too long.
let schema = 'test_0'
let schemas = 0
beforeEach(async () => {
  schemas += 1
  schema = `test_${schemas}`
  await database.pool.query(`CREATE SCHEMA ${schema}`)
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-migrations-'))
  write('1_ships', 'CREATE TABLE ships (name text PRIMARY KEY);')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, script: string): void {
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, name, 'migration.sql'), script)
}

async function inSchema<Answer>(work: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await database.pool.connect()
  try {
    await client.query(`SET search_path = ${schema}`)
    return await work(client)
  } finally {
    await client.query('RESET search_path')
    client.release()
  }
}

function migrated(): Promise<string[]> {
  return inSchema((client) => migrate(client, folder))
}

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  return (await inSchema((client) => client.query<Record<string, unknown>>(statement))).rows
}

/** The row that older versions inserted into Prisma's table before the script. */
async function begun(name: string, line: { logs?: string; checksum?: string } = {}): Promise<void> {
  const script = readFileSync(path.join(folder, name, 'migration.sql'))
  const checksum = line.checksum ?? createHash('sha256').update(script).digest('hex')
  await inSchema(async (client) => {
    return client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)', [
      name,
      checksum,
      name,
      line.logs,
    ])
  })
}

/** PostgreSQL lists the locks of all databases, and other tests migrate theirs meanwhile. */
const locksHeld = `SELECT objid FROM pg_locks WHERE locktype = 'advisory'
   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

const books = 'SELECT * FROM _prisma_migrations ORDER BY started_at'

describe('migrations', () => {
  test('are applied in the order of their names, and only once', async () => {
    write('2_ports', "ALTER TABLE ships ADD port text; INSERT INTO ships VALUES ('Normandie', 'Le Havre');")
    expect(await migrated()).toEqual(['1_ships', '2_ports'])
    expect(await migrated()).toEqual([])
    write('3_more', "INSERT INTO ships VALUES ('France', 'Le Havre');")
    expect(await migrated()).toEqual(['3_more'])
    expect(await rows('SELECT name FROM ships ORDER BY name')).toEqual([{ name: 'France' }, { name: 'Normandie' }])
  })

  test('are recorded as `prisma migrate deploy` records them: id, checksum of the file, times, steps', async () => {
    await migrated()
    const checksum = createHash('sha256')
      .update(readFileSync(path.join(folder, '1_ships', 'migration.sql')))
      .digest('hex')
    expect(await rows(books)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        checksum,
        migration_name: '1_ships',
        started_at: expect.any(Date),
        finished_at: expect.any(Date),
        rolled_back_at: null,
        logs: null,
        applied_steps_count: 1,
      },
    ])
  })

  test('that Prisma has applied and recorded before are not applied again', async () => {
    await migrated()
    await rows("UPDATE _prisma_migrations SET id = 'by prisma', logs = ''")
    expect(await migrated()).toEqual([])
  })

  test('are refused when one was edited after it was applied', async () => {
    await migrated()
    write('1_ships', 'CREATE TABLE ships (name text PRIMARY KEY, port text);')
    write('2_ports', 'CREATE TABLE ports (name text);')
    await expect(migrated()).rejects.toThrow('migration 1_ships was edited after it was applied')
    expect(await rows("SELECT to_regclass('ports') AS ports")).toEqual([{ ports: null }])
  })

  test('that fail are rolled back with their record, named in the error, and tried again by the next start', async () => {
    write('2_broken', 'CREATE TABLE ports (name text); SELECT * FROM nowhere;')
    write('3_later', 'CREATE TABLE later (name text);')
    await expect(migrated()).rejects.toThrow(
      'migration 2_broken failed and was rolled back: relation "nowhere" does not',
    )
    expect(await rows("SELECT to_regclass('ports') AS ports, to_regclass('later') AS later")).toEqual([
      { ports: null, later: null },
    ])
    expect((await rows(books)).map(({ migration_name }) => migration_name)).toEqual(['1_ships'])

    write('2_broken', 'CREATE TABLE ports (name text);')
    expect(await migrated()).toEqual(['2_broken', '3_later'])
  })

  test('that were rolled back by `prisma migrate resolve` are applied', async () => {
    await migrated()
    await rows('DROP TABLE ships')
    await rows('UPDATE _prisma_migrations SET rolled_back_at = now()')
    expect(await migrated()).toEqual(['1_ships'])
  })

  describe('that an older version, or Prisma, has begun and not recorded as done', () => {
    test.each([
      ['made a table', 'CREATE TABLE ports (name text);'],
      ['changed one', 'ALTER TABLE ships ADD port text; UPDATE ships SET port = name;'],
      ['renamed a column', 'ALTER TABLE ships RENAME COLUMN name TO title;'],
      ['dropped one', 'ALTER TABLE ships ADD port text; ALTER TABLE ships DROP COLUMN name;'],
      ['made a type', "CREATE TYPE flag AS ENUM ('fr');"],
    ])('are recorded as done if the process was stopped after the script: it %s', async (_, script) => {
      await migrated()
      write('2_ports', script)
      await rows(script)
      await begun('2_ports')
      expect(await migrated()).toEqual(['2_ports'])
      expect((await rows(books)).at(-1)).toMatchObject({ migration_name: '2_ports', finished_at: expect.any(Date) })
      expect(await migrated()).toEqual([])
    })

    test('are applied if it was stopped before the script', async () => {
      await migrated()
      write('2_ports', 'CREATE TABLE ports (name text);')
      await begun('2_ports')
      expect(await migrated()).toEqual(['2_ports'])
      expect(await rows("SELECT to_regclass('ports') IS NOT NULL AS there")).toEqual([{ there: true }])
      expect(await rows(books)).toHaveLength(2)
    })

    test('are tried again if they failed, and the reason is reported if they fail again', async () => {
      await migrated()
      write('2_ports', 'CREATE TABLE ships (name text);')
      await begun('2_ports', { logs: 'relation "ships" already exists' })
      await expect(migrated()).rejects.toThrow('migration 2_ports failed and was rolled back: relation "ships" already')
      write('2_ports', 'CREATE TABLE ports (name text);')
      expect(await migrated()).toEqual(['2_ports'])
    })

    test('are left to the operator, with the one statement to run, if the script has changed since', async () => {
      await migrated()
      write('2_ports', 'CREATE TABLE ports (name text);')
      await begun('2_ports', { checksum: 'of another script' })
      await expect(migrated()).rejects.toThrow(/run: DELETE FROM _prisma_migrations WHERE id = '2_ports'/)
      await rows("DELETE FROM _prisma_migrations WHERE id = '2_ports'")
      expect(await migrated()).toEqual(['2_ports'])
    })
  })

  test('report how many of how many are there', async () => {
    write('2_ports', 'CREATE TABLE ports (name text PRIMARY KEY);')
    const reports: [number, number][] = []
    const reached = (done: number, total: number) => void reports.push([done, total])
    await inSchema((client) => migrate(client, folder, { reached }))
    expect(reports).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ])
  })

  test('stop between two on request, and continue from there', async () => {
    write('2_ports', 'CREATE TABLE ports (name text);')
    const stop = AbortSignal.abort(new Error('told to stop'))
    await expect(inSchema((client) => migrate(client, folder, { stop }))).rejects.toThrow('told to stop')
    expect(await rows(locksHeld)).toEqual([])
    expect(await migrated()).toEqual(['1_ships', '2_ports'])
  })

  test('release the advisory lock, even if they fail', async () => {
    write('2_broken', 'nonsense;')
    await expect(migrated()).rejects.toThrow('2_broken')
    expect(await rows(locksHeld)).toEqual([])
  })

  test('of this project create every table in Prisma’s schema', async () => {
    const names = await migrateDatabase(database)
    expect(names.length).toBeGreaterThan(0)
    expect(await migrateDatabase(database)).toEqual([])
    const schema = readFileSync(fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url)), 'utf8')
    const expected = [...schema.matchAll(/^ {2}@@map\("(\w+)"\)\n}/gm)].map(([, table]) => table)
    const tables = await rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    const types = await rows("SELECT typname FROM pg_type WHERE typtype = 'e'")
    const there = [...tables.map(({ tablename }) => tablename), ...types.map(({ typname }) => typname)]
    expect(there).toEqual(expect.arrayContaining(expected))
  })

  test('are applied once when processes start together', async () => {
    if (database.kind === 'embedded') return expect(await migrated()).toEqual(['1_ships']) // one connection: no other
    // process
    const together = await Promise.all([migrated(), migrated(), migrated()])
    expect(together.flat()).toEqual(['1_ships'])
  })
})
