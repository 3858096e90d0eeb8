import request from 'supertest'
import { beforeEach, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, mailbox } from './mailbox.ts'

const mails = await mailServer()
const server = await testServer({ SMTP_URL: mails.url })
const http = request(server.app.server)
const { theMail } = mailbox(mails)

let ann: Person
let bob: Person
let match: HttpMatch
beforeEach(async () => {
  mails.delivered.splice(0)
  ann = await newPlayer(server)
  bob = await newPlayer(server)
})

/** Ann is asked after Bob's two moves; her read mark is at this entry. */
async function turnMail(seen: number | undefined): Promise<string> {
  match = await httpMatch(server, [bob, ann], { game: 'hamlet' })
  await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
  if (seen !== undefined)
    await ann
      .as(http.put(`/v1/matches/${match.id}/read-mark`))
      .send({ version: seen })
      .expect(200)
  await match.move(0, { type: 'end-turn' }).expect(200)
  server.clock.turn(10 * 60_000)
  await server.worker.drain()
  return body(theMail(ann, 'your turn'))
}

test('given a player who has looked, when they are asked, then the mail has what happened since', async () => {
  const text = await turnMail(2)
  expect(text).toContain('What happened since you last looked')
  expect(text).not.toContain('gathered')
  expect(text).toContain('is to move.')
})

test('given a player who never looked, when they are asked, then the mail has what happened since their last decision', async () => {
  const text = await turnMail(undefined)
  expect(text).toContain('What happened since your last decision')
  expect(text).toContain('gathered')
})

test('given a player who has decided since they looked, then their decision counts', async () => {
  await turnMail(2)
  await match.move(1, { type: 'end-turn' }).expect(200)
  await match.move(0, { type: 'end-turn' }).expect(200)
  mails.delivered.splice(0)
  server.clock.turn(10 * 60_000)
  await server.worker.drain()
  expect(body(theMail(ann, 'your turn'))).toContain('What happened since your last decision')
})

test.each([
  ['fr', 'depuis votre dernière visite'],
  ['ru', 'с тех пор, как вы смотрели'],
  ['es', 'desde su última visita'],
] as const)('it says so in %s, too', async (language, words) => {
  ann = await newPlayer(server, { language })
  match = await httpMatch(server, [bob, ann], { game: 'hamlet' })
  await ann
    .as(http.put(`/v1/matches/${match.id}/read-mark`))
    .send({ version: 1 })
    .expect(200)
  await match.move(0, { type: 'end-turn' }).expect(200)
  server.clock.turn(10 * 60_000)
  await server.worker.drain()
  const texts = mails.delivered.filter(({ to }) => to.includes(ann.email)).map(body)
  expect(texts.some((text) => text.includes(words))).toBe(true)
})
