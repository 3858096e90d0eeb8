import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { Prisma } from '../../generated/prisma/client.ts'

/**
 * How long a process may trust what it read while it was alone, in milliseconds. A newly connected process waits as
 * long before it does anything.
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
 * Holds back the first connection of a process until every other process has noticed it. Later connections need not
 * wait.
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
