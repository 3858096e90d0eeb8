import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type OutboxSignal, outboxSignal } from '../outbox.ts'
import type { Database } from './database.ts'

const channel = 'paquebot_outbox'
const reconnectAfterMilliseconds = 1000

/** A signal that also reaches the other processes on the same database. */
export interface SharedSignal extends OutboxSignal {
  stop(): Promise<void>
}

/**
 * Carries the outbox signal to the other processes of a PostgreSQL server, by LISTEN and NOTIFY. Only a wake-up call:
 * one that is lost costs a second, because every worker also looks by itself.
 */
export function sharedOutboxSignal({ kind, pool }: Pick<Database, 'kind' | 'pool'>): SharedSignal {
  const here = outboxSignal()
  if (kind === 'embedded') return { ...here, stop: async () => {} }

  const self = randomUUID()
  let stopped = false
  let telling: Promise<void> | undefined
  let again = false
  let listening: PoolClient | undefined
  let retry: NodeJS.Timeout | undefined

  /** Many commits make one call: while one is under way, at most one more waits. */
  async function tell(): Promise<void> {
    do {
      again = false
      await pool.query('SELECT pg_notify($1, $2)', [channel, self]).catch(() => undefined) // a lost call costs a second
    } while (again && !stopped)
    telling = undefined
  }

  async function listen(): Promise<void> {
    const client = await pool.connect()
    if (stopped) return client.release()
    listening = client
    client.on('notification', ({ payload }) => {
      if (payload !== self) here.written()
    })
    client.on('error', () => lose(client))
    await client.query(`LISTEN ${channel}`).catch(() => lose(client))
  }

  /** A lost connection is told by its event, and by the statement that was under way as well. */
  function lose(client: PoolClient): void {
    if (listening !== client) return
    listening = undefined
    client.release(true)
    listenLater()
  }

  function listenLater(): void {
    if (!stopped) retry = setTimeout(() => listen().catch(listenLater), reconnectAfterMilliseconds)
  }

  listen().catch(listenLater)
  return {
    onWritten: here.onWritten,
    written() {
      here.written()
      if (stopped) return
      if (telling) again = true
      else telling = tell()
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      const client = listening
      listening = undefined
      client?.release(true)
      await telling
    },
  }
}
