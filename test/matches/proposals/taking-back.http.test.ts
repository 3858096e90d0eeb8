import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import {
  bodyOf,
  day,
  dueOf,
  entriesOf,
  exampleFor,
  hour,
  judged,
  monday,
  noticesOf,
  turnTo,
} from '../scheduler/given.ts'
import { agrees, answers, proposed, proposes, seats } from './given.ts'

const server = await testServer()
beforeEach(() => turnTo(server, monday))

const newMatch = async (wish: object = {}) =>
  httpMatch(server, [await newPlayer(server), await newPlayer(server), await newPlayer(server)], wish)
const viewOf = async (match: HttpMatch, seat: number) => (await match.get(seat, '/view').expect(200)).body.view
const endTurn = (match: HttpMatch, seat: number) => match.move(seat, { type: 'end-turn' }).expect(200)
const hamlet = { game: 'hamlet', pace: { kind: 'hours', hours: 24 } }

/** All agree to what seat 0 proposes. */
async function takesBack(match: HttpMatch, to: number): Promise<void> {
  const { number, waitsFor } = await proposed(match, 0, { kind: 'take-back', to })
  for (const seat of seats(waitsFor)) await agrees(match, seat, number)
}

describe('moves that all agree to take back', () => {
  test('may be others’ moves, and draws: the position is as it was', async () => {
    const match = await newMatch()
    const before = await Promise.all([0, 1, 2].map((seat) => viewOf(match, seat)))
    for (let moves = 0; moves < 12; moves++) await match.playOn()
    const { version } = await bodyOf(match)

    await takesBack(match, 1)

    expect(await Promise.all([0, 1, 2].map((seat) => viewOf(match, seat)))).toEqual(before)
    const [entry] = (await entriesOf(server, match)).slice(-1)
    expect(entry).toMatchObject({
      version: version + 1,
      kind: 'taken-back',
      actor: { kind: 'seat', seat: 0, by: 'hand' },
      events: [{ type: 'taken-back', to: 1, agreed: true }],
    })
    expect(await match.waitsFor()).toEqual([0, 1, 2])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('can be played again, more than once, and the whole journal judges again', async () => {
    const match = await newMatch()
    for (let moves = 0; moves < 12; moves++) await match.playOn()
    await takesBack(match, 7)
    await takesBack(match, 3)
    for (let moves = 0; moves < 6; moves++) {
      const [seat = -1] = await match.waitsFor()
      await match.move(seat, await exampleFor(match, seat)).expect(200)
    }
    expect((await bodyOf(match)).version).toBe(13 + 2 + 6)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('leave full time for the decisions, and everybody gets a notice of whose turn it is', async () => {
    const match = await newMatch(hamlet)
    await endTurn(match, 0)
    server.clock.turn(20 * hour)
    await endTurn(match, 1)
    server.clock.turn(20 * hour)

    await takesBack(match, 1)

    expect((await bodyOf(match)).decisions).toMatchObject([{ seat: 0, late: false, dueAt: '2026-03-05T01:00:00.000Z' }])
    expect((await noticesOf(server, match, 'your-turn')).at(-1)).toMatchObject({ to: 0 })
  })

  test('may include a resignation: the seat plays again', async () => {
    const match = await newMatch(hamlet)
    await match.post(0, '/resignation').expect(200)
    expect((await bodyOf(match)).players[0]).toMatchObject({ resigned: true })
    const { number, waitsFor } = await proposed(match, 1, { kind: 'take-back', to: 1 })
    expect(seats(waitsFor)).toEqual([2])

    await agrees(match, 2, number)

    expect((await bodyOf(match)).players[0]).toMatchObject({ seat: 0, resigned: false })
    const where = { matchId: match.id, seat: 0 }
    expect(await server.platform.database.prisma.participant.findFirst({ where })).toMatchObject({ leftAt: null })
    expect(await dueOf(match, 0)).toBe('2026-03-03T09:00:00.000Z')
    await endTurn(match, 0)
    expect(await judged(server, match)).toBeUndefined()
    expect(seats((await proposed(match, 1, { kind: 'end' })).waitsFor)).toEqual([0, 2])
  })

  test('leave a seat given up that was given up before that version', async () => {
    const match = await newMatch(hamlet)
    await match.post(2, '/resignation').expect(200)
    await endTurn(match, 0)
    await takesBack(match, 2)
    expect((await bodyOf(match)).players.map(({ resigned }) => resigned)).toEqual([false, false, true])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('stay if a player declines or has moved', async () => {
    const match = await newMatch(hamlet)
    await endTurn(match, 0)
    await proposed(match, 0, { kind: 'take-back', to: 1 })
    await answers(match, 2, 1, false).expect(200)
    expect((await bodyOf(match)).version).toBe(2)

    await proposed(match, 0, { kind: 'take-back', to: 1 })
    await agrees(match, 2, 2)
    await endTurn(match, 1)
    expect((await answers(match, 1, 2)).body).toMatchObject({ status: 409, code: 'proposal-over' })
    expect((await bodyOf(match)).version).toBe(3)
  })

  test('and a concurrent move: one of the two comes first', async () => {
    const match = await newMatch(hamlet)
    await endTurn(match, 0)
    await proposed(match, 0, { kind: 'take-back', to: 1 })
    await agrees(match, 2)
    const [taken, moved] = await Promise.all([answers(match, 1, 1), match.move(1, { type: 'end-turn' })])
    const { version } = await bodyOf(match)
    expect(version).toBe(3)
    expect([taken.status, moved.status]).toEqual(taken.status === 200 ? [200, 422] : [409, 200])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('are refused if the position is unchanged since then', async () => {
    const match = await newMatch(hamlet)
    await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
    await match.post(0, '/take-back', {}).expect(200)
    const refused = await proposes(match, 0, { kind: 'take-back', to: 1 })
    expect(refused.body).toMatchObject({ status: 409, code: 'nothing-to-take-back' })
    server.clock.turn(day)
    expect((await proposed(match, 0, { kind: 'take-back', to: 2 })).status).toBe('open')
  })
})
