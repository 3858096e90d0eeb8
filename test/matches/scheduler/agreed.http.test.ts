import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { askedOf, bodyOf, day, entriesOf, later, monday, turnTo } from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const [ann, bob] = [await newPlayer(server), await newPlayer(server)]

const create = (wish: object) => ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2, ...wish })

describe('pace and lateness are agreed when a match is opened', () => {
  test.each([
    ['one hour for a decision', { kind: 'hours', hours: 1 }, 'substitute', '2026-03-02T10:00:00.000Z'],
    ['thirty days for a decision', { kind: 'hours', hours: 720 }, 'bot', '2026-04-01T09:00:00.000Z'],
    ['a bank that refills', { kind: 'bank', hours: 48, refill: 6 }, 'wait', '2026-03-04T09:00:00.000Z'],
    ['a bank that does not refill', { kind: 'bank', hours: 720, refill: 0 }, 'bot', '2026-04-01T09:00:00.000Z'],
  ])('%s: everybody sees it, and what happens at each deadline', async (_, pace, late, dueAt) => {
    expect(MatchBody.parse((await create({ pace, late }).expect(201)).body)).toMatchObject({ pace, late })
    const match = await httpMatch(server, [ann, bob], { pace, late })
    const body = await bodyOf(match)
    expect(body).toMatchObject({ pace, late })
    expect(body.decisions.map((decision) => decision.seat)).toEqual([0, 1])
    for (const decision of body.decisions) expect(decision).toMatchObject({ dueAt, atDeadline: late, late: false })
  })

  test('without a pace there are no deadlines', async () => {
    const match = await httpMatch(server, [ann, bob], { pace: { kind: 'none' }, late: 'bot' })
    expect(await bodyOf(match)).toMatchObject({ pace: { kind: 'none' }, late: 'bot' })
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: null, atDeadline: null, late: false })
    await later(server, 50 * day)
    expect(await askedOf(match, 0)).toMatchObject({ dueAt: null, late: false })
    expect(await entriesOf(server, match)).toHaveLength(1)
    turnTo(server, monday)
  })

  test('by default the pace is 72 hours, and the match waits', async () => {
    const agreed = { pace: { kind: 'hours', hours: 72 }, late: 'wait' }
    expect((await create({}).expect(201)).body).toMatchObject(agreed)
    const match = await httpMatch(server, [ann, bob])
    expect(await bodyOf(match)).toMatchObject(agreed)
    expect(await askedOf(match, 1)).toMatchObject({ dueAt: '2026-03-05T09:00:00.000Z', atDeadline: 'wait' })
  })

  test('everybody sees the longest wait and whether there are rest days, and a rematch keeps both', async () => {
    const agreed = { pace: { kind: 'hours', hours: 48 }, longestWait: 100, restDays: false }
    const match = await httpMatch(server, [ann, bob], agreed)
    expect(await bodyOf(match)).toMatchObject(agreed)
    await match.post(0, '/resignation').expect(200)
    expect((await match.post(0, '/rematch').expect(201)).body).toMatchObject(agreed)
  })

  test.each([
    [{ kind: 'none' }, null],
    [{ kind: 'hours', hours: 1 }, 168],
    [{ kind: 'hours', hours: 57 }, 171],
    [{ kind: 'bank', hours: 48, refill: 6 }, 168],
    [{ kind: 'bank', hours: 720, refill: 0 }, 2160],
  ])(
    '%o: by default the longest wait is three paces, at least a week, and there are rest days',
    async (pace, longestWait) => {
      expect((await create({ pace }).expect(201)).body).toMatchObject({ longestWait, restDays: true })
    },
  )

  test.each([
    ['less than the pace', { pace: { kind: 'hours', hours: 48 }, longestWait: 47 }],
    ['less than the pace that is usual', { longestWait: 71 }],
    ['none', { longestWait: 0 }],
    ['more than a year', { longestWait: 366 * 24 + 1 }],
    ['half an hour', { longestWait: 99.5 }],
  ])('a longest wait of %s is refused', async (_, wish) => {
    const refused = await create(wish).expect(400)
    expect(refused.body.errors.map(({ at }: { at: string }) => at)).toContain('body/longestWait')
  })

  test.each([
    ['no kind', { pace: {} }, 'body/pace/kind'],
    ['an unknown kind', { pace: { kind: 'hourglass', hours: 3 } }, 'body/pace/kind'],
    ['a number alone', { pace: 72 }, 'body/pace'],
    ['null', { pace: null }, 'body/pace'],
    ['no hours', { pace: { kind: 'hours' } }, 'body/pace/hours'],
    ['none at all', { pace: { kind: 'hours', hours: 0 } }, 'body/pace/hours'],
    ['less than none', { pace: { kind: 'hours', hours: -1 } }, 'body/pace/hours'],
    ['half an hour', { pace: { kind: 'hours', hours: 0.5 } }, 'body/pace/hours'],
    ['more than thirty days', { pace: { kind: 'hours', hours: 721 } }, 'body/pace/hours'],
    ['hours without an end', { pace: { kind: 'hours', hours: 1e308 } }, 'body/pace/hours'],
    ['hours without a deadline', { pace: { kind: 'none', hours: 3 } }, 'body/pace'],
    ['a refill of what is no bank', { pace: { kind: 'hours', hours: 3, refill: 1 } }, 'body/pace'],
    ['a bank without a refill', { pace: { kind: 'bank', hours: 3 } }, 'body/pace/refill'],
    ['a bank that shrinks', { pace: { kind: 'bank', hours: 3, refill: -1 } }, 'body/pace/refill'],
    ['a refill of more than a week', { pace: { kind: 'bank', hours: 3, refill: 169 } }, 'body/pace/refill'],
    ['a bank of more than thirty days', { pace: { kind: 'bank', hours: 721, refill: 1 } }, 'body/pace/hours'],
    ['an unknown end', { late: 'forfeit' }, 'body/late'],
    ['no end', { late: null }, 'body/late'],
  ])('%s is refused, and no match is opened', async (_, wish, at) => {
    const before = await server.platform.database.prisma.match.count()
    const answer = await create(wish).expect(400)
    expect(answer.body.code).toBe('invalid-request')
    expect(answer.body.errors.map((error: { at: string }) => error.at)).toContain(at)
    expect(await server.platform.database.prisma.match.count()).toBe(before)
  })
})
