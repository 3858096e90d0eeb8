import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/journal/judge.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { openSeal } from '../../../src/matches/record/seal.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const people = [ann, bob]

const hamlet = () => httpMatch(server, people, { game: 'hamlet', late: 'usual' })
const takeBack = ({ id }: HttpMatch, seat: number, body: object = {}) =>
  (people[seat] ?? ann).as(http.post(`/v1/matches/${id}/take-back`)).send(body)
const body = async (match: HttpMatch) => MatchBody.parse((await match.get(0, '').expect(200)).body)
const viewOf = async (match: HttpMatch, seat = 0) => (await match.get(seat, '/view').expect(200)).body.view
const gather = (at: string) => ({ type: 'gather', at })

async function judged({ id }: HttpMatch) {
  const record = await findMatch(server.platform, id)
  if (!record) throw new Error('no such match')
  return judge(record.game, await readEntries(server.platform, id), openSeal(server.platform, record).seed)
}

describe('a player takes back', () => {
  test('their own move: the position is as it was, and the journal keeps both', async () => {
    const match = await hamlet()
    const before = await viewOf(match)
    await match.move(0, gather('farm')).expect(200)

    const { body: taken } = await takeBack(match, 0).expect(200)

    expect(taken).toMatchObject({ outcome: 'played', version: 3, entries: [{ entry: { kind: 'taken-back' } }] })
    expect(taken.entries[0].says).toEqual(['Ann took moves back: the position is again that of version 1.'])
    expect(await viewOf(match)).toEqual(before)
    expect(await judged(match)).toBeUndefined()
  })

  test('only at the version for which the request is meant', async () => {
    const match = await hamlet()
    await match.move(0, gather('farm')).expect(200)

    const { body } = await match.post(0, '/take-back', {}).set('if-match', '"1.0"').expect(412)
    expect(body).toMatchObject({ code: 'version-passed', params: { version: 2 } })
    expect((await match.post(0, '/resignation').set('if-match', '1').expect(412)).body.code).toBe('version-passed')

    await match.post(0, '/take-back', {}).set('if-match', '2').expect(200)
    await match.post(0, '/resignation').set('if-match', '3').expect(200)
  })

  test('one more entry each time', async () => {
    const match = await hamlet()
    const before = await viewOf(match)
    await match.move(0, { type: 'drive', steps: { 'church>farm': 1 } }).expect(200)
    const between = await viewOf(match)
    await match.move(0, gather('quarry')).expect(200)

    await takeBack(match, 0).expect(200)
    expect(await viewOf(match)).toEqual(between)
    await takeBack(match, 0).expect(200)
    expect(await viewOf(match)).toEqual(before)
  })

  test('nothing once another seat has acted', async () => {
    const match = await hamlet()
    await match.move(0, gather('farm')).expect(200)
    await match.move(0, { type: 'end-turn' }).expect(200)
    await match.move(1, gather('quarry')).expect(200)

    const refused = await takeBack(match, 0, { to: 1 }).expect(409)

    expect(refused.body.code).toBe('others-have-moved')
  })

  test('nothing after a draw', async () => {
    const match = await hamlet()
    const { row } = await viewOf(match)
    await match.move(0, { type: 'town-hall', blueprint: row[0].tile, villagers: 0, donkeys: {} }).expect(200)

    expect((await takeBack(match, 0).expect(409)).body.code).toBe('something-was-revealed')
  })

  test('nothing if they have done nothing', async () => {
    expect((await takeBack(await hamlet(), 0).expect(409)).body.code).toBe('nothing-to-take-back')
  })

  test('as far as they are told beforehand: a dry run says whether it is possible, where it leads, or why not', async () => {
    const match = await hamlet()
    const tryIt = (seat: number) => takeBack(match, seat, { dryRun: true })
    expect((await tryIt(0).expect(409)).body.code).toBe('nothing-to-take-back')
    await match.move(0, { type: 'drive', steps: { 'church>farm': 1 } }).expect(200)
    await match.move(0, gather('quarry')).expect(200)

    expect((await tryIt(0).expect(200)).body).toEqual({ outcome: 'tried', match: match.id, version: 3, to: 2 })
    expect((await tryIt(1).expect(409)).body.code).toBe('others-have-moved')
    expect((await body(match)).version).toBe(3)
    await takeBack(match, 0).expect(200)
    expect((await tryIt(0).expect(200)).body).toMatchObject({ version: 4, to: 1 })
    await takeBack(match, 0).expect(200)
    expect((await tryIt(0).expect(409)).body.code).toBe('nothing-to-take-back')
  })

  test('without gaining time to decide', async () => {
    const match = await hamlet()
    const { dueAt } = (await body(match)).decisions[0] ?? {}
    server.clock.turn(20 * 3_600_000)
    await match.move(0, gather('farm')).expect(200)
    await match.move(0, { type: 'end-turn' }).expect(200)

    await takeBack(match, 0, { to: 1 }).expect(200)

    expect((await body(match)).decisions).toMatchObject([{ seat: 0, dueAt }])
  })

  test.each([4, 0])(
    'without gaining or losing time of a bank that each decision refills by %i hours',
    async (refill) => {
      const pace = { kind: 'bank', hours: 24, refill }
      const match = await httpMatch(server, people, { game: 'hamlet', late: 'usual', pace })
      const { dueAt } = (await body(match)).decisions[0] ?? {}
      const isAsStated = async () => expect((await body(match)).decisions).toMatchObject([{ seat: 0, dueAt }])
      server.clock.turn(20 * 3_600_000)
      for (const minutes of [0, 30, 45]) {
        await match.move(0, gather('farm')).expect(200)
        await match.move(0, { type: 'end-turn' }).expect(200)
        server.clock.turn(minutes * 60_000)

        await takeBack(match, 0).expect(200)
        await isAsStated()
        await takeBack(match, 0).expect(200)
        await isAsStated()
      }
      await match.move(0, { type: 'end-turn' }).expect(200)
      await takeBack(match, 0, { to: 1 }).expect(200)
      await isAsStated()
    },
  )
})
