import { PGlite } from '@electric-sql/pglite'
import { Registry } from 'prom-client'
import { systemClock } from '../src/platform/clock.ts'
import { readConfiguration } from '../src/platform/configuration.ts'
import { type Database, embeddedDatabase, migrateDatabase, serverDatabase } from '../src/platform/database/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { deriveSecrets } from '../src/platform/secrets.ts'
import { localSignals } from '../src/platform/signals.ts'
import { threads } from '../src/platform/threads/threads.ts'

/** The secret of every measured server, so that it accepts matches and tokens that were made by other processes. */
export const secret = 'a secret of the benchmark, which guards nothing'

/** The platform on a database of a server, migrated, without a server of its own. */
export const platformOn = (databaseUrl: string): Promise<Platform> => platformWith(serverDatabase(databaseUrl))

/** The platform on a PGlite in memory. */
export async function platformInMemory(): Promise<Platform> {
  return platformWith(embeddedDatabase(await PGlite.create()))
}

async function platformWith(database: Database): Promise<Platform> {
  await migrateDatabase(database)
  return {
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    database,
    secrets: deriveSecrets(secret),
    clock: systemClock,
    signals: localSignals(),
    threads: threads(),
    metrics: new Registry(),
    publicUrl: () => 'http://127.0.0.1',
  }
}
