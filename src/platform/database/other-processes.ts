import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { Prisma } from '../../generated/prisma/client.ts'

/**
 * How long a process that was alone on its database may take what it has read for true, in milliseconds. For so long
 * another process that has just connected does nothing.
 */
export const millisecondsAlone = 250
/** Timers of two machines differ a little. */
const marginMilliseconds = 50

/**
 * A condition: another process is connected to this database, whatever program it runs. PostgreSQL's own workers, which
 * have no user, do not count. The connections of one process have a name in common (`application_name`).
 */
const othersConnected = `EXISTS (
  SELECT FROM pg_stat_get_activity(NULL) other
  WHERE other.datid = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND other.usesysid IS NOT NULL AND other.application_name <> current_setting('application_name'))`

/** A condition: this process is alone on its database. */
export const aloneOnServer = Prisma.raw(`NOT ${othersConnected}`)

/**
 * Lets the connections of a process wait until every other process that may have thought that it was alone asks the
 * database again. Only if this process had no connection before: otherwise the others have seen that one.
 * @returns what a pool does with each new connection before it is used
 */
export function arrival(): (client: ClientBase) => Promise<void> {
  const arrived = new Set<ClientBase>()
  return async (client) => {
    client.once('end', () => arrived.delete(client))
    const isFirst = arrived.size === 0
    if (isFirst) {
      const { rows } = await client.query<{ others: boolean }>(`SELECT ${othersConnected} AS others`)
      if (rows[0]?.others !== false) await wait(millisecondsAlone + marginMilliseconds)
    }
    arrived.add(client)
  }
}
