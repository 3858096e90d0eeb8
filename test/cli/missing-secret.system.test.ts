import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishSigningKey } from '../../src/matches/record/signed-head.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { afterFile } from '../support/after-file.ts'
import { addressOf } from '../support/another-process.ts'
import { emptyDatabase, freshDatabase } from '../support/database.ts'
import { fileFromElsewhere, keyElsewhere } from '../support/journal-files.ts'
import { serverProcess } from '../support/process.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-missing-secret-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))
const saved = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}
const journal = saved('journal.json', JSON.stringify(fileFromElsewhere('havana-1-two-seats')))
const key = saved('key.pem', keyElsewhere)
let folders = 0
const dataFolder = (): string => path.join(folder, `data-${++folders}`)

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'given a database that was begun with a secret (needs a PostgreSQL server)',
  async () => {
    if (process.env.TEST_DATABASE_URL === undefined) return
    const secret = 'the secret that this database began with'
    const database = await freshDatabase()
    afterFile(() => database.close())
    const DATABASE_URL = await addressOf(database)
    const configuration = readConfiguration({ PAQUEBOT_SECRET: secret })
    await publishSigningKey({ database, configuration, secrets: deriveSecrets(secret) })

    const commands = ['serve', 'judge --all', `import ${journal} --public-key ${key}`]

    test.each(commands)('when the file of the secret is missing, then %s names it, and makes none', async (command) => {
      const DATA_DIR = dataFolder()
      const ran = await paquebot(command.split(' '), { environment: { DATABASE_URL, DATA_DIR, PORT: '0' } })
      expect(ran).toEqual({
        code: 2,
        stdout: '',
        stderr: `error: ${DATA_DIR}/secret is missing, but this database was begun with a secret: put that file back, or set PAQUEBOT_SECRET.\n`,
      })
      expect(existsSync(DATA_DIR) ? readdirSync(DATA_DIR) : []).not.toContain('secret')
    })

    test.each(commands)('when the file holds another secret, then %s names the file', async (command) => {
      const DATA_DIR = mkdtempSync(path.join(folder, 'data-'))
      writeFileSync(path.join(DATA_DIR, 'secret'), 'another secret, which came by mistake', { mode: 0o600 })
      const ran = await paquebot(command.split(' '), { environment: { DATABASE_URL, DATA_DIR, PORT: '0' } })
      expect(ran).toMatchObject({ code: 2, stdout: '' })
      expect(ran.stderr).toMatch(`error: ${DATA_DIR}/secret: is not the secret that this database was begun with`)
    })

    test.each(commands)('when PAQUEBOT_SECRET is another one, then %s names the setting', async (command) => {
      const PAQUEBOT_SECRET = 'another secret, which came by mistake'
      const environment = { DATABASE_URL, DATA_DIR: dataFolder(), PORT: '0', PAQUEBOT_SECRET }
      const ran = await paquebot(command.split(' '), { environment })
      expect(ran).toMatchObject({ code: 2, stdout: '' })
      expect(ran.stderr).toMatch('error: PAQUEBOT_SECRET: is not the secret that this database was begun with')
    })

    test('when the file of the secret is missing, then the doctor says so', async () => {
      const DATA_DIR = dataFolder()
      const ran = await paquebot(['doctor'], { environment: { DATABASE_URL, DATA_DIR, PORT: '1' } })
      expect(ran.code).toBe(1)
      expect(ran.stderr).toMatch(/^FAILED {3}secret: the database was begun with one\n {9}Put .*\/secret back/m)
      expect(existsSync(DATA_DIR)).toBe(false)
    })
  },
)

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'given a database that was begun with no secret (needs a PostgreSQL server)',
  async () => {
    if (process.env.TEST_DATABASE_URL === undefined) return

    test('when it has no tables, then the server makes a secret', async () => {
      const database = await emptyDatabase()
      const DATA_DIR = dataFolder()
      const server = await serverProcess({ DATABASE_URL: await addressOf(database), DATA_DIR })
      await server.stop()
      await database.close()
      expect(readdirSync(DATA_DIR)).toContain('secret')
    })

    test('when it is judged, then nothing is found and no secret is made', async () => {
      const database = await freshDatabase()
      afterFile(() => database.close())
      const DATA_DIR = dataFolder()
      const environment = { DATABASE_URL: await addressOf(database), DATA_DIR }
      const ran = await paquebot(['judge', '--all'], { environment })
      expect(ran).toMatchObject({ code: 0, stdout: 'Matches judged again: 0. Different: 0. Not judged: 0.\n' })
      expect(existsSync(DATA_DIR)).toBe(false)
    })
  },
)
