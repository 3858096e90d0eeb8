import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOwnProcess as paquebot } from './cli/paquebot.ts'
import { paquebotProgram } from './support/compiled.ts'
import { mailServer } from './support/mail-server.ts'
import { ownPostgres, type Postgres, postgresPrograms } from './support/postgres.ts'
import { serverProcess } from './support/process.ts'

const programs = postgresPrograms()
const mails = await mailServer()

/** `paquebot work`, once it delivers. */
async function workProcess(environment: Record<string, string>): Promise<ChildProcess> {
  const { node, args, folder } = paquebotProgram
  const child = spawn(node, [...args, 'work'], { cwd: folder, env: { ...process.env, ...environment } })
  let printed = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text
    if (printed.includes('Paquebot delivers mails, webhooks and pushes.')) break
  }
  return child
}

async function registered(url: string, name: string): Promise<string> {
  const email = `${name}@example.org`
  const answer = await fetch(`${url}/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name, password: 'nine packet boats at noon' }),
  })
  expect(answer.status).toBe(202)
  return email
}

describe.skipIf(programs === undefined)('a server without workers (needs initdb on this machine)', () => {
  let postgres: Postgres
  let environment: Record<string, string>
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    environment = {
      DATABASE_URL: postgres.url,
      SMTP_URL: mails.url,
      PAQUEBOT_SECRET: 'a secret for two processes that is long enough',
      LOG_LEVEL: 'silent',
    }
  })
  afterAll(() => postgres?.remove())

  test('leaves mails to the processes that deliver them', async () => {
    const server = await serverProcess(environment, ['--without-workers'])
    expect(server.stdout()).toContain('delivered by `paquebot work`')
    const waiting = await registered(server.url, 'ann')
    // Loops poll every second: this server would have sent it by then.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(mails.delivered).toEqual([])

    const worker = await workProcess({ ...environment, PUBLIC_URL: 'http://paquebot.test' })
    await expect.poll(() => mails.delivered.map(({ to }) => to)).toEqual([[waiting]])
    const written = await registered(server.url, 'bob')
    await expect.poll(() => mails.delivered.map(({ to }) => to)).toEqual([[waiting], [written]])

    worker.kill('SIGTERM')
    expect(await once(worker, 'exit')).toEqual([0, null])
    expect(await server.stop()).toMatchObject({ code: 0 })
  })
})

describe('an embedded database, which has one process', () => {
  const embedded = { environment: { DATABASE_URL: '', PUBLIC_URL: 'http://paquebot.test' } }

  test('has no process that only delivers', async () => {
    const work = await paquebot(['work'], embedded)
    expect(work).toMatchObject({ code: 2, stdout: '' })
    expect(work.stderr).toBe('error: An embedded database has one process: set DATABASE_URL.\n')
  })

  test('is not served without workers', async () => {
    const serve = await paquebot(['serve', '--without-workers'], embedded)
    expect(serve).toMatchObject({ code: 2, stdout: '' })
    expect(serve.stderr).toMatch(/^error: Without DATABASE_URL no other process can deliver/)
  })
})

test('a process that only delivers needs the address to which its mails lead', async () => {
  const environment = { DATABASE_URL: 'postgresql://nowhere.invalid/paquebot', PUBLIC_URL: '' }
  const work = await paquebot(['work'], { environment })
  expect(work).toMatchObject({ code: 2, stdout: '' })
  expect(work.stderr).toBe('error: Mails link to the server’s pages: set PUBLIC_URL.\n')
})
