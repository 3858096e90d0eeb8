import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { signAuditHead } from '../../src/disputes/audit-log/head.ts'
import { publishSigningKey } from '../../src/matches/record/signed-head.ts'
import { audit } from '../../src/platform/audit/audit.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { migratedDataFolder } from '../support/data-folder.ts'
import { paquebot } from './paquebot.ts'

const folder = migratedDataFolder()
const environment = { DATA_DIR: folder, DATABASE_URL: '' }
const secrets = deriveSecrets('a secret for tests that is long enough')
const account = randomUUID()
const kept = path.join(folder, 'head.json')
const notAHead = path.join(folder, 'other.json')
const otherKey = path.join(folder, 'other.pem')

/** Changes the database of the folder, which only one process at a time may open. */
async function inDatabase(act: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  await act(database).finally(() => database.close())
}

beforeAll(() =>
  inDatabase(async (database) => {
    await publishSigningKey({ database, secrets, configuration: { secret: undefined, dataDir: folder } })
    const someone = { id: account, name: 'Judge', nameKey: 'judge', status: 'active', createdAt: clock.now() } as const
    await database.prisma.account.create({ data: someone })
    for (const reason of ['One.', 'Two.', 'Three.']) {
      await audit({ database, clock }, { account }, { act: 'look', match: randomUUID(), reason })
    }
    const { hash } = await database.prisma.auditRecord.findUniqueOrThrow({ where: { number: 3 } })
    const head = signAuditHead({ number: 3, hash }, secrets.signing.privateKey)
    await writeFile(kept, JSON.stringify(head))
    await writeFile(notAHead, '{"number":3}')
    await writeFile(otherKey, deriveSecrets('another secret that is long enough').signing.publicKey)
  }),
)

describe('paquebot audit', () => {
  test('accepts an intact log, compared with a head that was kept', async () => {
    const ran = await paquebot(['audit', '--head', kept], { environment })
    expect(ran).toMatchObject({ code: 0, stdout: 'Correct records, from the first on: 3.\n' })
  })

  test('rejects a head that another server signed', async () => {
    const ran = await paquebot(['audit', '--head', kept, '--public-key', otherKey, '--json'], { environment })
    expect(ran.code).toBe(1)
    expect(JSON.parse(ran.stdout)).toEqual({ verified: false, records: 3, wrong: null, signed: false })
  })

  test('rejects a log that was cut or changed, and says where', async () => {
    await inDatabase(({ prisma }) => prisma.auditRecord.delete({ where: { number: 3 } }))
    const cut = await paquebot(['audit', '--head', kept], { environment })
    expect([cut.code, cut.stdout]).toEqual([1, ''])
    expect(cut.stderr).toContain('Record 3 differs from the head that you kept, or is missing.')
    await inDatabase(({ prisma }) => prisma.auditRecord.update({ where: { number: 2 }, data: { reason: 'Nothing.' } }))
    const changed = await paquebot(['audit', '--json'], { environment })
    expect(changed.code).toBe(1)
    expect(JSON.parse(changed.stdout)).toMatchObject({ records: 1, wrong: { number: 2, fault: 'hash' }, signed: null })
  })

  test('rejects an invalid head', async () => {
    const ran = await paquebot(['audit', '--head', notAHead], { environment })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain('is not a signed head of an audit log')
  })
})
