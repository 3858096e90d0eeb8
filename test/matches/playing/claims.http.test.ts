import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { counting } from '../../../src/people/counting.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { agrees, freezes, proposed, proposes } from '../proposals/given.ts'
import {
  askedOf,
  bodyOf,
  day,
  entriesOf,
  hour,
  judged,
  later,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  turnTo,
} from '../scheduler/given.ts'

// In a match for two with a late player nobody annuls it alone; the other can claim the win.

const server = await testServer()
const [ann, bob, cleo] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const http = request(server.app.server)
beforeEach(() => turnTo(server, monday))

const endsTurn = { type: 'end-turn' }
const hours = (count: number) => ({ kind: 'hours', hours: count })
const matchOf = (wish: object = {}, people = [ann, bob]) =>
  httpMatch(server, people, { game: 'hamlet', pace: hours(48), ...wish })
const claims = (match: HttpMatch, seat: number) => match.post(seat, '/claim')
const codeOf = async (answer: ReturnType<typeof claims>) => (await answer).body.code

describe('claiming the win', () => {
  test('is shown with the choices, like the deadline before, to a client that holds those from before', async () => {
    const match = await matchOf({}, [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')])
    let held = ''
    const choices = async () => {
      const asked = await match.get(0, '/choices').set('if-none-match', held)
      held = `${asked.headers.etag}`
      return asked.status === 304 ? 304 : asked.body.decision
    }
    expect(await choices()).toMatchObject({ late: false, waiting: 'deciding' })
    expect(await choices()).toBe(304)
    await later(server, 2 * day)
    expect(await choices()).toMatchObject({ late: true, waiting: 'late', claimedBy: null })
    expect(await choices()).toBe(304)
    await claims(match, 1).expect(200)
    expect(await choices()).toMatchObject({ claimedBy: 1, atDeadline: 'forfeit' })
    expect(await choices()).toBe(304)
  })

  test('gives the late player a second deadline, and notifies them; then the match is won by forfeit, and rated', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    expect((await match.get(1, '').expect(200)).body).toMatchObject({ mayClaim: true })
    const { body } = await claims(match, 1).expect(200)
    expect(body.decisions).toMatchObject([
      { seat: 0, claimedBy: 1, atDeadline: 'forfeit', late: true, waiting: 'late', dueAt: '2026-03-06T09:00:00.000Z' },
    ])
    expect(await noticesOf(server, match, 'win-claimed')).toMatchObject([{ to: 0 }])
    await later(server, 2 * day - 1)
    expect(await bodyOf(match)).toMatchObject({ status: 'running' })
    await later(server, 1)

    const over = await bodyOf(match)
    expect(over).toMatchObject({ status: 'ended', result: { reason: 'forfeit' } })
    expect(over.result?.seats).toMatchObject([
      { seat: 0, place: 2 },
      { seat: 1, place: 1 },
    ])
    const last = (await entriesOf(server, match)).at(-1)
    expect(last).toMatchObject({ kind: 'resigned', actor: { kind: 'seat', seat: 0, by: 'clock' } })
    expect(await judged(server, match)).toBeUndefined()
    await counting(server.platform, server.app.log)(server.clock.now())
    const { body: results } = await bob.as(http.get(`/v1/people/${bob.name}/results`)).expect(200)
    expect(results.items[0]).toMatchObject({ match: match.id, place: 1, forfeit: true, rating: { before: 1000 } })
  })

  test('ends when the other player decides, who was late once', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    await claims(match, 1).expect(200)
    await later(server, hour)
    await match.move(0, endsTurn).expect(200)
    await later(server, 3 * day)
    expect(await bodyOf(match)).toMatchObject({ status: 'running' })
    const { prisma } = server.platform.database
    const row = await prisma.participant.findFirstOrThrow({ where: { matchId: match.id, seat: 0 } })
    expect(row).toMatchObject({ late: 1, inTime: 0 })
  })

  test('leaves at least a day', async () => {
    const match = await matchOf({ pace: hours(1) })
    await later(server, hour)
    await claims(match, 1).expect(200)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-03T10:00:00.000Z' })
  })

  test('pauses while the match is frozen', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    await claims(match, 1).expect(200)
    await freezes(server, match)
    await later(server, 10 * day)
    expect(await bodyOf(match)).toMatchObject({ status: 'running' })
  })

  test('is only for a match with one late player and nobody else, and only for its player', async () => {
    const match = await matchOf()
    expect(await codeOf(claims(match, 1))).toBe('nothing-to-claim')
    await later(server, 2 * day)
    expect(await codeOf(claims(match, 0))).toBe('nothing-to-claim')
    expect((await cleo.as(http.post(`/v1/matches/${match.id}/claim`))).body.code).toBe('not-your-seat')
    await claims(match, 1).expect(200)
    expect(await codeOf(claims(match, 1))).toBe('nothing-to-claim')

    const three = await matchOf({}, [ann, bob, cleo])
    await later(server, 2 * day)
    expect(await codeOf(claims(three, 1))).toBe('nothing-to-claim')
    await three.post(2, '/resignation').expect(200)
    expect((await claims(three, 1).expect(200)).body.decisions).toMatchObject([{ seat: 0, claimedBy: 1 }])

    const withBot = await httpMatch(server, [ann], { game: 'hamlet', seats: 2, bots: 1 })
    expect(await codeOf(claims(withBot, 0))).toBe('nothing-to-claim')
  })

  test('covers the seat of a vanished player, too: no bot takes it meanwhile', async () => {
    const match = await matchOf({ late: 'usual', pace: hours(24), seatOpensAfter: 1 })
    await later(server, day)
    await match.move(1, endsTurn).expect(200)
    const { body } = await claims(match, 1).expect(200)
    expect(body.decisions).toMatchObject([{ seat: 0, claimedBy: 1, atDeadline: 'forfeit' }])
    await later(server, day)
    expect(await bodyOf(match)).toMatchObject({ status: 'ended', result: { reason: 'forfeit' } })
  })
})

