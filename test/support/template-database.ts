import { randomBytes } from 'node:crypto'
import { migrateDatabase, serverDatabase } from '../../src/platform/database/database.ts'
import { databaseUrl, onServer } from './on-server.ts'
import { limitRole, ownPgbouncer, type Pgbouncer, pgbouncerProgram } from './pgbouncer.ts'
import { ownPostgres, postgresPrograms } from './postgres.ts'

/**
 * Runs once before the tests: finds the PostgreSQL server and creates a migrated database on it. Files take copies of it, in a
 * fifth of the time that migrating takes. The server is that of TEST_DATABASE_URL or, without it, one started for this
 * run if its programs are installed. With TEST_DATABASE=embedded, or without either, every file uses the embedded
 * database. With TEST_POOLER=transaction, files reach a server of this run through PgBouncer.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { env } = process
  if (env.TEST_DATABASE === 'embedded') delete env.TEST_DATABASE_URL
  // Every level of tests calls this.
  if (env.TEST_DATABASE === 'embedded' || env.TEST_DATABASE_TEMPLATE !== undefined) return undefined
  const programs = env.TEST_DATABASE_URL === undefined ? postgresPrograms() : undefined
  const own = programs === undefined ? undefined : await ownPostgres(programs)
  const server = env.TEST_DATABASE_URL ?? own?.socketUrl
  if (server === undefined) return undefined

  const name = `paquebot_test_template_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const database = serverDatabase(databaseUrl(server, name))
  await migrateDatabase(database)
  await database.close()
  Object.assign(env, { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: name })
  if (own === undefined) return () => dropAll(server, name)
  const pooler = env.TEST_POOLER === 'transaction' ? await poolerBefore(server) : undefined
  return async () => {
    await pooler?.stop()
    await own.remove()
  }
}

/** Starts a pooler before the server of this run. */
async function poolerBefore(server: string): Promise<Pgbouncer> {
  if (pgbouncerProgram === undefined) throw new Error('TEST_POOLER: pgbouncer is not installed')
  await limitRole(server)
  const pooler = await ownPgbouncer(pgbouncerProgram, server, 3)
  process.env.TEST_POOLER_URL = pooler.url
  return pooler
}

/** Drops the template and its copies. */
async function dropAll(server: string, template: string): Promise<void> {
  const found = await onServer(server, `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`)
  for (const { datname } of found) await onServer(server, `DROP DATABASE ${datname}`)
}
