import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { SignedIn } from '../../src/accounts/sessions/sessions.ts'
import { actionIds } from '../../src/games/havana/cards/action-id.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { openSeal } from '../../src/matches/record/seal.ts'
import { openMail } from '../../src/notices/inbox/seal.ts'
import { newestLink } from '../accounts/mailbox.ts'
import { httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const lines: string[] = []
const server = await testServer({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => lines.push(line) } })
const http = request(server.app.server)
const { platform, worker } = server
const { prisma } = platform.database

/** Every answer to anybody before the match was over. */
const answers: { to: string; text: string }[] = []
/** What only its owner may know about people and the match. */
const tokens: string[] = []
const secrets: string[] = []
let publishedAfterwards = ''

const people: Person[] = []
const watcher = await newPlayer(server)
const administrator = await newAdministrator(server)

/** A person who uses every way in: registration, mailed links, sessions, personal tokens. */
async function stranger(): Promise<Person> {
  const email = `${randomUUID()}@example.org`
  const wish = { email, name: `Newcomer ${email.slice(0, 8)}`, password }
  await http.post('/v1/accounts').send(wish).expect(202)
  await worker.drain()
  const confirmation = await newestLink(server, 'confirm', email)
  const { id } = (await http.post('/v1/accounts/confirm').send({ token: confirmation }).expect(200)).body
  await http.post('/v1/sessions/link').send({ email }).expect(202)
  await worker.drain()
  const link = await newestLink(server, 'sign-in', email)
  const byLink = SignedIn.parse((await http.post('/v1/sessions/by-link').send({ token: link }).expect(201)).body)
  const signedIn = SignedIn.parse((await http.post('/v1/sessions').send({ email, password }).expect(201)).body)
  const refreshToken = signedIn.refreshToken
  const fresh = SignedIn.parse((await http.post('/v1/sessions/refresh').send({ refreshToken }).expect(200)).body)
  const own = http.post('/v1/account/tokens').set('authorization', `Bearer ${fresh.accessToken}`)
  const personal = (await own.send({ name: 'bot', scopes: ['read', 'play', 'create'] }).expect(201)).body.token
  const unsubscribing = platform.secrets.linkToken('unsubscribe', id)
  await http.get(`/v1/unsubscribe/${unsubscribing}`).expect(200)
  await http.get(`/links/confirm?token=${confirmation}`)
  tokens.push(confirmation, link, byLink.accessToken, byLink.refreshToken, signedIn.accessToken, refreshToken)
  tokens.push(fresh.accessToken, fresh.refreshToken, personal, unsubscribing)
  const as: Person['as'] = (asked) => asked.set('authorization', `Bearer ${personal}`)
  return { id, name: wish.name, email, session: fresh.session.id, token: () => personal, as }
}

beforeAll(async () => {
  people.push(await stranger(), await stranger())
  const match = await httpMatch(server, people, { entropy: 'cafe' })
  const record = await findMatch(platform, match.id)
  if (!record) throw new Error('no such match')
  const { seed, secrets: ofTheMatch } = openSeal(platform, record)
  secrets.push(seed, record.sealedSeed, ofTheMatch.diceKey.toString('hex'), ofTheMatch.salt.toString('hex'))

  const dice = seededDice('secrets')
  for (let moves = 0; moves < 40; moves++) {
    const [seat] = await match.waitsFor()
    const choice = seat === undefined ? undefined : pick(dice, await match.choices(seat))
    if (seat === undefined || !choice) break
    const dryRun = await match.post(seat, '/moves', { moves: [choice.example], dryRun: true }).expect(200)
    const moved = await match.move(seat, choice.example).expect(200)
    const refused = await match.move(seat, { type: 'replace', drop: 'mama', play: 'mama' }).expect(422)
    for (const { text } of [dryRun, moved, refused]) answers.push({ to: String(seat), text })
  }
  await lookAround(match.id)
  const [asked = 0] = await match.waitsFor()
  const [legal] = await match.choices(asked)
  await prisma.$executeRaw`ALTER TABLE entries RENAME TO entries_away`
  await match.move(asked, legal?.example ?? {}).expect(500)
  await match.get(0, '/journal').expect(500)
  await prisma.$executeRaw`ALTER TABLE entries_away RENAME TO entries`
  await worker.drain()
  await match.post(1, '/resignation').expect(200)
  publishedAfterwards = (await match.get(0, '').expect(200)).body.seed
})

