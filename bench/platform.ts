import { systemClock } from '../src/platform/clock.ts'
import { readConfiguration } from '../src/platform/configuration.ts'
import { migrateDatabase, serverDatabase } from '../src/platform/database/database.ts'
import { outboxSignal } from '../src/platform/outbox.ts'
import type { Platform } from '../src/platform/platform.ts'
import { deriveSecrets } from '../src/platform/secrets.ts'

/** The secret of every server measured here, so that matches and tokens made beside one are good on it. */
export const secret = 'a secret of the benchmark, which guards nothing'

/** The platform on a database, migrated, without a server. */
export async function platformOn(databaseUrl: string): Promise<Platform> {
  const database = serverDatabase(databaseUrl)
  await migrateDatabase(database)
  return {
    configuration: readConfiguration({ LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl }),
    database,
    secrets: deriveSecrets(secret),
    clock: systemClock,
    outbox: outboxSignal(),
    publicUrl: () => 'http://127.0.0.1',
  }
}
