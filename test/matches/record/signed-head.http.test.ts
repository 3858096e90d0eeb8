import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishSigningKey } from '../../../src/matches/record/signed-head.ts'
import { ConfigurationError } from '../../../src/platform/configuration.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import { deriveSecrets } from '../../../src/platform/secrets.ts'
import { freshDatabase } from '../../support/database.ts'

describe('the secret of a database', () => {
  const secrets = deriveSecrets('the secret that this database began with')
  const configuration = { secret: undefined, dataDir: 'data' }
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase()
    await publishSigningKey({ database, secrets, configuration })
  })
  afterAll(() => database.close())

  test('is recognised at every start, and its public key is listed once', async () => {
    await publishSigningKey({ database, secrets, configuration })
    expect(await database.prisma.signingKey.count()).toBe(1)
  })

  test('cannot change later: no seed could be opened with another one', async () => {
    const other = deriveSecrets('another secret, which came by mistake')
    await expect(publishSigningKey({ database, secrets: other, configuration })).rejects.toThrow(ConfigurationError)
  })
})