/** Everything that anybody can read about a match, and about themselves. */
async function lookAround(id: string): Promise<void> {
  const stream = '/stream?after=0.0.000000000000&follow=false'
  const looking = [
    '/difference?from=1',
    '/difference?from=12&to=2',
    ...[1, 2, 3, 12].map((entry) => `/entries/${entry}`),
  ]
  const paths = ['', '/view', '/view?version=3', '/journal', '/journal-file', stream, ...looking].map(
    (path) => `/v1/matches/${id}${path}`,
  )
  const everybody = [
    ...people.map((person, seat) => ({ person, to: String(seat) })),
    { person: watcher, to: 'watcher' },
  ]
  for (const { person, to } of everybody) {
    const own = ['/v1/account', '/v1/account/notices', '/v1/account/stream?after=0.0&follow=false']
    for (const path of [...paths, '/v1/matches', ...own]) {
      answers.push({ to, text: (await person.as(http.get(path)).expect(200)).text })
    }
  }
  answers.push({ to: 'watcher', text: (await watcher.as(http.get('/v1/account/export')).expect(200)).text })
  await administrator
    .as(http.post(`/v1/admin/matches/${id}/looks`))
    .send({ as: 'administrator', reason: 'To see whether all is well.' })
    .expect(201)
  for (const path of ['/view', '/journal-file', '/verification', '/entries', ...looking]) {
    const answer = await administrator.as(http.get(`/v1/admin/matches/${id}${path}`)).expect(200)
    answers.push({ to: 'administrator', text: answer.text })
  }
}

describe('a line of the log', () => {
  test('is written for every request and every mail, and for every failure', () => {
    expect(lines.length).toBeGreaterThan(200)
    expect(lines.some((line) => line.includes('"level":50'))).toBe(true)
    expect(lines.some((line) => line.includes('/moves'))).toBe(true)
    expect(lines.some((line) => line.includes('your-turn'))).toBe(true)
  })

  test('contains no token and no password', () => {
    const log = lines.join('')
    for (const token of [...tokens, password]) expect(log.includes(token), token).toBe(false)
    // nor anything else of their kind
    expect(log).not.toMatch(/eyJ[\w-]+\.|pqb_|\$argon2|bearer /i)
  })

  test('contains neither a seed nor a player’s hand', () => {
    const log = lines.join('')
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
    for (const card of actionIds) expect(lines.filter((line) => line.includes(card))).toEqual([])
  })
})

describe('an answer before the end', () => {
  test('contains nothing that determines the dice, for any caller', () => {
    expect(publishedAfterwards).toBe(secrets[0])
    expect(answers.length).toBeGreaterThan(100)
    for (const { to, text } of answers) {
      for (const secret of secrets) expect(text.includes(secret), `to ${to}: ${text.slice(0, 200)}`).toBe(false)
    }
  })

  test('reveals a seat’s secrets only to that seat and to administrators', () => {
    const own =
      /"type":"(opening-chosen|card-laid|card-given-up)"[^{}]*"seat":(\d)|"seat":(\d)[^{}]*"type":"(opening-chosen|card-laid|card-given-up)"/g
    const recipients = new Set<string>()
    for (const { to, text } of answers) {
      for (const [, , after, before] of text.matchAll(own)) recipients.add(`${after ?? before} to ${to}`)
    }
    expect([...recipients].sort()).toEqual(['0 to 0', '0 to administrator', '1 to 1', '1 to administrator'])
  })
})

test('a mail contains nothing that the dice follow from', async () => {
  const mails = await prisma.caughtMail.findMany()
  expect(mails.length).toBeGreaterThan(4)
  for (const mail of mails) for (const secret of secrets) expect(openMail(platform, mail).includes(secret)).toBe(false)
})
