import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { type OutboxSignal, outboxSignal } from '../outbox.ts'
import type { Database } from './database.ts'

const channel = 'paquebot_outbox'
const reconnectAfterMilliseconds = 1000
/** What fits into a call, which may have 8000 bytes: where it is more, the call says that it may be any. */
const mostMatches = 150

/** A signal that also reaches the other processes on the same database. */
export interface SharedSignal extends OutboxSignal {
  stop(): Promise<void>
}

/** What one process tells the others: who tells it, whether notices were written, and which matches have changed. */
const OutboxNews = z.object({
  from: z.string(),
  written: z.boolean(),
  matches: z.array(z.string()).nullable().describe('Null: any.'),
})
type OutboxNews = z.infer<typeof OutboxNews>

/**
 * Carries the outbox signal to the other processes of a PostgreSQL server, by LISTEN and NOTIFY. Only a wake-up call:
 * one that is lost costs a second or two, because everybody also looks by themselves.
 */
export function sharedOutboxSignal({ kind, pool }: Pick<Database, 'kind' | 'pool'>): SharedSignal {
  const here = outboxSignal()
  if (kind === 'embedded') return { ...here, stop: async () => {} }

  const self = randomUUID()
  let stopped = false
  let telling: Promise<void> | undefined
  let untold = nothing()
  let listening: PoolClient | undefined
  let retry: NodeJS.Timeout | undefined

  /** Many commits make one call: while one is under way, what comes meanwhile waits for the next. */
  async function tell(): Promise<void> {
    while (untold.written || untold.matches === null || untold.matches.size > 0) {
      const { written, matches } = untold
      untold = nothing()
      const few = matches !== null && matches.size <= mostMatches
      const news: OutboxNews = { from: self, written, matches: few ? [...matches] : null }
      const call = pool.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(news)])
      await call.catch(() => undefined) // a lost call costs a second or two
      if (stopped) break
    }
    telling = undefined
  }

  function tellOthers(): void {
    if (!stopped) telling ??= tell()
  }

  async function listen(): Promise<void> {
    const client = await pool.connect()
    if (stopped) return client.release()
    listening = client
    client.on('notification', ({ payload }) => hear(payload))
    client.on('error', () => lose(client))
    await client.query(`LISTEN ${channel}`).catch(() => lose(client))
  }

  function hear(payload: string | undefined): void {
    const news = readNews(payload)
    if (news?.from === self) return
    if (news === undefined || news.written) here.written()
    if (news === undefined || news.matches === null) here.changed(undefined)
    else if (news.matches.length > 0) here.changed(news.matches)
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
    onChanged: here.onChanged,
    written() {
      here.written()
      untold.written = true
      tellOthers()
    },
    changed(matches) {
      here.changed(matches)
      if (matches === undefined) untold.matches = null
      else for (const match of matches) untold.matches?.add(match)
      tellOthers()
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

interface Untold {
  written: boolean
  /** Null: any. */
  matches: Set<string> | null
}

const nothing = (): Untold => ({ written: false, matches: new Set() })

/** Undefined where it is no news of ours: of another version, which may mean anything. */
function readNews(payload: string | undefined): OutboxNews | undefined {
  try {
    return OutboxNews.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined // neither JSON nor news
  }
}
