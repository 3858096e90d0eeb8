import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const paquebot = await testServer()
const { platform, app } = paquebot
const { prisma } = platform.database
const ann = await newPlayer(paquebot)

beforeEach(() => prisma.account.update({ where: { id: ann.id }, data: { language: 'en', matchMails: true } }))

describe('one-click unsubscribe', () => {
  const link = () => `/v1/unsubscribe/${platform.secrets.linkToken('unsubscribe', ann.id)}`
  const wantsMails = async () => (await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })).matchMails

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--\r\n'],
    ['JSON that is none', 'application/json', '{'],
  ])('switches the mails off by one POST with %s, without signing in', async (_, type, sent) => {
    await request(app.server).post(link()).set('content-type', type).send(sent).expect(200)

    expect(await wantsMails()).toBe(false)
  })

  test('does no harm the second time, nor without a body', async () => {
    await request(app.server).post(link()).expect(200)
    await request(app.server).post(link()).expect(200)

    expect(await wantsMails()).toBe(false)
  })

  test('a GET changes nothing: it shows a page with a button', async () => {
    const page = await request(app.server).get(link()).expect(200)

    expect(page.type).toBe('text/html')
    expect(page.text).toContain('<form method="post"><button>No more mails</button></form>')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+'; form-action/,
    )
    expect(await wantsMails()).toBe(true)
  })

  test('speaks the language of the account', async () => {
    await prisma.account.update({ where: { id: ann.id }, data: { language: 'ru' } })
    const page = await request(app.server).post(link()).expect(200)

    expect(page.headers['content-language']).toBe('ru')
    expect(page.text).toContain('Писем о партиях больше не будет.')
  })

  test.each([
    ['forged', () => `${platform.secrets.linkToken('unsubscribe', ann.id).slice(0, -2)}AA`],
    ['of another purpose', () => platform.secrets.linkToken('sign-in', ann.id)],
    ['of nobody', () => platform.secrets.linkToken('unsubscribe', randomUUID())],
    ['no token', () => 'x'],
    ['too long', () => 'x'.repeat(150)],
  ])('refuses a token that is %s', async (_, token) => {
    const refused = await request(app.server).post(`/v1/unsubscribe/${token()}`)

    expect([400, 404]).toContain(refused.status)
    expect(refused.type).toBe('application/problem+json')
    expect(await wantsMails()).toBe(true)
  })
})
