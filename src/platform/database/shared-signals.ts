import { randomUUID } from 'node:crypto'
import { setTimeout as nap, setImmediate as nextTurn } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { Prisma } from '../../generated/prisma/client.ts'
import { localSignals, type Signals } from '../signals.ts'
import type { Database } from './database.ts'

const channel = 'paquebot_outbox'
const reconnectAfterMilliseconds = 1000
/** Between two notifications, so that a busy process does not spend its time on them. */
const restMilliseconds = 10
/**
 * How many ids of each kind fit into a notification, which may have 8000 bytes. If there are more, it says that any may
 * have changed.
 */
const mostIds = 95

/** Signals that also reach the other processes on the same database. */
export interface SharedSignals extends Signals {
  stop(): Promise<void>
}

const Changed = z.array(z.string()).nullable().describe('Null: any.')

/**
 * A notification to the other processes: its sender, whether notices were written, and which matches and accounts have
 * changed. Earlier versions say nothing of accounts.
 */
const Notification = z.object({
  from: z.string(),
  written: z.boolean(),
  matches: Changed,
  accounts: Changed.default([]),
})
type Notification = z.infer<typeof Notification>

/**
 * Carries signals to the other processes on a PostgreSQL server, by LISTEN and NOTIFY. When a lost connection returns,
 * it signals here that anything may have changed. If a notification is lost otherwise, loops and streams find what was
 * stored at their next poll.
 */
export function sharedSignals({ kind, read, direct }: Pick<Database, 'kind' | 'read' | 'direct'>): SharedSignals {
  const here = localSignals()
  if (kind === 'embedded') return { ...here, stop: async () => {} }

  const self = randomUUID()
  let stopped = false
  let sending: Promise<void> | undefined
  let unsent = nothing()
  let listening: PoolClient | undefined
  let retry: NodeJS.Timeout | undefined

  /**
   * Many commits make one notification: what comes while one is being sent goes into the next. The first waits for the
   * next turn of the event loop, so that it has all that a commit says, and the answer to its request goes out first.
   */
  async function sendAll(): Promise<void> {
    await nextTurn()
    while (unsent.written || hasChanged(unsent.matches) || hasChanged(unsent.accounts)) {
      const { written, matches, accounts } = unsent
      unsent = nothing()
      const notification: Notification = { from: self, written, matches: named(matches), accounts: named(accounts) }
      const call = read(Prisma.sql`SELECT pg_notify(${channel}, ${JSON.stringify(notification)})`)
      // If a notification is lost, others find the change a minute later, at their next poll.
      await call.catch(() => undefined)
      if (stopped) break
      await nap(restMilliseconds)
    }
    sending = undefined
  }

  function send(): void {
    if (!stopped) sending ??= sendAll()
  }

  async function listen(): Promise<void> {
    const client = await direct.connect()
    if (stopped) return client.release()
    listening = client
    client.on('notification', ({ payload }) => hear(payload))
    client.on('error', () => lose(client))
    try {
      await client.query(`LISTEN ${channel}`)
    } catch {
      return lose(client)
    }
    // What was signalled before went unheard.
    here.noticesWritten()
    here.matchesChanged(undefined)
    here.accountsChanged(undefined)
  }

  function hear(payload: string | undefined): void {
    const { from, written, matches, accounts } = readNotification(payload)
    if (from === self) return
    if (written) here.noticesWritten()
    if (matches?.length !== 0) here.matchesChanged(matches ?? undefined)
    if (accounts?.length !== 0) here.accountsChanged(accounts ?? undefined)
  }

  /** A lost connection may be reported twice: by its event, and by the running statement. */
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
    onNoticesWritten: here.onNoticesWritten,
    onMatchesChanged: here.onMatchesChanged,
    onAccountsChanged: here.onAccountsChanged,
    noticesWritten() {
      here.noticesWritten()
      unsent.written = true
      send()
    },
    matchesChanged(matches) {
      here.matchesChanged(matches)
      unsent.matches = changedWith(unsent.matches, matches)
      send()
    },
    accountsChanged(accounts) {
      here.accountsChanged(accounts)
      unsent.accounts = changedWith(unsent.accounts, accounts)
      send()
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      const client = listening
      listening = undefined
      client?.release(true)
      await sending
    },
  }
}

/** What has changed, by id; null: any. */
type ChangedIds = ReadonlySet<string> | null

interface Unsent {
  written: boolean
  matches: ChangedIds
  accounts: ChangedIds
}

const nothing = (): Unsent => ({ written: false, matches: new Set(), accounts: new Set() })

const hasChanged = (ids: ChangedIds): boolean => ids === null || ids.size > 0

const changedWith = (known: ChangedIds, ids: readonly string[] | undefined): ChangedIds =>
  known === null || ids === undefined ? null : new Set([...known, ...ids])

/** As a notification names them. */
const named = (ids: ChangedIds): string[] | null => (ids === null || ids.size > mostIds ? null : [...ids])

/** What a notification means that cannot be read, because another version sent it. */
const anything: Notification = { from: '', written: true, matches: null, accounts: null }

function readNotification(payload: string | undefined): Notification {
  try {
    return Notification.parse(JSON.parse(payload ?? ''))
  } catch {
    return anything // neither JSON nor a notification
  }
}
