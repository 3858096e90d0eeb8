import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { ownDataFolder } from '../data-folder.ts'
import { embeddedFolder } from './embedded-folder.ts'
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

/** How long one statement may take, in milliseconds. 0: as long as it likes. */
export interface Patience {
  readonly statement: number
  /** Of that, how long it may wait for a lock that somebody else holds. */
  readonly lock: number
}

/** Where people wait for answers, and others for the connection. */
export const whileServing: Patience = { statement: 30_000, lock: 3_000 }
/** For a command that somebody runs and watches. */
export const asLongAsItTakes: Patience = { statement: 0, lock: 0 }
/** How much later than PostgreSQL itself the driver gives a statement up: then the network is gone. */
const graceMilliseconds = 5_000

const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/**
 * The database that the configuration names. Not yet migrated.
 * @param stop asks not to wait for an embedded one that is being made
 * @throws FolderInUse, ConfigurationError, Stopped
 */
export async function openDatabase(
  where: { databaseUrl: string | undefined; dataDir: string },
  patience: Patience = asLongAsItTakes,
  stop?: AbortSignal,
): Promise<Database> {
  if (where.databaseUrl !== undefined) return serverDatabase(where.databaseUrl, patience)
  ownDataFolder(where.dataDir)
  const unlock = lockFolder(where.dataDir)
  try {
    const folder = await embeddedFolder(where.dataDir, stop)
    stop?.throwIfAborted()
    const database = embeddedDatabase(await PGlite.create(folder))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A PostgreSQL server, version 15 or newer. */
export function serverDatabase(url: string, patience: Patience = whileServing): Database {
  const { statement, lock } = patience
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: mostMillisecondsToConnect,
    keepAlive: true,
    // The adapter sends times without a zone: the session's zone has to be UTC, whatever the server's is.
    options: `-c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${statement}`,
    ...(statement > 0 ? { query_timeout: statement + graceMilliseconds } : {}),
  })
  hearLostConnections(pool)
  const prisma = prismaClient(new PrismaPg(pool, { statementNameGenerator }))
  return { kind: 'server', prisma, pool, close: () => closeAll(prisma, pool) }
}

/**
 * An error event that nobody hears ends the process. The pool has let go a connection that was lost while it was idle, and
 * a statement that was under way fails by itself; but while a connection changes hands, between the pool and the adapter,
 * neither of them listens.
 */
function hearLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
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

/** Applies the migrations that are missing. @param stop asks to apply no further one @returns their names */
export async function migrateDatabase(database: Database, stop?: AbortSignal): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query(
      ['statement', 'lock', 'idle_in_transaction_session'].map((of) => `SET ${of}_timeout = 0`).join(';'),
    )
    const applied = await migrate(client, migrations, stop)
    await client.query(
      ['statement', 'lock', 'idle_in_transaction_session'].map((of) => `RESET ${of}_timeout`).join(';'),
    )
    client.release()
    return applied
  } catch (error) {
    client.release(true)
    throw error
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