describe('a claimed win is not escaped by closing the account', () => {
  const erases = (person: Person) => person.as(http.delete('/v1/account')).send({ password }).expect(204)

  /** Seat 0, whose win is claimed by seat 1; both have accounts of their own. */
  async function claimed(late: string) {
    const [escaping, claimant] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
    const match = await matchOf({ late, pace: hours(24), seatOpensAfter: 1 }, [escaping, claimant])
    await later(server, day)
    if (late !== 'substitute') await match.move(1, endsTurn).expect(200)
    await claims(match, 1).expect(200)
    return { match, escaping, claimant }
  }

  test.each(['substitute', 'usual', 'bot'])('with “%s”, the claimant wins at once', async (late) => {
    const { match, escaping } = await claimed(late)
    await erases(escaping)
    await handleDue(server)
    const { body } = await match.get(1, '').expect(200)
    expect(body).toMatchObject({ status: 'ended', result: { reason: 'forfeit' } })
    expect(body.result.seats).toMatchObject([{ place: 2 }, { place: 1 }])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('nor by a ban', async () => {
    const { match, escaping } = await claimed('substitute')
    const administrator = await newAdministrator(server)
    await administrator
      .as(http.post(`/v1/admin/accounts/${escaping.id}/ban`))
      .send({ reason: 'a test' })
      .expect(200)
    await handleDue(server)
    expect((await match.get(1, '').expect(200)).body).toMatchObject({ status: 'ended', result: { reason: 'forfeit' } })
  })

  test('but if the claimant has closed theirs, too, bots take the seats after three days', async () => {
    const { match, escaping, claimant } = await claimed('substitute')
    await erases(escaping)
    await erases(claimant)
    await handleDue(server)
    await later(server, 3 * day - 1)
    expect(await makersOf(server, match)).toEqual([])
    await later(server, 1)
    expect(await makersOf(server, match)).toContain('system')
  })
})

describe('a claim', () => {
  const withdraws = (match: HttpMatch, by = bob) => by.as(http.delete(`/v1/matches/${match.id}/claim`))
  const { participant } = server.platform.database.prisma

  test('can be withdrawn by its player: the other is late as before, once, and it can be made again', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    await claims(match, 1).expect(200)
    await later(server, hour)
    const { body } = await withdraws(match).expect(200)
    expect(body).toMatchObject({ mayClaim: true })
    expect(body.decisions).toMatchObject([
      { seat: 0, claimedBy: null, atDeadline: 'wait', late: true, waiting: 'late' },
    ])
    await later(server, 10 * day)
    expect(await bodyOf(match)).toMatchObject({ status: 'running' })
    expect(await participant.findFirstOrThrow({ where: { matchId: match.id, seat: 0 } })).toMatchObject({
      late: 1,
      missed: 1,
    })
    await claims(match, 1).expect(200)
    await later(server, 2 * day)
    expect(await bodyOf(match)).toMatchObject({ status: 'ended', result: { reason: 'forfeit' } })
  })

  test('that is withdrawn lets the late player decide, and the match go on', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    await claims(match, 1).expect(200)
    await withdraws(match).expect(200)
    await match.move(0, endsTurn).expect(200)
    expect(await bodyOf(match)).toMatchObject({ status: 'running', decisions: [{ seat: 1, late: false }] })
    expect(await judged(server, match)).toBeUndefined()
  })

  test('against a vanished player who is in time can be withdrawn: the earlier deadline and what was agreed for it hold again', async () => {
    const people = [await livesIn(server, 'UTC', { remindHours: 24 }), bob]
    const match = await matchOf({ late: 'usual', pace: hours(48), seatOpensAfter: 1 }, people)
    await later(server, 2 * day)
    await match.move(1, endsTurn).expect(200)
    await later(server, hour)
    await claims(match, 1).expect(200)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: '2026-03-06T10:00:00.000Z', late: true })
    await later(server, hour)
    await withdraws(match).expect(200)
    expect(await askedOf(match, 0)).toMatchObject({
      dueAt: '2026-03-06T09:00:00.000Z',
      atDeadline: 'usual',
      late: false,
      claimedBy: null,
    })
    const before = (await noticesOf(server, match, 'deadline-near')).length
    await later(server, day - 2 * hour)
    expect(await noticesOf(server, match, 'deadline-near')).toHaveLength(before + 1)
    await later(server, day)
    expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
    expect(await participant.findFirstOrThrow({ where: { matchId: match.id, seat: 0 } })).toMatchObject({
      late: 2,
      missed: 2,
    })
  })

  test('that is withdrawn after the earlier deadline leaves the decision to what was agreed for it, at once', async () => {
    const match = await matchOf({ late: 'usual', pace: hours(24), seatOpensAfter: 1 })
    await later(server, day)
    await match.move(1, endsTurn).expect(200)
    await later(server, hour)
    await claims(match, 1).expect(200)
    await later(server, day - hour / 2)
    await withdraws(match).expect(200)
    await handleDue(server)
    expect((await makersOf(server, match)).at(-1)).toBe('0 clock')
  })

  test('against a vanished player can be withdrawn, too: their seat goes to a bot as if it had not been made', async () => {
    const match = await matchOf({ late: 'usual', pace: hours(24), seatOpensAfter: 1 })
    await later(server, day)
    await match.move(1, endsTurn).expect(200)
    await claims(match, 1).expect(200)
    await withdraws(match).expect(200)
    await later(server, 3 * day)
    expect((await bodyOf(match)).players[0]).toMatchObject({ bot: true })
  })

  test('cannot be withdrawn by others, twice, or after its end', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    expect((await withdraws(match)).body.code).toBe('nothing-claimed')
    await claims(match, 1).expect(200)
    expect((await withdraws(match, ann)).body.code).toBe('nothing-claimed')
    expect((await withdraws(match, cleo)).body.code).toBe('not-your-seat')
    await freezes(server, match)
    expect((await withdraws(match)).body.code).toBe('match-frozen')

    const decided = await matchOf()
    await later(server, 2 * day)
    await claims(decided, 1).expect(200)
    await decided.move(0, endsTurn).expect(200)
    expect((await withdraws(decided)).body.code).toBe('nothing-claimed')
  })

  test('that is withdrawn twice under one key is answered once', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    await claims(match, 1).expect(200)
    const key = 'withdraw-the-claim-0001'
    const first = await withdraws(match).set('idempotency-key', key).expect(200)
    const second = await withdraws(match).set('idempotency-key', key).expect(200)
    expect(second.body).toEqual(first.body)
  })
})

