import { type Database, serverDatabase } from '../../src/platform/database/database.ts'
import { databaseUrl, onServer } from './on-server.ts'

/** Connects to the database of a test as another process of Paquebot does. PostgreSQL alone lets several in. */
export const anotherProcess = async (database: Database): Promise<Database> => serverDatabase(await urlOf(database))

/** Executes a statement on the database of a test as another program does, `psql` for instance. */
export async function storedMeanwhile(database: Database, statement: string): Promise<void> {
  await onServer(await urlOf(database), statement)
}

async function urlOf({ prisma }: Database): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  const [database] = await prisma.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  if (server === undefined || database === undefined) throw new Error('this database belongs to one process')
  return databaseUrl(server, database.name)
}
