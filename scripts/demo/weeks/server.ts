import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Registry } from 'prom-client'
import { ensureAdministrator } from '../../../src/accounts/administration/administrators.ts'
import { server } from '../../../src/main.ts'
import { readConfiguration } from '../../../src/platform/configuration.ts'
import { embeddedDatabase, migrateDatabase } from '../../../src/platform/database/database.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { deriveSecrets } from '../../../src/platform/secrets.ts'
import { localSignals } from '../../../src/platform/signals.ts'
import { threads } from '../../../src/platform/threads/threads.ts'
import { SignedIn } from '../answers.ts'
import { type Api, api } from '../api.ts'
import { fetchInto } from './inject.ts'
import type { World } from './world.ts'

export interface WeeksServer extends World {
  /** Signs the administrator in again: a session is shorter than these weeks. */
  administrator(): Promise<Api>
  /** The faults that were logged. */
  readonly faults: readonly string[]
  stop(): Promise<void>
}

/** The real server in this process, with an embedded database in memory and a clock that the demo sets. */
export async function serverFrom(begins: Date): Promise<WeeksServer> {
  let time = begins.getTime()
  const clock = {
    now: () => new Date(time),
    turn: (milliseconds: number) => {
      time += milliseconds
    },
  }
  const faults: string[] = []
  const publicUrl = 'http://localhost'
  const platform: Platform = {
    // Without pictures: drawing them for weeks takes longer than everything else.
    configuration: readConfiguration({ LOG_LEVEL: 'error', PUBLIC_URL: publicUrl, MAIL_PICTURES: 'false' }),
    database: embeddedDatabase(await PGlite.create()),
    secrets: deriveSecrets(randomBytes(32).toString('hex')),
    clock,
    signals: localSignals(),
    threads: threads(),
    metrics: new Registry(),
    publicUrl: () => publicUrl,
    logTo: { write: (line) => faults.push(line) },
  }
  await migrateDatabase(platform.database)
  const running = await server(platform)
  const { app, worker } = running
  await app.ready()
  const credentials = await ensureAdministrator(platform)
  const ask = fetchInto(app)
  return {
    ...running,
    platform,
    clock,
    faults,
    async administrator() {
      const { accessToken } = await api('', {}, ask).post('/v1/sessions', credentials, SignedIn)
      return api('', { token: accessToken }, ask)
    },
    async stop() {
      await worker.stop()
      await app.close()
      await platform.database.close()
    },
  }
}
