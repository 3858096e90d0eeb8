import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { afterFile } from '../../support/after-file.ts'
import { addressOf } from '../../support/another-process.ts'
import { freshDatabase } from '../../support/database.ts'
import { withoutLimits } from '../../support/on-server.ts'
import { paquebot } from '../paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-refused-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))
const file = path.join(folder, 'a-file')
writeFileSync(file, '')

const Findings = z.object({
  findings: z.array(
    z.object({ about: z.string(), state: z.string(), says: z.string(), advice: z.string().optional() }),
  ),
})
const read = (stdout: string) => Findings.parse(JSON.parse(stdout)).findings

async function failures(environment: Record<string, string>) {
  const ran = await paquebot(['doctor', '--json'], { environment: { DATABASE_URL: '', PORT: '1', ...environment } })
  return { code: ran.code, failed: read(ran.stdout).filter(({ state }) => state === 'failed') }
}

describe('what stops the server at its start fails in paquebot doctor, too', () => {
  test.each([
    ['is a file', file, `${file} is not a folder`],
    ['would be in a file', path.join(file, 'data'), `${file} is not a folder`],
  ])('a data folder that %s', async (_, DATA_DIR, says) => {
    expect(await failures({ DATA_DIR })).toMatchObject({ code: 1, failed: [{ about: 'data folder', says }] })
    const started = await paquebot(['serve'], { environment: { DATABASE_URL: '', DATA_DIR, PORT: '0' } })
    expect(started).toEqual({ code: 2, stdout: '', stderr: `error: DATA_DIR: ${says}\n` })
  })

  test.each([
    ['IMPRINT_FILE', 'imprint'],
    ['PRIVACY_FILE', 'privacy'],
  ])('%s that cannot be read', async (setting, about) => {
    const missing = path.join(folder, 'nothing.txt')
    const { code, failed } = await failures({ DATA_DIR: path.join(folder, 'data'), [setting]: missing })
    expect({ code, failed }).toMatchObject({ code: 1, failed: [{ about }] })
    expect(failed[0]?.says).toMatch(`${setting}: ${missing} cannot be read: `)
  })

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    'a role without the limits that a pooler leaves to it (needs a PostgreSQL server)',
    async () => {
      const database = await freshDatabase()
      afterFile(() => database.close())
      const DATABASE_URL = await addressOf(database)
      await withoutLimits(DATABASE_URL)
      const environment = { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL, PAQUEBOT_SECRET: 'p'.repeat(32) }
      const { code, failed } = await failures(environment)
      expect({ code, failed }).toMatchObject({ code: 1, failed: [{ about: 'zone and limits' }] })
      const statements = failed[0]?.advice?.split('\n') ?? []
      expect(statements.length).toBeGreaterThan(2)
      const statement = /^ALTER ROLE \S+ IN DATABASE \S+ SET \w+ = \S+;$/
      for (const one of statements) expect(one).toMatch(statement)
      const said = (await paquebot(['doctor'], { environment: { ...environment, PORT: '1' } })).stderr
      expect(said.split('\n').filter((line) => statement.test(line.trim()))).toEqual(
        statements.map((one) => `         ${one}`),
      )
    },
  )
})
