import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { afterFile } from '../../support/after-file.ts'
import { migratedDataFolder } from '../../support/data-folder.ts'
import { type MailServer, mailServer } from '../../support/mail-server.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../../support/postgres.ts'
import { serverProcess } from '../../support/process.ts'
import { paquebot } from '../paquebot.ts'

const Findings = z.object({ findings: z.array(z.object({ about: z.string(), state: z.string(), says: z.string() })) })

/** What the doctor says, without what depends on the resolvers of this machine. */
async function diagnosis(environment: Record<string, string>, ...args: string[]) {
  const ran = await paquebot(['doctor', '--json', ...args], { environment: { DATABASE_URL: '', ...environment } })
  const { findings } = Findings.parse(JSON.parse(ran.stdout))
  const known = findings.filter(({ about }) => !['SPF', 'DMARC', 'DKIM'].includes(about))
  return { code: ran.code, found: known.map(({ about, state }) => `${about}: ${state}`), findings }
}

describe('paquebot doctor', () => {
  test('says before the first start what is still missing, and makes none of it', async () => {
    const DATA_DIR = path.join(mkdtempSync(path.join(tmpdir(), 'paquebot-doctor-')), 'data')
    const expected = {
      code: 0,
      found: [
        'data folder: warning',
        'secret: warning',
        'database: warning',
        'mail server: warning',
        'public address: warning',
      ],
    }
    expect(await diagnosis({ DATA_DIR, PORT: '1' })).toMatchObject(expected)
    expect(await diagnosis({ DATA_DIR, PORT: '1' })).toMatchObject(expected)
  })

  test('finds a running server by its address, and leaves the database that it has open alone', async () => {
    const DATA_DIR = migratedDataFolder()
    const server = await serverProcess({ DATA_DIR, LOG_LEVEL: 'silent' })
    const { code, found } = await diagnosis({ DATA_DIR, PUBLIC_URL: server.url })
    await server.stop()
    expect(code).toBe(0)
    expect(found).toEqual(
      expect.arrayContaining(['data folder: ok', 'secret: ok', 'database: unknown', 'public address: ok']),
    )
    expect((await diagnosis({ DATA_DIR, PORT: '1' })).found).toEqual(
      expect.arrayContaining(['database: warning', 'migrations: ok', 'secret: ok', 'outbox: ok']),
    )
  })

  test('tells people what to do, and exits with 1 if something does not work', async () => {
    const environment = { DATA_DIR: migratedDataFolder(), DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/nothing' }
    const ran = await paquebot(['doctor'], { environment })
    expect(ran.code).toBe(1)
    expect(ran.stderr).toMatch(/^FAILED {3}database: .+\n {9}Check that PostgreSQL runs/m)
  })
})

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('paquebot doctor with PostgreSQL and a mail server', () => {
  let postgres: Postgres
  let mails: MailServer
  const secret = 'a secret for tests that is long enough'
  const environment = () => ({
    DATABASE_URL: postgres.url,
    PAQUEBOT_SECRET: secret,
    SMTP_URL: mails.url,
    MAIL_FROM: 'boat@paquebot.test',
    PORT: '1',
  })
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    mails = await mailServer()
  })
  afterAll(async () => {
    await mails?.down()
    await postgres?.remove()
  })

  test('looks at version, durability, clock, migrations, secret, outbox and mails, and sends one', async () => {
    expect((await diagnosis(environment())).found).toContain('migrations: warning')
    const server = await serverProcess({ ...environment(), PORT: '0', LOG_LEVEL: 'silent' })
    await server.stop()
    const { code, found, findings } = await diagnosis(environment(), '--send-mail', 'operator@paquebot.test')
    expect({ code, found }).toEqual({
      code: 0,
      found: [
        'data folder: ok',
        'secret: ok',
        'database: ok',
        expect.stringMatching(/^database: (ok|warning)$/),
        'clock: ok',
        'zone and limits: ok',
        'migrations: ok',
        'secret: ok',
        'outbox: ok',
        'mail server: ok',
        'mail server: ok',
        'public address: warning',
      ],
    })
    expect(findings.find(({ about }) => about === 'database')?.says).toMatch(/^PostgreSQL \d+/)
    expect(mails.delivered.map(({ to }) => to)).toEqual([['operator@paquebot.test']])
  })

  test('says how many mails the mail server does not take, and why', async () => {
    const database = new pg.Client({ connectionString: postgres.url })
    await database.connect()
    await database.query(`INSERT INTO notices (key, topic, payload, due_at, attempts, reason)
      VALUES ('refused', 'your-turn', '{}', now() + interval '1 minute', 1, 'deferred 451 4.7.1')`)
    const { code, findings } = await diagnosis(environment())
    await database.query("DELETE FROM notices WHERE key = 'refused'")
    await database.end()
    expect(code).toBe(0)
    expect(findings.filter(({ about }) => about === 'outbox')).toEqual([
      expect.objectContaining({
        state: 'warning',
        says: expect.stringMatching(/^1 mail waits for another try, .*: deferred 451 4\.7\.1$/),
      }),
    ])
  })

  test('another secret than the one the database was begun with fails', async () => {
    const { code, found } = await diagnosis({
      ...environment(),
      PAQUEBOT_SECRET: 'another secret that is long enough, too',
    })
    expect(code).toBe(1)
    expect(found).toContain('secret: failed')
  })

  test('the pooler has to lead to the database, and the replica to be one that can be reached', async () => {
    const copy = await ownPostgres(programs ?? '', { copyOf: postgres.url })
    afterFile(copy.remove)
    const { found } = await diagnosis({
      ...environment(),
      DATABASE_DIRECT_URL: postgres.url,
      DATABASE_REPLICA_URL: copy.url,
    })
    expect(found).toEqual(expect.arrayContaining(['pooler: ok', 'replica: ok']))
    const exchanged = await diagnosis({
      ...environment(),
      DATABASE_URL: copy.url,
      DATABASE_DIRECT_URL: postgres.url,
      DATABASE_REPLICA_URL: postgres.url,
    })
    expect(exchanged.found).toEqual(expect.arrayContaining(['pooler: failed', 'replica: warning']))
    const away = await diagnosis({
      ...environment(),
      DATABASE_REPLICA_URL: 'postgresql://nobody:x@127.0.0.1:1/nothing',
    })
    expect(away.code).toBe(1)
    expect(away.found).toContain('replica: failed')
  })

  test('a mail server that is down fails', async () => {
    await mails.down()
    const { code, found } = await diagnosis(environment())
    expect(code).toBe(1)
    expect(found).toContain('mail server: failed')
  })
})
