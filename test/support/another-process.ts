import { type Database, serverDatabase } from '../../src/platform/database/database.ts'
import { databaseUrl } from './on-server.ts'

/** Connects to the database of a test as another process of Paquebot does. PostgreSQL alone lets several in. */
export async function anotherProcess({ prisma }: Database): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  const [database] = await prisma.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  if (server === undefined || database === undefined) throw new Error('this database belongs to one process')
  return serverDatabase(databaseUrl(server, database.name))
}
