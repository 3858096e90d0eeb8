import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
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
  takesAnOffer,
  turnTo,
} from '../scheduler/given.ts'
import { cancelsOrders, carriesOut, gathers, gives, inRoundOne, lays, leftTo, opens, playerOf } from './given.ts'

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const matchOf = (wish: object = {}) => httpMatch(server, people, { pace: { kind: 'hours', hours: 24 }, ...wish })
beforeEach(() => turnTo(server, monday))

const lastMove = async (match: HttpMatch) => (await entriesOf(server, match)).at(-1)?.move
const endTurn = { type: 'end-turn' }
const drives = { type: 'drive', steps: { 'church>farm': 1 } }

describe('standing orders', () => {
  test('Havana: play on for both seats, round after round, until there are none; the journal says so, and judges again', async () => {
    const match = await matchOf()
    const orders = [
      opens,
      carriesOut('siesta'),
      carriesOut('guardaespaldas'),
      // The next card to play.
      lays('reciclaje', 'siesta'),
      carriesOut('guardaespaldas'),
      carriesOut('reciclaje'),
      lays('ruina', 'reciclaje'),
    ]
    await gives(server, match, 0, ...orders)
    await gives(server, match, 1, ...orders)
    await handleDue(server)

    const makers = await makersOf(server, match)
    expect(makers.toSorted()).toEqual([...Array(7).fill('0 order'), ...Array(7).fill('1 order')])
    const { decisions } = await bodyOf(match)
    expect(decisions).toMatchObject([{ question: 'turn-3', late: false }])
    expect([await leftTo(server, match, 0), await leftTo(server, match, 1)]).toEqual([[], []])
    expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('answer an open question at once', async () => {
    const match = await matchOf()
    await gives(server, match, 0, opens)
    expect(await makersOf(server, match)).toEqual([])
    await server.deadlines.runOnce()
    expect(await makersOf(server, match)).toEqual(['0 order'])
    expect(await match.waitsFor()).toEqual([1])
  })

  test('answer a later question at once', async () => {
    const match = await matchOf({ game: 'hamlet' })
    await gives(server, match, 1, { move: endTurn })
    await handleDue(server)
    expect(await match.waitsFor()).toEqual([0])
    await match.move(0, endTurn).expect(200)
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 hand', '1 order'])
  })

  test('go on with one question as long as it is open', async () => {
    const match = await matchOf({ game: 'hamlet' })
    await gives(server, match, 0, { move: drives }, { move: endTurn })
    await server.deadlines.runOnce()
    expect(await makersOf(server, match)).toEqual(['0 order', '0 order'])
    expect(await match.waitsFor()).toEqual([1])
  })

  test('leave a question that they do not complete to the player, who goes on by hand with the remaining time', async () => {
    const match = await matchOf({ game: 'hamlet' })
    const { id, dueAt } = await askedOf(match, 0)
    server.clock.turn(hour)
    await gives(server, match, 0, { move: gathers('farm') })
    await handleDue(server)
    expect(await askedOf(match, 0)).toMatchObject({ id, dueAt, late: false })
    await match.move(0, endTurn).expect(200)
    expect(await makersOf(server, match)).toEqual(['0 order', '0 hand'])
  })

  test('answer only their own question: the first that does is carried out, the others stay', async () => {
    const match = await matchOf({ game: 'hamlet' })
    await gives(
      server,
      match,
      0,
      { question: 'turn-2', move: drives },
      { question: 'turn-8', move: gathers('farm') },
      { question: 'turn-1', move: endTurn },
      { question: 'turn', move: gathers('quarry') },
    )
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 order'])
    expect(await lastMove(match)).toEqual(endTurn)
    await match.move(1, endTurn).expect(200)
    await handleDue(server)
    expect((await makersOf(server, match)).slice(2)).toEqual(['0 order', '0 order'])
    expect(await leftTo(server, match, 0)).toEqual([gathers('farm')])
  })

  test('change nothing if none matches the question: the deadline and its consequences stay', async () => {
    const match = await matchOf({ game: 'hamlet', late: 'usual' })
    const before = await askedOf(match, 0)
    await gives(server, match, 0, { question: 'turn-2', move: gathers('farm') })
    await handleDue(server)
    expect(await askedOf(match, 0)).toEqual(before)
    await later(server, day - 1)
    expect(await makersOf(server, match)).toEqual([])
    await later(server, 1)
    expect(await makersOf(server, match)).toEqual(['0 clock'])
    expect(await leftTo(server, match, 0)).toEqual([gathers('farm')])
  })

  test('use as much of a bank of time as a move by hand', async () => {
    const bank = { game: 'hamlet', pace: { kind: 'bank', hours: 10, refill: 1 } }
    const [byOrder, byHand] = [await matchOf(bank), await matchOf(bank)]
    server.clock.turn(3 * hour)
    await gives(server, byOrder, 0, { move: endTurn })
    await handleDue(server)
    await byHand.move(0, endTurn).expect(200)
    for (const match of [byOrder, byHand]) await match.move(1, endTurn).expect(200)
    const due = [await askedOf(byOrder, 0), await askedOf(byHand, 0)].map(({ dueAt }) => dueAt)
    expect(due).toEqual(Array(2).fill('2026-03-02T20:00:00.000Z'))
  })

  test('act during nights and rest days, too', async () => {
    const owl = await livesIn(server, 'UTC', { night: { from: '08:00', until: '12:00' } })
    const match = await httpMatch(server, [owl, playerOf(await matchOf(), 1)], { game: 'hamlet' })
    await gives(server, match, 0, { move: endTurn })
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 order'])
  })

  test('are deleted when the player cancels or replaces them', async () => {
    const match = await matchOf({ game: 'hamlet' })
    await gives(server, match, 0, { move: gathers('farm') }, { move: endTurn })
    await gives(server, match, 0, { move: gathers('quarry') })
    expect(await leftTo(server, match, 0)).toEqual([gathers('quarry')])
    await cancelsOrders(server, match, playerOf(match, 0)).expect(204)
    expect(await leftTo(server, match, 0)).toEqual([])
    expect(await server.deadlines.runOnce()).toBe(0)
    expect(await makersOf(server, match)).toEqual([])
    await match.move(0, endTurn).expect(200)
  })

  test('are of no use once the match is over', async () => {
    const match = await matchOf()
    await gives(server, match, 0, carriesOut('siesta'))
    await match.post(1, '/resignation').expect(200)
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['1 hand'])
    expect(await judged(server, match)).toBeUndefined()
  })
})

describe('an order that stays', () => {
  const says = (feeding: string) => ({ type: 'standing-order', feeding, interest: 'pay' })

  test('is carried out once for each decision: the turn stays open, for its player', async () => {
    const match = await matchOf({ game: 'le-havre' })
    await gives(server, match, 0, { question: 'turn', move: says('ask'), stays: true })
    for (const turns of [1, 2, 3]) {
      await handleDue(server)
      const makers = (await makersOf(server, match)).filter((maker) => maker === '0 order')
      expect(makers).toHaveLength(turns)
      expect(await askedOf(match, 0)).toMatchObject({ question: `turn-${2 * turns - 1}` })
      await match.move(0, says('automatic')).expect(200)
      for (const seat of [0, 1]) await takesAnOffer(match, seat)
    }
    expect(await leftTo(server, match, 0)).toEqual([says('ask')])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('does not run for ever: it acts again on a decision only if it is given again', async () => {
    const match = await matchOf({ game: 'le-havre' })
    // Neither completes the decision, and each undoes the other.
    await gives(server, match, 0, { move: says('ask'), stays: true }, { move: says('automatic'), stays: true })
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 order'])
    await gives(server, match, 0, { move: says('automatic'), stays: true })
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 order', '0 order'])
    expect(await leftTo(server, match, 0)).toEqual([says('automatic')])
  })

  test('comes after those that do not stay', async () => {
    const match = await matchOf({ game: 'hamlet' })
    await gives(server, match, 0, { move: gathers('farm') }, { move: endTurn, stays: true })
    for (const seat of [1, 1]) {
      await handleDue(server)
      await match.move(seat, endTurn).expect(200)
    }
    await handleDue(server)
    expect(await makersOf(server, match)).toEqual(['0 order', '0 order', '1 hand', '0 order', '1 hand', '0 order'])
    expect(await leftTo(server, match, 0)).toEqual([endTurn])
  })
})

test('stays for later questions when the player takes a turn by hand', async () => {
  const match = await matchOf()
  const seat = await inRoundOne(match)
  await gives(server, match, seat, lays('reciclaje', 'siesta'))
  await handleDue(server)
  await match.move(seat, { type: 'siesta' }, { type: 'guardaespaldas' }).expect(200)
  await match.move(1 - seat, { type: 'siesta' }, { type: 'guardaespaldas' }).expect(200)
  await handleDue(server)
  expect((await makersOf(server, match)).at(-1)).toBe(`${seat} order`)
  expect(await match.waitsFor()).toEqual([1 - seat])
})
