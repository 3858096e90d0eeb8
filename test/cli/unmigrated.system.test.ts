import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { afterFile } from '../support/after-file.ts'
import { addressOf } from '../support/another-process.ts'
import { emptyDatabase } from '../support/database.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-unmigrated-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))
const journal = 'test/fixtures/journals/havana-1-two-seats.json'

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'given a database without migrations (needs a PostgreSQL server)',
  async () => {
    if (process.env.TEST_DATABASE_URL === undefined) return
    const database = await emptyDatabase()
    afterFile(() => database.close())
    const environment = { DATABASE_URL: await addressOf(database), DATA_DIR: folder }

    test.each([
      'count',
      'audit',
      'restored',
      'judge --all',
      `import ${journal}`,
      'administrator list',
      'administrator make',
      'administrator reset ada@example.org',
      'administrator give ada@example.org',
      'administrator take ada@example.org',
    ])('%s names the command that is missing, and changes nothing', async (command) => {
      const ran = await paquebot(command.split(' '), { environment })
      expect(ran).toMatchObject({ code: 1, stdout: '' })
      expect(ran.stderr).toMatch(
        /^error: (.+: )?The database lacks \d+ migrations: run `paquebot migrate` \(after a backup\)\.\n$/,
      )
      const { rows } = await database.pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'")
      expect(rows).toEqual([])
    })

    test('one missing migration counts, too, and the commands work once it is there', async () => {
      expect(await paquebot(['migrate'], { environment })).toMatchObject({ code: 0 })
      expect(await paquebot(['count'], { environment })).toMatchObject({ code: 0 })
      const list = await paquebot(['administrator', 'list'], { environment })
      expect(list).toEqual({ code: 0, stdout: 'There are no administrators.\n', stderr: '' })
      await database.pool.query(`DELETE FROM _prisma_migrations
        WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`)
      const ran = await paquebot(['count'], { environment })
      expect(ran.stderr).toContain('The database lacks 1 migration: run `paquebot migrate`')
    })
  },
)
