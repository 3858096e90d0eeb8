import { Registry } from 'prom-client'
import { type Database, serverDatabase } from '../../src/platform/database/database.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { localSignals } from '../../src/platform/signals.ts'
import { databaseUrl, onServer } from './on-server.ts'

/** Connects to the database of a test as another process of Paquebot does. PostgreSQL alone lets several in. */
export const anotherProcess = async (database: Database): Promise<Database> => serverDatabase(await addressOf(database))

/**
 * What another process stands on: connections of its own, and no news of the others. The embedded database lets only one
 * process in: there it is the same one.
 * @returns also what closes it
 */
export async function anotherPlatform(
  platform: Platform,
): Promise<{ readonly platform: Platform; close(): Promise<void> }> {
  const own = { ...platform, metrics: new Registry() }
  if (platform.database.kind === 'embedded') return { platform: own, close: async () => {} }
  const database = await anotherProcess(platform.database)
  return { platform: { ...own, database, signals: localSignals() }, close: database.close }
}

/** Executes a statement on the database of a test as another program does, `psql` for instance. */
export async function storedMeanwhile(database: Database, statement: string): Promise<void> {
  await onServer(await addressOf(database), statement)
}

/** The address of the database of a test. */
export async function addressOf({ prisma }: Database): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  const [database] = await prisma.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  if (server === undefined || database === undefined) throw new Error('this database belongs to one process')
  return databaseUrl(server, database.name)
}
