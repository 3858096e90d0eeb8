import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { afterFile } from '../support/after-file.ts'
import { addressOf } from '../support/another-process.ts'
import { freshDatabase } from '../support/database.ts'
import { serverProcess } from '../support/process.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-newer-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'given a database that a newer version has migrated (needs a PostgreSQL server)',
  async () => {
    if (process.env.TEST_DATABASE_URL === undefined) return
    const database = await freshDatabase()
    const name = '29991231235959_of_a_newer_version'
    await database.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('newer', '', $1, now())`,
      [name],
    )
    afterFile(async () => {
      await database.pool.query("DELETE FROM _prisma_migrations WHERE id = 'newer'")
      await database.close()
    })
    const environment = { DATABASE_URL: await addressOf(database), DATA_DIR: folder, PORT: '0' }

    test('when a server starts on it, then its log has a warning, since upgrades run two versions at once', async () => {
      const server = await serverProcess(environment)
      await expect.poll(() => server.stdout()).toMatch(/"level":40.*has migrations of a newer version/)
      expect(server.stdout()).toContain(name)
      expect(await server.stop()).toMatchObject({ code: 0 })
    })

    test('when the doctor looks at it, then that fails', async () => {
      const ran = await paquebot(['doctor'], { environment })
      expect(ran.code).toBe(1)
      expect(ran.stderr).toContain(
        `FAILED   migrations: the database has some of a newer version (${name})\n         Install that version, or restore the backup.\n`,
      )
    })
  },
)
