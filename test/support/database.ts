import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import {
  type Database,
  embeddedDatabase,
  migrateDatabase,
  serverDatabase,
} from '../../src/platform/database/database.ts'
import { onServer } from './on-server.ts'

/** A migrated database without rows: a new one or, embedded, one that another file of this process no longer needs. */
export async function freshDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) return emptiedAtClose(idle.pop() ?? (await migratedPglite()))
  const template = process.env.TEST_DATABASE_TEMPLATE
  if (template !== undefined) return ownDatabase(server, template)
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

const emptying = `DO $$ BEGIN
  EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  );
END $$`

/**
 * A new database without tables: a PGlite in memory or, if TEST_DATABASE_URL names a PostgreSQL server, a database on
 * that server, which is dropped when it is closed.
 */
export async function emptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? embeddedDatabase(await PGlite.create()) : ownDatabase(server)
}

async function ownDatabase(server: string, template = 'template1'): Promise<Database> {
  const name = `paquebot_test_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = serverDatabase(url.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      // The pool has ended, but its connections are still closing: the server waits up to five seconds for them.
      // Forcing the drop would cut them off, and each would report an error.
      await onServer(server, `DROP DATABASE ${name}`)
    },
  }
}
