import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { afterFile } from '../support/after-file.ts'
import { addressOf } from '../support/another-process.ts'
import { freshDatabase } from '../support/database.ts'
import { withoutLimits } from '../support/on-server.ts'
import { serverProcess } from '../support/process.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-refused-starts-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))
const hasServer = process.env.TEST_DATABASE_URL !== undefined
const PAQUEBOT_SECRET = 'p'.repeat(32)
const nowhere = 'postgresql://someone:hidden@127.0.0.1:1/nothing'

test.each(['serve', 'judge --all', 'count', 'migrate', 'administrator list'])(
  'given a database that does not answer, when %s asks it, then it names the setting',
  async (command) => {
    const environment = { DATABASE_URL: nowhere, DATA_DIR: path.join(folder, 'unused'), PAQUEBOT_SECRET, PORT: '0' }
    const ran = await paquebot(command.split(' '), { environment })
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toMatch(/^error: (.+: )?DATABASE_URL: PostgreSQL does not answer: .*ECONNREFUSED.*\n$/)
    expect(ran.stderr).not.toMatch(/hidden|prisma/i)
  },
)

test.skipIf(!hasServer)(
  'given a database, when it is the wrong one, then its server refuses, and is named',
  async () => {
    const database = await freshDatabase()
    afterFile(() => database.close())
    const url = new URL(await addressOf(database))
    url.pathname = '/no_such_database'
    const environment = {
      DATABASE_URL: await addressOf(database),
      DATABASE_DIRECT_URL: url.href,
      PAQUEBOT_SECRET,
      PORT: '0',
    }
    const ran = await paquebot(['serve'], { environment })
    expect(ran.stderr).toMatch(/^error: DATABASE_DIRECT_URL: PostgreSQL refuses the connection: .*no_such_database/)
    expect(ran.code).toBe(1)
  },
)

test.skipIf(!hasServer)(
  'given a role without the limits that a pooler leaves to it, when a server starts, then each statement has a line',
  async () => {
    const database = await freshDatabase()
    afterFile(() => database.close())
    const url = await addressOf(database)
    await withoutLimits(url)
    const environment = { DATABASE_URL: url, DATABASE_DIRECT_URL: url, PAQUEBOT_SECRET, PORT: '0' }
    const ran = await paquebot(['serve'], { environment })
    expect(ran.code).toBe(2)
    const [, ...statements] = ran.stderr.trimEnd().split('\n')
    expect(statements.length).toBeGreaterThan(2)
    for (const one of statements) expect(one).toMatch(/^ALTER ROLE .*;$/)
  },
)

test.skipIf(!hasServer)(
  'given HOST that is no address of this machine, when a server starts, then HOST is named',
  async () => {
    const database = await freshDatabase()
    afterFile(() => database.close())
    const environment = {
      DATABASE_URL: await addressOf(database),
      PAQUEBOT_SECRET,
      PORT: '0',
      HOST: '192.0.2.1',
      LOG_LEVEL: 'silent',
    }
    const ran = await paquebot(['serve'], { environment })
    expect(ran.stderr).toMatch(/^error: HOST: listen EADDRNOTAVAIL.*\n$/)
    expect(ran.code).toBe(2)
  },
)

test('given an embedded database, when it is damaged, then a server says so', async () => {
  const DATA_DIR = path.join(folder, 'damaged')
  await openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR }).then(({ close }) => close())
  const control = path.join(DATA_DIR, 'pglite', 'global', 'pg_filenode.map')
  cpSync(control, `${control}.before`)
  writeFileSync(control, 'not what it was')
  const ran = await paquebot(['serve'], { environment: { DATABASE_URL: '', DATA_DIR, PORT: '0' } })
  expect(ran.stderr).toMatch(`error: The embedded database in ${DATA_DIR}/pglite is damaged: restore a backup.`)
  expect(ran.code).toBe(1)
})

test.skipIf(!hasServer)(
  'given HOST=::, when a server is ready, then it prints an address to connect to; SIGHUP stops it like SIGTERM',
  async () => {
    const database = await freshDatabase()
    afterFile(() => database.close())
    const environment = { DATABASE_URL: await addressOf(database), PAQUEBOT_SECRET, HOST: '::', LOG_LEVEL: 'silent' }
    const server = await serverProcess(environment)
    expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await server.stop('SIGHUP')).toMatchObject({ code: 0 })
  },
)
