import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import {
  type Database,
  embeddedDatabase,
  migrateDatabase,
  serverDatabase,
  whileServing,
} from '../../src/platform/database/database.ts'
import type { Patience } from '../../src/platform/database/pools.ts'
import { databaseUrl, onServer } from './on-server.ts'

/**
 * A migrated database without rows: a new one, or one that another file of this process no longer needs.
 * @param patience on a PostgreSQL server
 */
export async function freshDatabase(patience: Patience = whileServing): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) return emptiedAtClose(idle.pop() ?? (await migratedPglite()))
  const template = process.env.TEST_DATABASE_TEMPLATE
  if (template !== undefined) return copyOf(server, template, patience)
  const database = await emptyDatabase()
  await migrateDatabase(database)
  return database
}

/** A PGlite takes seconds to start, so unused ones wait here for the next caller. */
const idle: PGlite[] = []
/** Copying a new one takes a second. */
let template: Promise<Blob> | undefined

async function migratedPglite(): Promise<PGlite> {
  template ??= madeTemplate()
  return PGlite.create({ loadDataDir: await template })
}

async function madeTemplate(): Promise<Blob> {
  const pglite = await PGlite.create()
  const database = embeddedDatabase(pglite)
  await migrateDatabase(database)
  await hangUp(database)
  const copy = await pglite.dumpDataDir('none')
  idle.push(pglite)
  return copy
}

function emptiedAtClose(pglite: PGlite): Database {
  const database = embeddedDatabase(pglite)
  return {
    ...database,
    close: async () => {
      await hangUp(database)
      await pglite.exec(emptying)
      idle.push(pglite)
    },
  }
}

async function hangUp({ prisma, pool }: Database): Promise<void> {
  await prisma.$disconnect()
  await pool.end()
}

/** Deletes all rows, and lets numbers begin at 1 again. Truncating takes a millisecond a table: only those with rows. */
const emptying = `DO $$ DECLARE name text; has_rows boolean; BEGIN
  FOR name IN SELECT quote_ident(tablename) FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO has_rows;
    IF has_rows THEN EXECUTE 'TRUNCATE ' || name || ' CASCADE'; END IF;
  END LOOP;
  FOR name IN SELECT quote_ident(sequencename) FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL
  LOOP
    EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
  END LOOP;
END $$`

/** Copies of the template that no file of this process needs any more. */
const idleCopies: string[] = []

/** A copy of the migrated template. When it is closed, it is emptied for the next file; the setup drops it in the end. */
async function copyOf(server: string, template: string, patience: Patience): Promise<Database> {
  const name = idleCopies.pop() ?? (await newCopy(server, template))
  const url = databaseUrl(server, name)
  return closedWith(copyAt(url, patience), async () => {
    await onServer(url, emptying)
    idleCopies.push(name)
  })
}

async function newCopy(server: string, template: string): Promise<string> {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return name
}

/**
 * A new database without tables: a PGlite in memory or, if TEST_DATABASE_URL names a PostgreSQL server, a database on
 * that server, which is dropped when it is closed.
 */
export async function emptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? embeddedDatabase(await PGlite.create()) : ownDatabase(server)
}

async function ownDatabase(server: string): Promise<Database> {
  const name = `paquebot_test_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  return closedWith(serverDatabase(databaseUrl(server, name)), async () => {
    // The pool has ended, but its connections are still closing: the server waits up to five seconds for them.
    // Forcing the drop would cut them off, and each would report an error.
    await onServer(server, `DROP DATABASE ${name}`)
  })
}

/** Behind the pooler of this run, if there is one. */
function copyAt(url: string, patience: Patience): Database {
  const pooler = process.env.TEST_POOLER_URL
  if (pooler === undefined) return serverDatabase(url, patience)
  return serverDatabase(databaseUrl(pooler, new URL(url).pathname.slice(1)), patience, url)
}

/** @param afterwards what is done with the database once its pool has ended */
function closedWith(database: Database, afterwards: () => Promise<void>): Database {
  return {
    ...database,
    close: async () => {
      await database.close()
      await afterwards()
    },
  }
}
