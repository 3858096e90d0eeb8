import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { askedOf, entriesOf, judged, livesIn, makersOf, monday, noticesOf, turnTo } from '../scheduler/given.ts'
import { gathers, gives, leftTo } from './given.ts'

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const hamlet = () => httpMatch(server, people, { game: 'hamlet', pace: { kind: 'hours', hours: 24 } })
beforeEach(() => turnTo(server, monday))

const endTurn = { type: 'end-turn' }
const drives = { type: 'drive', steps: { 'church>farm': 1 } }
const takesBack = (match: HttpMatch, seat: number, to?: number) => match.post(seat, '/take-back', { to })
const viewOf = async (match: HttpMatch) => (await match.get(0, '/view').expect(200)).body.view

describe('a player takes back', () => {
  test('what a standing order did, like a move of their own: the other orders do not repeat it', async () => {
    const match = await hamlet()
    const [before, asked] = [await viewOf(match), await askedOf(match, 0)]
    await gives(server, match, 0, { move: drives }, { question: 'turn-2', move: endTurn })
    await handleDue(server)
    await takesBack(match, 0).expect(200)
    await handleDue(server)

    expect(await viewOf(match)).toEqual(before)
    expect(await askedOf(match, 0)).toEqual(asked)
    expect((await entriesOf(server, match)).map(({ kind }) => kind)).toEqual(['opened', 'moved', 'taken-back'])
    expect(await leftTo(server, match, 0)).toEqual([])
    expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('a turn that an order ended: the seat is asked again, and answers by hand', async () => {
    const match = await hamlet()
    await gives(server, match, 0, { move: endTurn, stays: true })
    await handleDue(server)
    await takesBack(match, 0).expect(200)
    await handleDue(server)
    expect(await match.waitsFor()).toEqual([0])
    await match.move(0, gathers('farm')).expect(200)
    expect(await makersOf(server, match)).toEqual(['0 order', '0 hand', '0 hand'])
  })

  test('a move of their own, before the server has handled orders given since: these are cancelled, too', async () => {
    const match = await hamlet()
    await match.move(0, gathers('farm')).expect(200)
    await gives(server, match, 0, { move: endTurn })
    await takesBack(match, 0).expect(200)
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 hand', '0 hand'])
    expect(await match.waitsFor()).toEqual([0])
  })

  test('and the orders of the others remain', async () => {
    const match = await hamlet()
    await gives(server, match, 1, { move: endTurn })
    await match.move(0, gathers('farm')).expect(200)
    await takesBack(match, 0).expect(200)
    expect(await leftTo(server, match, 1)).toEqual([endTurn])
    await match.move(0, endTurn).expect(200)
    await handleDue(server)
    expect((await makersOf(server, match)).at(-1)).toBe('1 order')
  })

  test('nothing once another player’s order was carried out', async () => {
    const match = await hamlet()
    await gives(server, match, 1, { move: gathers('quarry') })
    await match.move(0, endTurn).expect(200)
    await handleDue(server)
    expect((await takesBack(match, 0).expect(409)).body.code).toBe('others-have-moved')
  })
})

test('if all agree to take moves back, all orders of the match are cancelled, so that none repeats a move', async () => {
  const match = await hamlet()
  await gives(server, match, 1, { move: endTurn, stays: true })
  await gives(server, match, 0, { question: 'turn-7', move: endTurn })
  await match.move(0, endTurn).expect(200)
  await handleDue(server)
  expect(await makersOf(server, match)).toEqual(['0 hand', '1 order'])

  const { body } = await match.post(0, '/proposals', { kind: 'take-back', to: 2 }).expect(201)
  await match.post(1, `/proposals/${body.number}/answer`, { agree: true }).expect(200)
  await handleDue(server)

  expect((await entriesOf(server, match)).at(-1)?.kind).toBe('taken-back')
  expect(await match.waitsFor()).toEqual([1])
  expect([await leftTo(server, match, 0), await leftTo(server, match, 1)]).toEqual([[], []])
  expect(await judged(server, match)).toBeUndefined()
})
