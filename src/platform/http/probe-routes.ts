import { setTimeout as nap } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { missingMigrations } from '../database/database.ts'
import { healthCheck } from '../database/health.ts'
import { lockedTables } from '../database/locked-tables.ts'
import { isStorageFull, whyUnavailable } from '../database/sql-state.ts'
import type { Platform } from '../platform.ts'

/** What a server needs before it gets requests. */
interface Readiness {
  readonly database: 'ok' | 'unavailable'
  /** Why the database is unavailable. */
  readonly reason: string | null
  readonly storage: 'ok' | 'full' | 'unknown'
  /** `missing` after an older backup was restored below a running server. */
  readonly migrations: 'ok' | 'missing' | 'unknown'
  /**
   * Tables that somebody else has locked. The server stays ready: requests that need none of them are answered, and no
   * other server could do more.
   */
  readonly lockedTables: readonly string[]
  /**
   * How long the oldest mail that is due has waited. A late one makes no server unready: no other sends it sooner. Null
   * if it is unknown.
   */
  readonly secondsOverdue: number | null
  /** How long ago the first try failed of the mail that has been tried for longest; 0 if none is tried again. */
  readonly secondsRetrying: number | null
}

/** How late mails are, in seconds. */
type Lateness = Record<'secondsOverdue' | 'secondsRetrying', number>

const mostMillisecondsToLook = 5_000

/**
 * What a supervisor asks: `/healthz`, whether to restart the process, and `/readyz`, whether to send it requests.
 * Neither is part of the API.
 * @param lateness how late mails are
 */
export function probeRoutes({ database }: Platform, lateness: () => Promise<Lateness>): FastifyPluginAsync {
  const requireWell = healthCheck(database)

  async function readiness(): Promise<Readiness> {
    try {
      await requireWell()
      const [missing, locked] = await Promise.all([missingMigrations(database), lockedTables(database)])
      return {
        database: 'ok',
        reason: null,
        storage: 'ok',
        migrations: missing.length === 0 ? 'ok' : 'missing',
        lockedTables: locked,
        ...(locked.length === 0 ? await lateness() : { secondsOverdue: null, secondsRetrying: null }),
      }
    } catch (error) {
      const reason = whyUnavailable(error)
      if (isStorageFull(error)) return { ...unknown, database: 'ok', storage: 'full' }
      if (reason !== undefined) return { ...unknown, reason }
      throw error
    }
  }

  /** However many ask at a time, the database is looked at once. */
  let looking: Promise<Readiness> | undefined
  const look = () => {
    looking ??= inTime(readiness()).finally(() => {
      looking = undefined
    })
    return looking
  }

  return async (app) => {
    const options = { schema: { hide: true }, logLevel: 'warn' } as const
    app.get('/healthz', options, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'ok' }
    })
    app.get('/readyz', options, async (_request, reply) => {
      const checks = await look()
      const isReady = checks.database === 'ok' && checks.storage === 'ok' && checks.migrations === 'ok'
      reply.header('cache-control', 'no-store').status(isReady ? 200 : 503)
      return { status: isReady ? 'ready' : 'not-ready', checks }
    })
  }
}

const unknown = {
  database: 'unavailable',
  reason: null,
  storage: 'unknown',
  migrations: 'unknown',
  lockedTables: [],
  secondsOverdue: null,
  secondsRetrying: null,
} as const satisfies Readiness

/** A supervisor waits only for seconds; a statement may take longer. */
async function inTime(look: Promise<Readiness>): Promise<Readiness> {
  const reason = `it has not answered within ${mostMillisecondsToLook / 1000} seconds`
  const over = new AbortController()
  const late = nap<Readiness>(mostMillisecondsToLook, { ...unknown, reason }, { signal: over.signal })
  late.catch(() => undefined)
  return Promise.race([look, late]).finally(() => over.abort())
}
