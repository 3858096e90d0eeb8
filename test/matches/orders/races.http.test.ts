import { Registry } from 'prom-client'
import request from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { server as anotherServer } from '../../../src/main.ts'
import { amending } from '../../../src/matches/commit/amend.ts'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { ordersReplaced } from '../../../src/matches/orders/replace-orders.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import { handled } from '../../../src/matches/scheduler/amendments.ts'
import { answeringForAbsent } from '../../../src/matches/scheduler/answer-for-absent.ts'
import { automaticDecisions } from '../../../src/matches/scheduler/automatic-decisions.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { askedOf, entriesOf, judged, livesIn, makersOf, monday, noticesOf, turnTo } from '../scheduler/given.ts'
import { gathers, gives, leftTo, playerOf, requestOrders } from './given.ts'

/** Two servers on one database: each has its own clock, and its own cache of matches. */

const server = await testServer()
const other = await anotherServer({ ...server.platform, metrics: new Registry() })
await other.app.ready()
afterAll(() => other.app.close())
const schedulers = [server.deadlines, other.deadlines, server.deadlines, other.deadlines]
const allLook = () => Promise.all(schedulers.map((scheduler) => scheduler.runOnce()))
const sayToOther = (match: HttpMatch, seat: number, orders: readonly object[]) =>
  playerOf(match, seat)
    .as(request(other.app.server).put(`/v1/matches/${match.id}/orders`))
    .send({ orders })

const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
async function matchesOf(count: number, wish: object): Promise<HttpMatch[]> {
  const matches = []
  while (matches.length < count) matches.push(await httpMatch(server, people, wish))
  return matches
}
beforeEach(() => turnTo(server, monday))

const endTurn = { type: 'end-turn' }
const endsTurnOne = { question: 'turn-1', move: endTurn }
const opensWith = (...cards: string[]) => ({ question: 'opening', move: { type: 'open', cards } })

test('nothing is stored that builds on an older version or roster of the match', async () => {
  const [match] = await matchesOf(1, { game: 'hamlet' })
  if (match === undefined) throw new Error('there is no match')
  await gives(server, match, 0, { question: 'turn-9', move: endTurn })
  const record = await existing(server.platform, match.id)
  const { id, version, roster } = record
  const { commit } = groupCommit(server.platform)
  const none = ordersReplaced(record, 0, [], server.clock.now())
  const left = handled(record, { seat: 0, question: 'turn-1', since: 1 })
  for (const older of [
    { match: id, expected: version - 1, roster },
    { match: id, expected: version, roster: roster - 1 },
  ]) {
    expect(await commit({ ...older, effects: none })).toBe('lost')
    expect(await commit({ ...older, effects: left })).toBe('lost')
  }
  expect(await leftTo(server, match, 0)).toEqual([endTurn])
  expect(left).toHaveLength(1)
  expect(await commit({ match: id, expected: version, roster, effects: left })).toBe('stored')
})

test('orders that arrive while the server looks for one are not taken for handled', async () => {
  const { platform } = server
  const [match] = await matchesOf(1, { game: 'hamlet' })
  if (match === undefined) throw new Error('there is no match')
  await gives(server, match, 0, { question: 'turn-9', move: endTurn })
  const known = liveMatches(platform)
  const commits = groupCommit(platform)
  const amend = amending(platform, commits)
  const inTheirPlace = answeringForAbsent(platform, changes(platform, known, commits))
  const finds = async () => gives(server, match, 0, endsTurnOne)
  await automaticDecisions(platform, known, amend, inTheirPlace, finds, server.app.log)(server.clock.now())
  await handleDue(server)
  expect(await makersOf(server, match)).toEqual(['0 order'])
})

