import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { arrival } from './other-processes.ts'

/** How long one statement may take, in milliseconds. 0: no limit. */
export interface Patience {
  readonly statement: number
  /** How long of that it may wait for a lock. */
  readonly lock: number
}

export const mostMillisecondsToConnect = 10_000
/** Longer than the longest rest of a work loop, which is a minute: opening a connection costs more than a poll. */
const millisecondsToKeepIdle = 90_000
/** How much later than PostgreSQL the driver gives up a statement. When that happens, the network has failed. */
const graceMilliseconds = 5_000

/** Connections to PostgreSQL itself, or to a pooler in session mode: each has a session of its own. */
export function sessions(url: string, patience: Patience): pg.Pool {
  const { statement, lock } = patience
  const { connectionString, given, name } = addressOf(url)
  // The adapter sends times without a zone, so the zone of the session must be UTC.
  const ours = `-c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${statement}`
  return heard(
    new pg.Pool({
      ...common(patience),
      connectionString,
      application_name: name,
      onConnect: arrival(),
      // Of two settings with the same name, PostgreSQL takes the last.
      options: [...given, ours].join(' '),
    }),
  )
}

/**
 * Connections to a pooler in transaction mode, which gives each transaction any session. So no statement has a name,
 * and zone and limits are those of the role (`role-settings.ts`): PgBouncer refuses options at the start of a
 * connection.
 */
export function transactions(url: string, patience: Patience): pg.Pool {
  const { connectionString, name } = addressOf(url)
  return heard(new pg.Pool({ ...common(patience), connectionString, application_name: name }))
}

const common = ({ statement }: Patience): pg.PoolConfig => ({
  max: 10,
  connectionTimeoutMillis: mostMillisecondsToConnect,
  idleTimeoutMillis: millisecondsToKeepIdle,
  keepAlive: true,
  ...(statement > 0 ? { query_timeout: statement + graceMilliseconds } : {}),
})

/** What an address says of its connections. */
interface Address {
  readonly connectionString: string
  /** Its `options`. */
  readonly given: readonly string[]
  /** Its `application_name`, made this process's own. PostgreSQL keeps 63 characters of it. */
  readonly name: string
}

/** Options and name are taken out of the address: the driver would let them replace those that are given beside it. */
function addressOf(url: string): Address {
  const address = new URL(url)
  const { searchParams } = address
  const given = searchParams.getAll('options')
  const named = searchParams.get('application_name')
  const name = `${(named ?? 'paquebot').slice(0, 50)} ${randomBytes(6).toString('hex')}`
  // Without either, the address stays as it was written.
  if (given.length === 0 && named === null) return { connectionString: url, given, name }
  for (const ours of ['options', 'application_name']) searchParams.delete(ours)
  return { connectionString: address.href, given, name }
}

/**
 * Listens to errors of lost connections, since an error event without a listener ends the process. Nothing else is
 * needed: the pool drops an idle connection that is lost, and a running statement fails by itself. But while a
 * connection passes between the pool and the adapter, neither of them listens.
 */
export function heard(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