describe('annulling a match', () => {
  const ends = { kind: 'end' } as const
  const byBot = { kind: 'replace', seat: 0, by: 'bot' } as const

  test('is not up to one player alone after the late other was replaced by a bot', async () => {
    const match = await matchOf()
    await later(server, 2 * day)
    expect((await proposed(match, 1, ends)).waitsFor).toMatchObject([{ seat: 0 }])
    expect((await proposed(match, 1, byBot)).status).toBe('accepted')
    await handleDue(server)
    expect((await proposes(match, 1, ends)).body).toMatchObject({ status: 409, code: 'nobody-to-agree' })
    expect((await match.post(1, '/proposals/1/answer', { agree: true })).body).toMatchObject({ code: 'proposal-over' })
    expect((await proposes(match, 1, { kind: 'take-back', to: 1 })).body).toMatchObject({ code: 'nobody-to-agree' })
    expect(await bodyOf({ ...match, get: (_, path) => match.get(1, path) })).toMatchObject({ status: 'running' })
  })

  test('is not up to the one who is left after all others have given up', async () => {
    const match = await matchOf({}, [ann, bob, cleo])
    await proposed(match, 0, ends)
    await agrees(match, 1)
    await match.post(1, '/resignation').expect(200)
    expect(await bodyOf(match)).toMatchObject({ status: 'running' })
    await agrees(match, 2)
    expect(await bodyOf(match)).toMatchObject({ status: 'aborted' })
  })

  test('is up to two who agree', async () => {
    const match = await matchOf()
    await proposed(match, 0, ends)
    await agrees(match, 1)
    expect(await bodyOf(match)).toMatchObject({ status: 'aborted' })
  })

  test('is up to a player alone who plays by themselves or with bots only', async () => {
    for (const wish of [
      { seats: 1, game: 'le-havre' },
      { seats: 2, bots: 1 },
    ]) {
      const match = await matchOf(wish, [ann])
      expect((await proposed(match, 0, ends)).status).toBe('accepted')
      expect(await bodyOf(match)).toMatchObject({ status: 'aborted', result: null })
    }
  })
})