describe('at the same moment', () => {
  test('several servers look at many matches: each order is carried out once', async () => {
    const matches = await matchesOf(6, { game: 'hamlet' })
    for (const match of matches) {
      for (const seat of [0, 1]) await gives(server, match, seat, { move: gathers('farm') }, { move: endTurn })
    }
    for (let looks = 0; looks < 4; looks++) await allLook()
    for (const match of matches) {
      const makers = await makersOf(server, match)
      expect(makers.slice(0, 2)).toEqual(['0 order', '0 order'])
      expect(makers.filter((maker) => maker === '0 order')).toHaveLength(2)
      expect(await leftTo(server, match, 0)).toEqual([])
      expect(await judged(server, match)).toBeUndefined()
    }
  })

  test('an order that stays is carried out once for each decision', async () => {
    const matches = await matchesOf(4, { game: 'le-havre' })
    const asks = { move: { type: 'standing-order', feeding: 'ask', interest: 'pay' }, stays: true }
    for (const match of matches) await gives(server, match, 0, asks)
    for (let looks = 0; looks < 3; looks++) await allLook()
    for (const match of matches) {
      expect(await makersOf(server, match)).toEqual(['0 order'])
      expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([])
      expect(await leftTo(server, match, 0)).toEqual([asks.move])
    }
  })

  test('the player moves by hand: exactly one of the two moves is made', async () => {
    for (const match of await matchesOf(6, { game: 'hamlet' })) {
      await gives(server, match, 0, endsTurnOne)
      const { id } = await askedOf(match, 0)
      const byHand = match.post(0, '/moves', { moves: [endTurn], decision: id })
      const [{ status, body }] = await Promise.all([byHand, allLook()])
      await handleDue(server)
      expect([await makersOf(server, match), status, body.code, await leftTo(server, match, 0)]).toEqual(
        status === 200 ? [['0 hand'], 200, undefined, [endTurn]] : [['0 order'], 409, 'decision-passed', []],
      )
    }
  })

  test('the player replaces their orders: either the old one is carried out, or the new one', async () => {
    const [old, young] = [opensWith('siesta', 'obreros'), opensWith('mendigo', 'mama')]
    for (const match of await matchesOf(6, { game: 'havana' })) {
      await gives(server, match, 0, old)
      await Promise.all([allLook(), sayToOther(match, 0, [young]).expect(200)])
      await handleDue(server)
      const [, entry, ...more] = await entriesOf(server, match)
      expect(more).toEqual([])
      const left = await leftTo(server, match, 0)
      expect([
        [old.move, [young.move]],
        [young.move, []],
      ]).toContainEqual([entry?.move, left])
    }
  })

  test('orders are given twice: all of one request are stored, none of the other', async () => {
    const [few, many] = [[endsTurnOne], [gathers('farm'), gathers('quarry'), endTurn].map((move) => ({ move }))]
    for (const match of await matchesOf(4, { game: 'hamlet' })) {
      const answers = await Promise.all([
        requestOrders(server, match, playerOf(match, 1), few),
        sayToOther(match, 1, many),
        requestOrders(server, match, playerOf(match, 1), few),
        sayToOther(match, 1, many),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect([few, many].map((orders) => orders.map(({ move }) => move))).toContainEqual(await leftTo(server, match, 1))
    }
  })

  test('a player gives orders and is asked: the question is not missed', async () => {
    for (const match of await matchesOf(6, { game: 'hamlet' })) {
      const [moved] = await Promise.all([match.move(0, endTurn), sayToOther(match, 1, [{ move: endTurn }]).expect(200)])
      expect(moved.status).toBe(200)
      await handleDue(server)
      expect(await makersOf(server, match)).toEqual(['0 hand', '1 order'])
    }
  })

  test('orders are given for a decision that no order matched: the new one is carried out', async () => {
    for (const match of await matchesOf(6, { game: 'hamlet' })) {
      await gives(server, match, 0, { question: 'turn-9', move: endTurn })
      await Promise.all([allLook(), sayToOther(match, 0, [endsTurnOne]).expect(200)])
      await handleDue(server)
      expect(await makersOf(server, match)).toEqual(['0 order'])
    }
  })

  test('an order fails and the player moves by hand: the move is made, and the orders are either all cancelled or all kept', async () => {
    const wrong = { question: 'turn-1', move: endTurn, conditions: [{ at: '/round', is: 'equal', value: 99 }] }
    for (const match of await matchesOf(6, { game: 'hamlet' })) {
      await gives(server, match, 0, wrong, { question: 'turn-9', move: endTurn })
      const [moved] = await Promise.all([match.move(0, endTurn), allLook()])
      expect(moved.status).toBe(200)
      await handleDue(server)
      expect(await makersOf(server, match)).toEqual(['0 hand'])
      const left = await leftTo(server, match, 0)
      const notices = await noticesOf(server, match, 'orders-cancelled')
      expect([
        [0, 1],
        [2, 0],
      ]).toContainEqual([left.length, notices.length])
    }
  })
})
