import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { MatchEntry } from '../../src/accounts/identity/match-passes.ts'
import { body, header, mailbox } from '../notices/mailbox.ts'
import { httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink } from './mailbox.ts'

const mails = await mailServer()
const server = await testServer({ SMTP_URL: mails.url })
const { platform, clock, worker } = server
const { prisma } = platform.database
const http = request(server.app.server)
const { mailsTo } = mailbox(mails)
const days = 24 * 3_600_000

let ann: Person
let bob: Person
beforeEach(async () => {
  ann = await newPlayer(server)
  bob = await newPlayer(server)
})

/** A started match, and the token in the link of a mail about it. */
async function mailed(reader: Person) {
  mails.delivered.splice(0)
  const match = await httpMatch(server, [ann, bob])
  clock.turn(10 * 60_000)
  await worker.drain()
  const [mail] = mailsTo(reader)
  const token = /\/links\/match(?:\?tab=\w+)?#([\w-]+)/.exec(mail === undefined ? '' : body(mail))?.[1]
  if (mail === undefined || token === undefined) throw new Error('no link was mailed')
  return { match, mail, token }
}

const enter = (token: string) => http.post('/v1/sessions/by-match-link').send({ token })

async function entered(token: string): Promise<string> {
  return MatchEntry.parse((await enter(token).expect(200)).body).accessToken
}

describe('the link in a mail about a match', () => {
  test('signs in for that match: its reader sees and plays it', async () => {
    const { match, token } = await mailed(ann)
    const answer = MatchEntry.parse((await enter(token).expect(200)).body)
    const as = (path: string) =>
      http.get(`/v1/matches/${match.id}${path}`).set('authorization', `Bearer ${answer.accessToken}`)

    expect(answer.match).toBe(match.id)
    expect((await as('').expect(200)).body.yourSeat).toBe(0)
    const { choices } = (await as('/choices').expect(200)).body
    await http
      .post(`/v1/matches/${match.id}/moves`)
      .set('authorization', `Bearer ${answer.accessToken}`)
      .send({ moves: [choices[0].example] })
      .expect(200)
  })

  test('reaches nothing else: no other match, no account, no list, no administration', async () => {
    const { token } = await mailed(ann)
    const other = await httpMatch(server, [ann, bob])
    const bearer = `Bearer ${await entered(token)}`

    for (const path of [`/v1/matches/${other.id}`, '/v1/account', '/v1/matches', '/v1/games', '/v1/admin/accounts']) {
      const { status, body: problem } = await http.get(path).set('authorization', bearer)
      expect([path, status, problem.code]).toEqual([path, 403, 'only-one-match'])
    }
    const opened = await http.post('/v1/matches').set('authorization', bearer).send({ game: 'havana', seats: 2 })
    expect(opened.body.code).toBe('only-one-match')
  })

  test('works again and again, and is the same in every mail about the match to this person', async () => {
    const { match, token } = await mailed(ann)
    await enter(token).expect(200)
    await enter(token).expect(200)
    await prisma.notice.deleteMany({})
    await match.post(1, '/resignation').expect(200)
    await worker.drain()
    const links = mailsTo(ann).map((mail) => /\/links\/match(?:\?tab=\w+)?#([\w-]+)/.exec(body(mail))?.[1])
    expect(new Set(links)).toEqual(new Set([token]))
  })

  test('differs for everybody else', async () => {
    const { token } = await mailed(ann)
    const bobs = mailsTo(bob).map((mail) => /\/links\/match(?:\?tab=\w+)?#([\w-]+)/.exec(body(mail))?.[1])
    expect(bobs.length).toBeGreaterThan(0)
    expect(bobs).not.toContain(token)
  })

  test('keeps its token behind a #, in no header, so that no log has it', async () => {
    const { mail, token } = await mailed(ann)
    const others = mail.mail.headers.filter(({ value }) => value.includes(token))
    expect(others).toEqual([])
    expect(header(mail, 'list-unsubscribe')).toBeDefined()
  })

  test('is valid until 14 days after the last mail', async () => {
    const { token } = await mailed(ann)
    clock.turn(14 * days - 60_000)
    await enter(token).expect(200)
    clock.turn(60_000)
    expect((await enter(token).expect(410)).body.code).toBe('link-not-valid')
  })

  test('is invalid after its reader has signed out everywhere', async () => {
    const { match, token } = await mailed(ann)
    const bearer = `Bearer ${await entered(token)}`
    await ann.as(http.delete('/v1/sessions')).expect(204)

    expect((await enter(token)).body.code).toBe('link-not-valid')
    const { body: problem } = await http.get(`/v1/matches/${match.id}`).set('authorization', bearer).expect(401)
    expect(problem.code).toBe('token-not-valid')
  })

  test('is invalid after its reader has set a new password', async () => {
    const { token } = await mailed(bob)
    await bob
      .as(http.post('/v1/account/password'))
      .send({ current: password, password: 'another password' })
      .expect(204)
    expect((await enter(token)).body.code).toBe('link-not-valid')
  })

  test('given a link that went to the old address, when a new one is confirmed, then the link and its token end at once', async () => {
    const { match, token } = await mailed(bob)
    const bearer = `Bearer ${await entered(token)}`
    const look = () => http.get(`/v1/matches/${match.id}`).set('authorization', bearer)
    await look().expect(200)
    const email = `new.${bob.email}`
    await bob.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    const confirming = { token: await newestLink(server, 'change-address', bob.email) }

    await http.post('/v1/account/address/confirm').send(confirming).expect(200)

    expect((await enter(token)).body.code).toBe('link-not-valid')
    expect((await look().expect(401)).body.code).toBe('token-not-valid')
  })

  test('does not admit a banned account', async () => {
    const { match, token } = await mailed(bob)
    const bearer = `Bearer ${await entered(token)}`
    await prisma.account.update({ where: { id: bob.id }, data: { status: 'banned', statusReason: 'Insults.' } })
    clock.turn(10_000)

    expect((await enter(token)).body.code).toBe('account-banned')
    expect((await http.get(`/v1/matches/${match.id}`).set('authorization', bearer)).body.code).toBe('account-banned')
  })

  test.each(['x'.repeat(43), 'short'])('is refused if it is “%s”', async (token) => {
    expect((await enter(token).expect(410)).body.code).toBe('link-not-valid')
  })
})
