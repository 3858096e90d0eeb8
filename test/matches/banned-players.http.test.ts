import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { handleDue } from './given.ts'
import { bodyOf, day, judged, livesIn, makersOf, monday, noticesOf, turnTo } from './scheduler/given.ts'

const server = await testServer()
const http = request(server.app.server)
const administrator = await newAdministrator(server)
beforeEach(() => turnTo(server, monday))

const agreed = { game: 'hamlet', pace: { kind: 'hours', hours: 24 } }

/** Whom a match waits for, as any viewer sees it. */
const waitsFor = async (match: HttpMatch) => (await bodyOf(match)).decisions.map(({ seat }) => seat)

/** A Hamlet match for two with this agreement for late players; it is seat 0's turn, and seat 0 is banned. */
async function banned(late: string, wish: object = {}) {
  const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
  const match = await httpMatch(server, [ann, bob], { ...agreed, late, ...wish })
  await administrator
    .as(http.post(`/v1/admin/accounts/${ann.id}/ban`))
    .send({ reason: 'a test' })
    .expect(200)
  const seenByBob = { ...match, people: [bob, bob], get: (_: number, path: string) => match.get(1, path) }
  return { ann, bob, match: seenByBob }
}

describe('a match does not wait for a banned player', () => {
  test('with “wait”, the clock gives the seat up, and the match goes on by its game’s rules', async () => {
    const { match } = await banned('wait')
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 clock'])
    expect((await bodyOf(match)).players).toMatchObject([{ resigned: true }, { resigned: false }])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('without any pace, the same happens', async () => {
    const { match } = await banned('wait', { pace: { kind: 'none' } })
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 clock'])
  })

  test('with “usual”, the usual answer is given at once, each time', async () => {
    const { match } = await banned('usual')
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 clock'])
    expect((await bodyOf(match)).players).toMatchObject([{ resigned: false }, { resigned: false }])
    await match.move(1, { type: 'end-turn' }).expect(200)
    await handleDue(server)
    expect(await waitsFor(match)).toEqual([1])
  })

  test('with “bot”, a bot decides at once', async () => {
    const { match } = await banned('bot')
    await handleDue(server)
    expect(new Set(await makersOf(server, match))).toEqual(new Set(['0 bot']))
    expect(await waitsFor(match)).toEqual([1])
  })

  test('with “substitute”, the seat is open at once, and a bot plays on after three days', async () => {
    const { match } = await banned('substitute')
    await handleDue(server)
    expect((await bodyOf(match)).players).toMatchObject([{ open: true }, { open: false }])
    expect(await makersOf(server, match)).toEqual([])
    server.clock.turn(3 * day)
    await handleDue(server)
    expect((await makersOf(server, match)).slice(0, 2)).toEqual(['system', '0 bot'])
  })

  test('a banned player who is not asked is given up at their next question', async () => {
    const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
    const match = await httpMatch(server, [ann, bob], { ...agreed, late: 'wait' })
    await administrator
      .as(http.post(`/v1/admin/accounts/${bob.id}/ban`))
      .send({ reason: 'a test' })
      .expect(200)
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual([])
    await match.move(0, { type: 'end-turn' }).expect(200)
    await handleDue(server)
    expect(await makersOf(server, match)).toContain('1 clock')
  })
})

test('a player who erases their account keeps nobody waiting, and gets no mail', async () => {
  const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
  const match = await httpMatch(server, [bob, ann], { ...agreed, late: 'bot' })
  await bob.as(http.delete('/v1/account')).send({ password }).expect(204)
  const seen = { ...match, get: (_: number, path: string) => match.get(1, path) }
  await handleDue(server)
  expect(new Set(await makersOf(server, match))).toEqual(new Set(['0 bot']))
  expect(await waitsFor(seen)).toEqual([1])
  expect(await noticesOf(server, match, 'decided-for-you')).toEqual([])
})

test('a banned player leaves the matches that have not begun', async () => {
  const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
  const opened = await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 3 }).expect(201)
  await bob
    .as(http.post(`/v1/matches/${opened.body.id}/seats`))
    .send({})
    .expect(200)
  await administrator
    .as(http.post(`/v1/admin/accounts/${bob.id}/ban`))
    .send({ reason: 'a test' })
    .expect(200)
  const { body } = await ann.as(http.get(`/v1/matches/${opened.body.id}`)).expect(200)
  expect(body.players).toMatchObject([{ name: ann.name }])
})

describe('an administrator who plays a running match with somebody', () => {
  test.each([
    ['suspend', 'suspended'],
    ['ban', 'banned'],
  ])('cannot %s them before leaving it: that could decide the match', async (verb, status) => {
    // given
    const [judge, bob] = [await newAdministrator(server), await newPlayer(server)]
    const match = await httpMatch(server, [judge, bob], { ...agreed, late: 'wait' })
    const sanctionedBy = (by: typeof judge) =>
      by.as(http.post(`/v1/admin/accounts/${bob.id}/${verb}`)).send({ reason: 'Insults.' })

    // when, then
    expect((await sanctionedBy(judge).expect(409)).body.code).toBe('your-opponent')
    await judge.as(http.post(`/v1/matches/${match.id}/resignation`)).expect(200)
    expect((await sanctionedBy(judge).expect(200)).body.status).toBe(status)
  })

  test('may ask another one, who does not play there', async () => {
    const [judge, bob] = [await newAdministrator(server), await newPlayer(server)]
    await httpMatch(server, [judge, bob], { ...agreed, late: 'wait' })
    await administrator
      .as(http.post(`/v1/admin/accounts/${bob.id}/ban`))
      .send({ reason: 'Insults.' })
      .expect(200)
  })
})
