import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { askedOf, day, judged, later, livesIn, makersOf, monday, noticesOf, turnTo } from '../scheduler/given.ts'
import { carriesOut, gives, inRoundOne, lays, leftTo } from './given.ts'

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const matchOf = () => httpMatch(server, people, { pace: { kind: 'hours', hours: 24 }, late: 'bot' })
beforeEach(() => turnTo(server, monday))

const siesta = carriesOut('siesta')

/** In round one, the seat to move gives an order with this condition, and another one. */
async function ordersIf(condition: object): Promise<{ match: HttpMatch; seat: number }> {
  const match = await matchOf()
  const seat = await inRoundOne(match)
  await gives(server, match, seat, { ...siesta, conditions: [condition] }, lays('reciclaje', 'siesta'))
  await handleDue(server)
  return { match, seat }
}

const moversAfterOpening = async (match: HttpMatch) => (await makersOf(server, match)).slice(2)

describe('an order whose condition holds is carried out', () => {
  test.each([
    { at: '/round', is: 'equal', value: 1 },
    { at: '/phase/name', is: 'equal', value: 'turns' },
    { at: '/phase/demolished', is: 'equal', value: false },
    { at: '/seats/0/pieces/pesos', is: 'at-least', value: 1 },
    { at: '/card/pesos', is: 'at-most', value: 3 },
  ])('%j', async (condition) => {
    const { match, seat } = await ordersIf(condition)
    expect(await moversAfterOpening(match)).toEqual([`${seat} order`])
    expect(await leftTo(server, match, seat)).toEqual([lays('reciclaje', 'siesta').move])
    expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([])
  })

  test('what only the seat itself sees is in its view', async () => {
    const match = await matchOf()
    const seat = await inRoundOne(match)
    const conditions = [{ at: `/seats/${seat}/secret/hand/0`, is: 'equal', value: 'mendigo' }]
    await gives(server, match, seat, { ...siesta, conditions })
    await handleDue(server)
    expect(await moversAfterOpening(match)).toEqual([`${seat} order`])
  })
})

describe('an order whose condition fails cancels all orders of the seat; its player gets a notice, and is asked as usual', () => {
  test.each([
    { at: '/round', is: 'equal', value: 2, says: '/round = 2' },
    { at: '/round', is: 'equal', value: '1', says: '/round = "1"' },
    { at: '/phase/demolished', is: 'equal', value: true, says: '/phase/demolished = true' },
    { at: '/seats/0/pieces/pesos', is: 'at-least', value: 2, says: '/seats/0/pieces/pesos ≥ 2' },
    { at: '/card/pesos', is: 'at-most', value: 2, says: '/card/pesos ≤ 2' },
    { at: '/phase/name', is: 'at-least', value: 0, says: '/phase/name ≥ 0' },
    { at: '/seats/0', is: 'equal', value: null, says: '/seats/0 = null' },
    { at: '/seats/0/secret/hand/9', is: 'equal', value: 'mama', says: '/seats/0/secret/hand/9 = "mama"' },
  ])('$says', async ({ says, ...condition }) => {
    const { match, seat } = await ordersIf(condition)
    expect(await moversAfterOpening(match)).toEqual([])
    expect(await leftTo(server, match, seat)).toEqual([])
    const about = { match: match.id, seat, version: 3, question: 'turn-1' }
    const payload = { ...about, why: 'condition', move: siesta.move, condition: says }
    expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([{ to: seat, payload }])
    expect(await askedOf(match, seat)).toMatchObject({ since: 3, dueAt: '2026-03-03T09:00:00.000Z', late: false })
    expect(await server.deadlines.runOnce()).toBe(0)
  })

  test('even if it is about what others hide, true or not', async () => {
    const match = await matchOf()
    const seat = await inRoundOne(match)
    const conditions = [{ at: `/seats/${1 - seat}/secret/hand/0`, is: 'equal', value: 'mendigo' }]
    await gives(server, match, seat, { ...siesta, conditions })
    await handleDue(server)
    expect(await moversAfterOpening(match)).toEqual([])
    expect(await noticesOf(server, match, 'orders-cancelled')).toHaveLength(1)
  })

  test('one of several is enough', async () => {
    const match = await matchOf()
    const seat = await inRoundOne(match)
    const conditions = [
      { at: '/round', is: 'equal', value: 1 },
      { at: '/card/pesos', is: 'at-most', value: 2 },
    ]
    await gives(server, match, seat, { ...siesta, conditions })
    await handleDue(server)
    expect(await leftTo(server, match, seat)).toEqual([])
  })

  test('the condition is tested when the order is carried out, not when it is given', async () => {
    const match = await matchOf()
    const conditions = [{ at: '/round', is: 'equal', value: 1 }]
    await gives(server, match, 0, { ...siesta, conditions })
    await gives(server, match, 1, { ...siesta, conditions })
    const seat = await inRoundOne(match)
    await handleDue(server)
    expect(await moversAfterOpening(match)).toEqual([`${seat} order`])
  })
})

describe('an order whose move the rules refuse', () => {
  test('makes no move: all orders of the seat are cancelled, and its player decides', async () => {
    const match = await matchOf()
    const seat = await inRoundOne(match)
    await gives(server, match, seat, carriesOut('mama'), siesta)
    await handleDue(server)
    expect(await moversAfterOpening(match)).toEqual([])
    expect(await leftTo(server, match, seat)).toEqual([])
    const about = { match: match.id, seat, version: 3, question: 'turn-1' }
    const refusal = { rule: 'havana/not-on-your-table', params: { card: 'mama' } }
    const payload = { ...about, why: 'refused', move: carriesOut('mama').move, refusal }
    expect(await noticesOf(server, match, 'orders-cancelled')).toEqual([{ to: seat, payload }])
    await match.move(seat, siesta.move).expect(200)
    expect(await judged(server, match)).toBeUndefined()
  })

  test('cancels the orders after it, not those of others; what was carried out before it stays', async () => {
    const match = await matchOf()
    const seat = await inRoundOne(match)
    await gives(server, match, 1 - seat, lays('reciclaje', 'siesta'))
    await gives(server, match, seat, siesta, siesta, carriesOut('guardaespaldas'))
    await handleDue(server)
    expect(await moversAfterOpening(match)).toEqual([`${seat} order`])
    expect(await leftTo(server, match, seat)).toEqual([])
    expect(await leftTo(server, match, 1 - seat)).toEqual([lays('reciclaje', 'siesta').move])
  })

  test('changes neither the deadline nor its consequences', async () => {
    const match = await matchOf()
    const seat = await inRoundOne(match)
    await gives(server, match, seat, carriesOut('mama'))
    await later(server, day - 1)
    expect(await moversAfterOpening(match)).toEqual([])
    await later(server, 1)
    expect(await moversAfterOpening(match)).toContain(`${seat} bot`)
  })
})
