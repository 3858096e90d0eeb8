import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import {
  type Database,
  embeddedDatabase,
  migrateDatabase,
  serverDatabase,
} from '../../src/platform/database/database.ts'

/** A new, migrated database without rows. */
export async function freshDatabase(): Promise<Database> {
  const database = await emptyDatabase()
  await migrateDatabase(database)
  return database
}

/**
 * A new database without tables: a PGlite in memory or, where TEST_DATABASE_URL names a PostgreSQL server, a database of
 * its own on that server, which is dropped when it is closed.
 */
export async function emptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? embeddedDatabase(await PGlite.create()) : ownDatabase(server)
}

async function ownDatabase(server: string): Promise<Database> {
  const name = `paquebot_test_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = serverDatabase(url.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      // The pool has ended, its connections are still closing: the server waits for them, up to five seconds. By force
      // it would cut them off, and each would report that as an error.
      await onServer(server, `DROP DATABASE ${name}`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
