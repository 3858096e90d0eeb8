import type { FastifyPluginAsync } from 'fastify'
import { missingMigrations } from '../database/database.ts'
import { isStorageFull, isUnavailable } from '../database/sql-state.ts'
import { wellness } from '../database/wellness.ts'
import type { Platform } from '../platform.ts'

/** What a server needs before it gets requests. */
interface Readiness {
  readonly database: 'ok' | 'unavailable'
  readonly storage: 'ok' | 'full' | 'unknown'
  /** `missing` after an older backup was restored below a running server. */
  readonly migrations: 'ok' | 'missing' | 'unknown'
  /** How long the oldest mail that is due has waited. A late one makes no server unready: no other sends it sooner. */
  readonly secondsOverdue: number | null
}

/**
 * What a supervisor asks: `/healthz`, whether to restart the process, and `/readyz`, whether to send it requests.
 * Neither is part of the API.
 * @param secondsOverdue how long the oldest mail that is due has waited
 */
export function probeRoutes({ database }: Platform, secondsOverdue: () => Promise<number>): FastifyPluginAsync {
  const requireWell = wellness(database)

  async function readiness(): Promise<Readiness> {
    try {
      await requireWell()
      const [missing, seconds] = await Promise.all([missingMigrations(database), secondsOverdue()])
      const migrations = missing.length === 0 ? 'ok' : 'missing'
      return { database: 'ok', storage: 'ok', migrations, secondsOverdue: seconds }
    } catch (error) {
      const others = { migrations: 'unknown', secondsOverdue: null } as const
      if (isStorageFull(error)) return { database: 'ok', storage: 'full', ...others }
      if (isUnavailable(error)) return { database: 'unavailable', storage: 'unknown', ...others }
      throw error
    }
  }

  /** However many ask at a time, the database is looked at once. */
  let looking: Promise<Readiness> | undefined
  const look = () => {
    looking ??= readiness().finally(() => {
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
