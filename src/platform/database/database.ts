import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { PgliteSocket } from './pglite-socket.ts'

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly prisma: PrismaClient
  /** The pool under Prisma, for what Prisma has no words for: migrations, LISTEN. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

const mostMillisecondsToConnect = 10_000
const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** The database that the configuration names. Not yet migrated. @throws FolderInUse */
export async function openDatabase(where: { databaseUrl: string | undefined; dataDir: string }): Promise<Database> {
  if (where.databaseUrl !== undefined) return serverDatabase(where.databaseUrl)
  const unlock = lockFolder(where.dataDir)
  try {
    const database = embeddedDatabase(await PGlite.create(path.join(where.dataDir, 'pglite')))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A PostgreSQL server, version 15 or newer. */
export function serverDatabase(url: string): Database {
  // The adapter sends times without a zone: the session's zone has to be UTC, whatever the server's is.
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: mostMillisecondsToConnect,
    options: '-c timezone=UTC',
  })
  // An idle connection was lost: the pool has let it go, and opens another for the next statement. An error that nobody
  // hears would end the process.
  pool.on('error', () => {})
  const prisma = prismaClient(new PrismaPg(pool, { statementNameGenerator }))
  return { kind: 'server', prisma, pool, close: () => closeAll(prisma, pool) }
}

/** A PGlite in this process, reached through the same driver and adapter as a server. */
export function embeddedDatabase(pglite: PGlite): Database {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    // PgliteSocket has all that node-postgres uses of a socket, and not the rest of one.
    stream: () => new PgliteSocket(pglite) as Duplex as Socket,
  })
  const prisma = prismaClient(new PrismaPg(pool))
  return { kind: 'embedded', prisma, pool, close: () => closeAll(prisma, pool).then(() => pglite.close()) }
}

/** Applies the migrations that are missing. @returns their names */
export async function migrateDatabase(database: Database): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    return await migrate(client, migrations)
  } finally {
    client.release()
  }
}

/** A batch waits for a connection as long as a statement alone does: Prisma would give it up after two seconds. */
const transactionOptions = { maxWait: mostMillisecondsToConnect, timeout: 30_000 }

function prismaClient(adapter: PrismaPg): PrismaClient {
  // Errors are logged: in any other format they show the code and the arguments of the call, with people's data in it.
  return new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions })
}

async function closeAll(prisma: PrismaClient, pool: pg.Pool): Promise<void> {
  await prisma.$disconnect()
  await pool.end()
}

// A statement's name is made from its text: constant texts are prepared once per connection.
const statementNames = new Map<string, string>()
function statementNameGenerator({ sql }: { sql: string }): string {
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  const name = `p${createHash('sha1').update(sql).digest('hex').slice(0, 20)}`
  statementNames.set(sql, name)
  return name
}
