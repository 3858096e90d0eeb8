import { ConfigurationError } from './configuration.ts'
import type { Database } from './database/database.ts'
import { findSecret, makeSecret, type SecretPlace, secretSource } from './secrets.ts'
import { hasSigningKey } from './signing-keys.ts'

/**
 * The secret for a database. If there is none, one is made in the data folder, but only for a database that was begun
 * with none: a new one would be of no use to another.
 * @throws ConfigurationError if the database was begun with a secret that is missing, or what `findSecret` throws
 */
export async function secretOf(database: Pick<Database, 'prisma' | 'pool'>, place: SecretPlace): Promise<string> {
  const found = findSecret(place)
  if (found !== undefined) return found
  if (await hasSigningKey(database)) {
    throw new ConfigurationError(
      `${secretSource(place)} is missing, but this database was begun with a secret: put that file back, or set PAQUEBOT_SECRET.`,
    )
  }
  return makeSecret(place)
}
