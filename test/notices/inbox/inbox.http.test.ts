import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { keepInboxToken } from '../../../src/notices/inbox/key.ts'
import { sealMail } from '../../../src/notices/inbox/seal.ts'
import { noticeRow } from '../../../src/platform/outbox.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const paquebot = await testServer()
const { platform, app, worker } = paquebot
const token = paquebot.inbox?.key?.token ?? ''
/** The person who started the server. */
const reader = request.agent(app.server).set('inbox-token', token)
const ann = await newPlayer(paquebot, { name: 'Ann <b>Lee</b>' })

/** Has a mail sent, which the inbox catches. */
async function caught(draft: Parameters<typeof noticeRow>[0]['draft'] = { topic: 'password-changed' }): Promise<void> {
  const row = noticeRow({ key: randomUUID(), accountId: ann.id, matchId: null, draft })
  await platform.database.prisma.notice.create({ data: row })
  await worker.drain()
}

describe('the development inbox', () => {
  test('lists the caught mails, the newest first', async () => {
    await caught({ topic: 'already-registered' })
    await caught()

    const list = await reader.get('/inbox.json').expect(200)
    const page = await reader.get('/inbox').expect(200)

    expect(list.body.mails).toMatchObject([
      { to: ann.email, subject: 'Your password at Paquebot was changed', at: '2026-03-02T09:00:00.000Z' },
      { to: ann.email, subject: 'You already have an account at Paquebot' },
    ])
    expect(page.type).toBe('text/html')
    expect(page.text.indexOf('Your password')).toBeLessThan(page.text.indexOf('You already'))
    expect(page.text).toContain(`<a href="/inbox/${list.body.mails[0].id}">`)
  })

  test('lists those to one address', async () => {
    await caught()

    const own = await reader.get('/inbox.json').query({ to: ann.email })
    const none = await reader.get('/inbox.json').query({ to: 'nobody@example.org' })

    const shouted = await reader.get('/inbox.json').query({ to: ann.email.toUpperCase() })

    expect(own.body.mails.length).toBeGreaterThan(0)
    expect(none.body.mails).toEqual([])
    // Case makes no difference to addresses anywhere else.
    expect(shouted.body).toEqual(own.body)
  })

  test('shows a mail with its headers, its text and its HTML', async () => {
    await caught()
    const list = await reader.get('/inbox.json')
    const { id } = list.body.mails[0]

    const mail = await reader.get(`/inbox/${id}.json`).expect(200)

    expect(mail.body).toMatchObject({ id, to: ann.email, subject: 'Your password at Paquebot was changed' })
    expect(mail.body.text).toContain('Hello Ann <b>Lee</b>,')
    expect(mail.body.html).toContain('Hello Ann &lt;b&gt;Lee&lt;/b&gt;,')
    expect(mail.body.messageId).toMatch(/^<[0-9a-f]{32}@paquebot\.test>$/)
    expect(mail.body.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' })
  })

  test('has a page without scripts, which shows the HTML in a sandboxed frame', async () => {
    const id = randomUUID()
    const expiresAt = new Date(paquebot.clock.now().getTime() + 60_000)
    await platform.database.prisma.mailToken.create({
      data: { id, accountId: ann.id, purpose: 'sign-in', expiresAt },
    })
    await caught({ topic: 'sign-in-link', mailToken: id })
    const list = await reader.get('/inbox.json')

    const page = await reader.get(`/inbox/${list.body.mails[0].id}`).expect(200)

    const link = `http://paquebot.test/links/sign-in#${platform.secrets.linkToken('sign-in', id)}`
    expect(page.text).toContain(`<a href="${link}" rel="noreferrer">${link}</a>`)
    expect(page.text).toContain(
      '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML" srcdoc="&lt;!doctype html&gt;',
    )
    expect(page.text).toContain('&lt;base target=&quot;_blank&quot;&gt;')
    expect(page.text).toContain('Hello Ann &lt;b&gt;Lee&lt;/b&gt;,')
    expect(page.text).not.toContain('<b>Lee')
    const policy = page.headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('script-src')
  })

  test('given a mail with a picture, when its page is opened, then the frame shows it, and may fetch nothing', async () => {
    await httpMatch(paquebot, [ann, await newPlayer(paquebot)])
    paquebot.clock.turn(10 * 60_000)
    await worker.drain()
    const list = await reader.get('/inbox.json').query({ to: ann.email })
    const turn = list.body.mails.find(({ subject }: { subject: string }) => subject.endsWith('your turn'))

    const page = await reader.get(`/inbox/${turn.id}`).expect(200)

    expect(page.text).toMatch(/&lt;img src=&quot;data:image\/png;base64,iVBOR[\w+/=]+&quot;/)
    expect(page.text).not.toContain('&quot;cid:')
    expect(page.headers['content-security-policy']).toContain('; img-src data:;')
  })

  test('stores no mail that can be read without the server’s secret: mails contain links that sign people in', async () => {
    await caught()
    const rows = await platform.database.prisma.$queryRaw<object[]>`SELECT * FROM caught_mails`
    expect(rows.length).toBeGreaterThan(0)
    const stored = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(stored).not.toMatch(/https?:|Content-Type|MIME-Version/i)
  })

  test('keeps the newest thousand', async () => {
    const { prisma } = platform.database
    await prisma.caughtMail.createMany({
      data: Array.from({ length: 1100 }, () => ({
        to: ann.email,
        subject: 'old',
        sealed: sealMail(platform, 'Subject: old\r\n\r\nold'),
      })),
    })
    await caught()

    expect(await prisma.caughtMail.count()).toBe(1000)
  })

  test.each(['/inbox/0', '/inbox/0.json', '/inbox/999999999999999999'])(
    'answers %s with not found',
    async (address) => {
      const answer = await reader.get(address).expect(404)

      expect(answer.body.code).toBe('not-found')
    },
  )

  test('is not in the API’s document', () => {
    const { paths = {} } = app.swagger()

    expect(Object.keys(paths).filter((path) => path.startsWith('/inbox') || path.startsWith('/links'))).toEqual([])
    expect(Object.keys(paths)).toContain('/v1/unsubscribe/{token}')
  })
})

describe('access to the inbox', () => {
  const paths = ['/inbox', '/inbox.json', '/inbox/1', '/inbox/1.json']

  async function statuses({ app: asked }: TestServer, options: InjectOptions): Promise<number[]> {
    const answers = await Promise.all(paths.map((url) => asked.inject({ url, ...options })))
    return answers.map(({ statusCode }) => statusCode)
  }
  const refused = paths.map(() => 403)
  const proxied = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }

  test.each([
    ['from this machine without the token', { remoteAddress: '127.0.0.1' }],
    ['through a plain proxy on this machine, which says nothing of itself', { headers: { host: 'localhost' } }],
    ['through a proxy that says so', { headers: proxied }],
    ['with the token of another start', { headers: { 'inbox-token': 'A'.repeat(32) } }],
    ['with the cookie of another start', { headers: { cookie: `paquebot-inbox=${'A'.repeat(32)}` } }],
    ['with an empty token', { headers: { 'inbox-token': '', cookie: 'paquebot-inbox=' } }],
    ['with half of the token', { headers: { 'inbox-token': token.slice(0, 16) } }],
    ['with the token in the address', { query: { token } }],
  ])('is denied %s', async (_, options) => {
    expect(await statuses(paquebot, options)).toEqual(refused)
  })

  test('is explained on a page without mails if the token is missing', async () => {
    await caught()

    const page = await request(app.server).get('/inbox').expect(403)

    expect(page.text).toContain('Open the link that the server printed')
    expect(page.text).not.toContain(ann.email)
  })

  test('is granted to a program that sends the token, from any address', async () => {
    const [list, json] = await statuses(paquebot, {
      remoteAddress: '192.0.2.7',
      headers: { ...proxied, 'inbox-token': token },
    })

    expect([list, json]).toEqual([200, 200])
  })

  test('is granted to a browser that has opened the printed link: for the inbox only, out of reach of scripts and other sites', async () => {
    const entered = await app.inject(`/inbox/enter/${token}`)

    expect(entered).toMatchObject({ statusCode: 303, headers: { location: '/inbox' } })
    const cookie = String(entered.headers['set-cookie'])
    expect(cookie).toBe(`paquebot-inbox=${token}; Path=/inbox; HttpOnly; SameSite=Strict`)
    const [list, json] = await statuses(paquebot, { headers: { cookie: `other=1; ${cookie.split(';')[0]}` } })
    expect([list, json]).toEqual([200, 200])
  })

  test('is denied to a link from another start', async () => {
    const entered = await app.inject(`/inbox/enter/${'A'.repeat(32)}`)

    expect(entered.statusCode).toBe(403)
    expect(entered.headers).not.toHaveProperty('set-cookie')
  })

  test('is granted to everybody if it is configured as open', async () => {
    const open = await testServer({ INBOX: 'open' })
    const [list, json] = await statuses(open, { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '1.2.3.4' } })

    expect([list, json]).toEqual([200, 200])
  })

  test.each([
    ['it is off', { INBOX: 'off' }],
    ['there is a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('does not exist if %s', async (_, environment) => {
    const without = await testServer(environment)

    expect(await statuses(without, {})).toEqual(paths.map(() => 404))
    expect(without.inbox).toBeUndefined()
  })
})

describe('the token in the data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-inbox-'))
  const file = path.join(folder, 'inbox-token')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is readable by its owner only, even if a file with wider permissions existed, and is deleted with the server', async () => {
    writeFileSync(file, 'of a start that crashed', { mode: 0o666 })

    const remove = keepInboxToken(folder, 'the token')

    expect(readFileSync(file, 'utf8')).toBe('the token\n')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await remove()
    expect(existsSync(file)).toBe(false)
  })

  test('stays if another start has written its own', async () => {
    const remove = keepInboxToken(folder, 'the first')
    keepInboxToken(folder, 'the second')

    await remove()

    expect(readFileSync(file, 'utf8')).toBe('the second\n')
  })
})
