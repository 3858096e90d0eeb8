import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import {
  bodyOf,
  day,
  exampleFor,
  hour,
  judged,
  later,
  makersOf,
  monday,
  noticesOf,
  turnTo,
} from '../scheduler/given.ts'
import { agrees, answers, freezes, proposalsOf, proposed, proposes, seats, thaws } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
beforeEach(() => turnTo(server, monday))

const newMatch = async (wish: object = {}) =>
  httpMatch(server, [await newPlayer(server), await newPlayer(server), await newPlayer(server)], {
    game: 'hamlet',
    pace: { kind: 'hours', hours: 24 },
    ...wish,
  })
const seatOf = async (match: HttpMatch, seat: number) =>
  (await bodyOf(match)).players.find((player) => player.seat === seat)
const takesOver = async (match: HttpMatch, seat: number) => {
  const somebody = await newPlayer(server)
  return somebody.as(http.post(`/v1/matches/${match.id}/substitute`)).send({ seat })
}
const by = (who: 'bot' | 'person', seat = 0) => ({ kind: 'replace', seat, by: who }) as const

describe('a late player’s seat', () => {
  test('goes to a bot without their consent: the others agree, and everybody gets a notice', async () => {
    const match = await newMatch()
    await later(server, day)
    const { waitsFor } = await proposed(match, 1, by('bot'))
    expect(seats(waitsFor)).toEqual([2])
    expect((await answers(match, 0, 1, false)).body).toMatchObject({ status: 403, code: 'not-asked' })

    expect((await agrees(match, 2)).status).toBe('accepted')

    expect(await seatOf(match, 0)).toMatchObject({ bot: true, open: true })
    expect((await noticesOf(server, match, 'proposal-decided')).map(({ to }) => to)).toEqual([0, 1])
    expect((await noticesOf(server, match, 'proposed')).map(({ to }) => to)).toEqual([2])
    await handleDue(server)
    expect(await match.waitsFor()).toEqual([1])
    expect((await makersOf(server, match)).slice(0, 2)).toEqual(['system', '0 bot'])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('goes to a bot at once in a match for two', async () => {
    const match = await httpMatch(server, (await newMatch()).people.slice(0, 2), {
      game: 'hamlet',
      pace: { kind: 'hours', hours: 24 },
    })
    await later(server, day)
    expect((await proposed(match, 1, by('bot'))).status).toBe('accepted')
    expect(await seatOf(match, 0)).toMatchObject({ bot: true })
  })

  test('is asked again once its player has decided', async () => {
    const match = await newMatch()
    await later(server, day)
    await proposed(match, 1, by('bot'))
    await match.move(0, { type: 'end-turn' }).expect(200)
    expect(seats((await proposalsOf(match))[0]?.waitsFor ?? [])).toEqual([0, 2])
    await agrees(match, 2)
    expect(await seatOf(match, 0)).toMatchObject({ bot: false })
    await answers(match, 0, 1, false).expect(200)
  })

  test('is asked about every other proposal', async () => {
    const match = await newMatch()
    await later(server, day)
    expect(seats((await proposed(match, 1, { kind: 'end' })).waitsFor)).toEqual([0, 2])
    expect(seats((await proposed(match, 1, by('bot', 2))).waitsFor)).toEqual([0, 2])
  })
})

describe('a punctual player’s seat', () => {
  test('is not taken while its player sleeps: they have to agree as well', async () => {
    const match = await newMatch()
    await later(server, day - hour)
    const { waitsFor } = await proposed(match, 1, by('bot'))
    expect(seats(waitsFor)).toEqual([0, 2])
    expect((await agrees(match, 2)).status).toBe('open')
    expect(await seatOf(match, 0)).toMatchObject({ bot: false })
    expect((await agrees(match, 0)).status).toBe('accepted')
    expect(await seatOf(match, 0)).toMatchObject({ bot: true })
  })

  test('can be handed on by its player if the others agree', async () => {
    const match = await newMatch()
    const [ann] = match.people
    const { waitsFor } = await proposed(match, 0, by('bot'))
    expect(seats(waitsFor)).toEqual([1, 2])
    for (const seat of [1, 2]) await agrees(match, seat)
    expect(await seatOf(match, 0)).toMatchObject({ bot: true })
    const known = await match.get(1, '/proposals').expect(200)
    expect(known.body.items).toMatchObject([{ says: `A bot plays on in seat 1 (${ann?.name}).`, status: 'accepted' }])
  })
})

describe('a seat that players agree to open to substitutes', () => {
  test('stays open while its player goes on deciding', async () => {
    const match = await newMatch()
    await proposed(match, 0, by('person'))
    for (const seat of [1, 2]) await agrees(match, seat)
    await match.move(0, { type: 'end-turn' }).expect(200)
    expect(await seatOf(match, 0)).toMatchObject({ open: true })
    expect((await takesOver(match, 0)).status).toBe(200)
  })

  test('can be taken over', async () => {
    const match = await newMatch()
    await later(server, day)
    await proposed(match, 1, by('person'))
    expect(await seatOf(match, 0)).toMatchObject({ open: false })

    expect((await agrees(match, 2)).status).toBe('accepted')

    expect(await seatOf(match, 0)).toMatchObject({ open: true, bot: false })
    expect((await takesOver(match, 0)).status).toBe(200)
    expect(await seatOf(match, 0)).toMatchObject({ open: false, bot: false })
    expect(await judged(server, match)).toBeUndefined()
  })

  test('goes to a bot after three days', async () => {
    const match = await newMatch()
    await proposed(match, 0, by('person'))
    for (const seat of [1, 2]) await agrees(match, seat)
    await later(server, 3 * day - 1)
    expect(await seatOf(match, 0)).toMatchObject({ bot: false })
    await later(server, 1)
    expect(await seatOf(match, 0)).toMatchObject({ bot: true, open: true })
  })

  test('while a dispute freezes the match goes to a bot three days after it goes on', async () => {
    const match = await newMatch()
    await freezes(server, match)
    await later(server, 5 * day)
    await proposed(match, 0, by('person'))
    for (const seat of [1, 2]) await agrees(match, seat)
    await later(server, 5 * day)
    await thaws(server, match)
    await later(server, 3 * day - hour)
    expect(await seatOf(match, 0)).toMatchObject({ bot: false, open: true })
    await later(server, hour)
    expect(await seatOf(match, 0)).toMatchObject({ bot: true })
  })

  test('may be a bot’s: the person who takes it over replaces the bot', async () => {
    const [ann, bob] = (await newMatch()).people
    if (!ann || !bob) throw new Error('two were asked for')
    const match = await httpMatch(server, [ann, bob], { seats: 3, bots: 1 })
    const seat = (await bodyOf(match)).players.findIndex(({ bot }) => bot)
    expect((await proposes(match, 0, by('bot', seat))).body).toMatchObject({ code: 'seat-not-replaceable' })
    await proposed(match, 0, by('person', seat))
    await agrees(match, 1)
    expect((await takesOver(match, seat)).status).toBe(200)
    expect((await bodyOf(match)).players.every(({ bot }) => !bot)).toBe(true)
  })
})

describe('a replacement is refused', () => {
  test('for a player who has given up, a seat that a bot plays, and a seat that is open already', async () => {
    const match = await newMatch({ late: 'substitute' })
    await match.post(1, '/resignation').expect(200)
    for (const who of ['bot', 'person'] as const) {
      expect((await proposes(match, 0, by(who, 1))).body).toMatchObject({ status: 409, code: 'seat-not-replaceable' })
    }
    await later(server, day)
    expect((await proposes(match, 2, by('person'))).body.code).toBe('seat-not-replaceable')
    expect((await proposed(match, 2, by('bot'))).status).toBe('accepted')
    expect((await proposes(match, 2, by('bot'))).body.code).toBe('seat-not-replaceable')
  })

  test('and its proposal lapses if the player gives up before all have agreed', async () => {
    const match = await newMatch({ late: 'substitute' })
    await proposed(match, 1, by('person'))
    await match.move(0, await exampleFor(match, 0)).expect(200)
    await match.post(0, '/resignation').expect(200)
    expect(await proposalsOf(match)).toMatchObject([{ status: 'lapsed', waitsFor: [] }])
    expect((await answers(match, 2, 1)).body.code).toBe('proposal-over')
  })
})
