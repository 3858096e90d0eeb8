import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '../src/platform/database/folder-lock.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { inOwnProcess as paquebot } from './cli/paquebot.ts'
import { migratedDataFolder } from './support/data-folder.ts'
import { mailServer } from './support/mail-server.ts'
import { type ServerProcess, serverProcess } from './support/process.ts'
import { expectWithin } from './support/wall-time.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-serve-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function kept(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode))).on('error', reject)
  })
}

const forPrograms = migratedDataFolder()
test('a server prints its address and the administrator’s password as JSON for programs that start it', async () => {
  const server = await serverProcess({ DATA_DIR: forPrograms, LOG_LEVEL: 'silent' }, ['--json'])
  await expect.poll(() => server.stdout()).toMatch(/\}\s*$/)
  expect(JSON.parse(server.stdout())).toMatchObject({
    api: `${server.url}/v1`,
    mail: 'own-inbox',
    inbox: expect.stringMatching(`^${server.url}/inbox/enter/[\\w-]{32}$`),
    administrator: { email: expect.stringContaining('@'), password: expect.any(String) },
  })
  await server.stop()
})

describe('a server', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await serverProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' })
  })
  afterAll(() => server.stop('SIGKILL'))

  test('prints its address, that the database is embedded, and an administrator’s password once', () => {
    expect(server.stdout()).toMatch(/^Making the database in .*Paquebot is ready\./s)
    expect(server.stdout()).toMatch(/Database +embedded, in /)
    expect(server.stdout()).toMatch(/Password +\S{16}/)
    expect(server.stderr()).toBe('')
  })

  test('locks its folder: a second server on it exits at once, with one clear line', async () => {
    const second = await paquebot(['serve'], { environment: { DATA_DIR: folder, DATABASE_URL: '', PORT: '0' } })
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toMatch(
      new RegExp(`^error: The data folder .* is in use by process ${server.child.pid}\\b.*\n$`),
    )
  })

  test('writes neither queries nor credentials into its log', async () => {
    const headers = { authorization: 'Bearer very-secret-bearer', cookie: 'very-secret-cookie' }
    const body = JSON.stringify({ email: 'who@example.org', password: 'very-secret-password' })
    await fetch(`${server.url}/v1/health?token=very-secret-query`)
    await fetch(`${server.url}/nothing/at/all?token=very-secret-query`, { headers })
    await fetch(`${server.url}/broken/%zz?token=very-secret-query`, { headers })
    await fetch(`${server.url}/v1/unsubscribe/very-secret-link?more=very-secret-query`)
    await fetch(`${server.url}/v1/sessions?x=very-secret-query`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    await expect.poll(() => server.stdout().match(/"url":"\/v1\/sessions"/)).not.toBeNull()
    expect(server.stdout()).toMatch(/"url":"\/v1\/health"/)
    expect(server.stdout() + server.stderr()).not.toMatch(/very-secret|who@example\.org/)
  })

  test('stops within seconds at SIGTERM, despite open connections and half a request, and releases its folder', async () => {
    const agent = new Agent({ keepAlive: true })
    expect(await kept(`${server.url}/v1/health`, agent)).toBe(200)
    const { hostname, port } = new URL(server.url)
    const slow = connect(Number(port), hostname).on('error', () => {})
    slow.write(
      'POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    expect(await kept(`${server.url}/v1/health`, agent)).toBe(200)

    const { code, milliseconds } = await server.stop()
    expect(code).toBe(0)
    expectWithin(milliseconds, 15_000)
    expect(server.stderr()).toBe('')
    expect(existsSync(path.join(folder, 'paquebot.lock'))).toBe(false)
    agent.destroy()
    slow.destroy()
  })
})

describe('a server that gets SIGTERM', () => {
  const own = migratedDataFolder()

  test('stops, whatever a mail server does, and logs the mails that it leaves', async () => {
    const mails = await mailServer()
    const { held, release } = mails.holdNext()
    const server = await serverProcess({ DATA_DIR: own, LOG_LEVEL: 'silent', SMTP_URL: mails.url })
    await fetch(`${server.url}/v1/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', name: 'Ada', password: 'the packet boat sails at nine' }),
    })
    await held
    const { code, milliseconds } = await server.stop()
    expect(code).toBe(0)
    expect(server.stderr()).toMatch(/^Stopped while these were under way: mails\./)
    // It waits 5 seconds for the mail server; a mail may take 30, and longer on a busy machine.
    expectWithin(milliseconds, 15_000)
    release()
    await mails.down()
  })
})

async function administratorsIn(dataDir: string): Promise<number> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  const count = await database.prisma.account.count({ where: { role: 'administrator' } })
  await database.close()
  return count
}

describe('a server that cannot start explains why in one line, and releases its resources', () => {
  const fresh = migratedDataFolder()
  const environment = () => ({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' })

  test('if its port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const ran = await paquebot(['serve'], {
      environment: { ...environment(), DATA_DIR: fresh, PORT: String(address.port) },
    })
    other.close()
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toMatch(new RegExp(`^error: .*EADDRINUSE.*${address.port}\n$`))
    // Its password would be lost.
    expect(await administratorsIn(fresh)).toBe(0)
    expect(readdirSync(folder)).not.toContain('paquebot.lock')
  })

  test('if its folder is taken', async () => {
    const giveBack = lockFolder(folder)
    const ran = await paquebot(['serve'], { environment: { ...environment(), PORT: '0' } })
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toMatch(/^error: The data folder .* is in use .*\n$/)
    expect(readdirSync(folder)).toContain('paquebot.lock')
    giveBack()
  })

  test('if a setting is wrong: exit code for wrong usage', async () => {
    const ran = await paquebot(['serve'], { environment: { ...environment(), PORT: 'many', INBOX: 'maybe' } })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(/^error: PORT: [^\n]+; INBOX: [^\n]+\n$/)
  })

  test('if the database server does not exist', async () => {
    const nowhere = { ...environment(), PORT: '0', DATABASE_URL: 'postgresql://someone:hidden@127.0.0.1:1/nothing' }
    const ran = await paquebot(['serve'], { environment: nowhere })
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toMatch(/^error: .*ECONNREFUSED.*\n$/)
    expect(ran.stderr).not.toContain('hidden')
  })
})
