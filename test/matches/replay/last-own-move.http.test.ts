import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { gives } from '../orders/given.ts'
import { agrees, proposed } from '../proposals/given.ts'
import { later, livesIn, monday, turnTo } from '../scheduler/given.ts'

const server = await testServer()
const http = request(server.app.server)
const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
beforeEach(() => turnTo(server, monday))

const gather = { type: 'gather', at: 'farm' }
const endTurn = { type: 'end-turn' }
const hamlet = (wish: object = {}) => httpMatch(server, [ann, bob], { game: 'hamlet', ...wish })
const lastMove = async (person: Person, { id }: HttpMatch): Promise<number> =>
  (await person.as(http.get(`/v1/matches/${id}/read-mark`)).expect(200)).body.moved
const Open = z.object({ decisions: z.array(z.object({ seat: z.int(), question: z.string() })) })
const asked = async (match: HttpMatch) => Open.parse((await match.get(0, '').expect(200)).body).decisions

describe('the version of one’s own last move', () => {
  test('is 0 before the start, without a move, and for those who do not play', async () => {
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'hamlet', seats: 2 }).expect(201)).body
    expect((await ann.as(http.get(`/v1/matches/${id}/read-mark`)).expect(200)).body).toEqual({
      version: 0,
      message: 0,
      moved: 0,
    })
    const match = await hamlet()
    await match.move(0, gather).expect(200)
    expect([await lastMove(bob, match), await lastMove(await newPlayer(server), match)]).toEqual([0, 0])
  })

  test('is that of the newest move of one’s own, whatever others have done since and wherever one has read', async () => {
    const match = await hamlet()
    await match.move(0, gather, endTurn).expect(200)
    await match.move(1, endTurn).expect(200)
    expect([await lastMove(ann, match), await lastMove(bob, match)]).toEqual([3, 4])
    await ann
      .as(http.put(`/v1/matches/${match.id}/read-mark`))
      .send({ version: 4 })
      .expect(200)
    expect(await lastMove(ann, match)).toBe(3)
  })

  test('counts no move that was taken back', async () => {
    const match = await hamlet()
    await match.move(0, gather, endTurn).expect(200)
    await match.move(1, endTurn).expect(200)
    await proposed(match, 1, { kind: 'take-back', to: 2 })
    await agrees(match, 0)
    expect([await lastMove(ann, match), await lastMove(bob, match)]).toEqual([2, 0])
  })

  test('is that at which one took one’s own moves back: nobody has moved since', async () => {
    const match = await hamlet()
    await match.move(0, gather).expect(200)
    await match.post(0, '/take-back').expect(200)
    expect(await lastMove(ann, match)).toBe(3)
  })

  test('counts no answer by the clock or a standing order', async () => {
    const match = await hamlet({ pace: { kind: 'hours', hours: 24 }, late: 'usual' })
    await later(server, 24 * 3_600_000)
    await gives(server, match, 1, { question: 'turn', move: endTurn })
    await handleDue(server)
    expect(await asked(match)).toMatchObject([{ seat: 0, question: 'turn-2' }])
    expect([await lastMove(ann, match), await lastMove(bob, match)]).toEqual([0, 0])
  })

  test('counts only what one did oneself in a seat that changed hands', async () => {
    const cleo = await livesIn(server, 'UTC')
    const match = await hamlet({ pace: { kind: 'hours', hours: 24 }, late: 'substitute' })
    await match.move(0, gather).expect(200)
    await later(server, 25 * 3_600_000)
    await cleo
      .as(http.post(`/v1/matches/${match.id}/substitute`))
      .send({ seat: 0 })
      .expect(200)
    expect([await lastMove(ann, match), await lastMove(cleo, match)]).toEqual([2, 0])
    await cleo
      .as(http.post(`/v1/matches/${match.id}/moves`))
      .send({ moves: [endTurn] })
      .expect(200)
    expect([await lastMove(ann, match), await lastMove(cleo, match)]).toEqual([2, 4])
  })

  test('counts no answer out of turn, as to feeding in Le Havre, nor a move that one may make at any time', async () => {
    const match = await httpMatch(server, [ann, bob], { game: 'le-havre' })
    const offered = async (seat: number, ...types: string[]) =>
      (await match.choices(seat)).find(({ move }) => types.includes(move.type))?.example ?? {}
    await match.move(1, { type: 'standing-order', feeding: 'ask', interest: 'pay' }).expect(200)
    expect(await lastMove(bob, match)).toBe(0)
    await match.move(0, { type: 'standing-order', feeding: 'ask', interest: 'pay' }).expect(200)
    const isFeeding = ({ question }: { question: string }) => question.startsWith('feeding')
    for (let open = await asked(match); !open.some(isFeeding); open = await asked(match)) {
      for (const { seat } of open) {
        await match.move(seat, await offered(seat, 'supply', 'take-offer', 'end-turn')).expect(200)
      }
    }
    const before = [await lastMove(ann, match), await lastMove(bob, match)]
    expect(before).not.toContain(0)
    for (const { seat } of await asked(match)) await match.move(seat, await offered(seat, 'feed')).expect(200)
    expect((await asked(match)).some(isFeeding)).toBe(false)
    expect([await lastMove(ann, match), await lastMove(bob, match)]).toEqual(before)
  })
})
