import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { installed } from '../installation.ts'
import { type Migrating, migrate, missing, newer } from './migrate.ts'
import { aloneOnServer } from './other-processes.ts'
import { PgliteSocket } from './pglite-socket.ts'
import { heard, mostMillisecondsToConnect, type Patience, sessions, transactions } from './pools.ts'

/** A replica is away if it cannot be asked, not while it is merely behind. */
export type ReplicaNews = { readonly is: 'away'; readonly error: unknown } | { readonly is: 'back' }

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly prisma: PrismaClient
  /**
   * Reads through the driver alone, since Prisma would double the processor time. It is for frequent questions whose
   * answer nearly always changes nothing, such as whether a match in memory is current.
   * @returns the rows as the driver has them: a `bigint` is text
   * @throws errors of the driver, which `sql-state.ts` reads as it reads those of Prisma
   */
  read<Row extends pg.QueryResultRow>(statement: Prisma.Sql): Promise<Row[]>
  /**
   * Reads data that may be a second old and on which no move depends: from a replica if there is one that has kept up,
   * otherwise from here (`replica.ts`).
   */
  readReplica<Read>(read: (database: Database) => Promise<Read>): Promise<Read>
  /** Tells from now on when the replica goes away, with the error, and when it is back. Absent without a replica. */
  readonly onReplica?: (hear: (news: ReplicaNews) => void) => void
  /** A condition in SQL: no other process is connected to this database (`other-processes.ts`). */
  readonly isAlone: Prisma.Sql
  /** Aborted once the embedded database has stopped by itself: only a new start helps. Absent on a server. */
  readonly stopped?: AbortSignal
  /** The pool below Prisma, for what Prisma cannot do. */
  readonly pool: pg.Pool
  /** Connections with a session of their own, for migrations and LISTEN: the same pool, or one around the pooler. */
  readonly direct: pg.Pool
  close(): Promise<void>
}

/** For a server: people wait for answers, and other requests for the connection. */
export const whileServing: Patience = { statement: 30_000, lock: 3_000 }
/** For a command that somebody runs by hand. */
export const asLongAsItTakes: Patience = { statement: 0, lock: 0 }
const migrations = fileURLToPath(installed('prisma/migrations'))

/**
 * A PostgreSQL server, version 15 or newer.
 * @param directUrl its own address, if `url` is that of a pooler in transaction mode
 */
export function serverDatabase(url: string, patience: Patience = whileServing, directUrl?: string): Database {
  const kind = 'server'
  if (directUrl !== undefined) {
    const [pool, direct] = [transactions(url, patience), sessions(directUrl, patience)]
    const prisma = prismaClient(new PrismaPg(pool))
    // The sessions on the server are the pooler's, whichever processes are there.
    const isAlone = Prisma.sql`FALSE`
    const close = () => closeAll(prisma, pool, direct)
    return withoutReplica({ kind, prisma, read: driverReads(pool), isAlone, pool, direct, close })
  }
  const pool = sessions(url, patience)
  const prisma = prismaClient(new PrismaPg(pool, { statementNameGenerator }))
  const read = driverReads(pool, statementNameGenerator)
  const close = () => closeAll(prisma, pool)
  return withoutReplica({ kind, prisma, read, isAlone: aloneOnServer, pool, direct: pool, close })
}

/** A PGlite in this process, reached through the same driver and adapter as a server. */
export function embeddedDatabase(pglite: PGlite): Database {
  const stopped = new AbortController()
  const pool = heard(
    new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      // PgliteSocket implements only the part of a socket that node-postgres uses.
      stream: () => new PgliteSocket(pglite, stopped) as Duplex as Socket,
    }),
  )
  const prisma = prismaClient(new PrismaPg(pool))
  const read = driverReads(pool)
  // Its folder is locked, so no other process can open it.
  const isAlone = Prisma.sql`TRUE`
  const close = async () => {
    await closeAll(prisma, pool)
    if (!stopped.signal.aborted) await pglite.close()
  }
  return withoutReplica({
    kind: 'embedded',
    prisma,
    read,
    isAlone,
    stopped: stopped.signal,
    pool,
    direct: pool,
    close,
  })
}

function withoutReplica(database: Omit<Database, 'readReplica'>): Database {
  const whole: Database = { ...database, readReplica: (read) => read(whole) }
  return whole
}

/** Applies the missing migrations. @returns the names of those applied */
export async function migrateDatabase(database: Database, migrating: Migrating = {}): Promise<string[]> {
  const client = await database.direct.connect()
  try {
    await client.query(
      ['statement', 'lock', 'idle_in_transaction_session'].map((of) => `SET ${of}_timeout = 0`).join(';'),
    )
    const applied = await migrate(client, migrations, migrating)
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

/** The names of the migrations that a database lacks. */
export const missingMigrations = ({ pool }: Pick<Database, 'pool'>): Promise<string[]> => missing(pool, migrations)

/** The names of the migrations of a newer version that a database has. */
export const newerMigrations = ({ pool }: Pick<Database, 'pool'>): Promise<string[]> => newer(pool, migrations)

/** A batch waits for a connection as long as a single statement does; Prisma's default is two seconds. */
const transactionOptions = { maxWait: mostMillisecondsToConnect, timeout: 30_000 }

function prismaClient(adapter: PrismaPg): PrismaClient {
  // Errors are logged, and in any other format they contain the arguments of the call, with people's data.
  return new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions })
}

/** Reads through the driver. @param nameOf names a statement, so that it is prepared once per connection */
function driverReads(pool: pg.Pool, nameOf?: (statement: { sql: string }) => string): Database['read'] {
  return async <Row extends pg.QueryResultRow>({ text, values }: Prisma.Sql) => {
    const name = nameOf && { name: nameOf({ sql: text }) }
    const { rows } = await pool.query<Row>({ ...name, text, values: [...values] })
    return rows
  }
}

async function closeAll(prisma: PrismaClient, ...pools: readonly pg.Pool[]): Promise<void> {
  await prisma.$disconnect()
  await Promise.all(pools.map((pool) => pool.end()))
}

// The name of a statement is a hash of its text, so that a constant text is prepared once per connection.
// A list of values gives another text for every length, so there may be any number of texts.
const statementNames = new LRUCache<string, string>({ max: 1000 })
function statementNameGenerator({ sql }: { sql: string }): string {
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  const name = `p${createHash('sha1').update(sql).digest('hex').slice(0, 20)}`
  statementNames.set(sql, name)
  return name
}
