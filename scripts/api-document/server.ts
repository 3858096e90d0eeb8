import { PGlite } from '@electric-sql/pglite'
import { Registry } from 'prom-client'
import { type Server, server } from '../../src/main.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { embeddedDatabase, migrateDatabase } from '../../src/platform/database/database.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { localSignals } from '../../src/platform/signals.ts'
import { threads } from '../../src/platform/threads/threads.ts'

const publicUrl = 'https://paquebot.example'
const start = Date.parse('2026-03-02T18:30:00.000Z')
const minute = 60_000

export interface ServerInMemory extends Server {
  readonly platform: Platform
  close(): Promise<void>
}

/**
 * The whole server on a database in memory, with its own configuration; its clock advances a minute every forty
 * readings.
 */
export async function serverInMemory(): Promise<ServerInMemory> {
  let looks = 0
  const database = embeddedDatabase(await PGlite.create())
  await migrateDatabase(database)
  const platform: Platform = {
    configuration: readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, INBOX: 'open' }),
    database,
    secrets: deriveSecrets('only to write the document and its examples'),
    clock: { now: () => new Date(start + Math.floor(looks++ / 40) * minute) },
    signals: localSignals(),
    threads: threads(),
    metrics: new Registry(),
    publicUrl: () => publicUrl,
  }
  const running = await server(platform)
  await running.app.ready()
  return {
    ...running,
    platform,
    async close() {
      await running.worker.stop()
      await running.app.close()
      await database.close()
    },
  }
}
