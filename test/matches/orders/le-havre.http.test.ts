import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { State } from '../../../src/games/le-havre/state.ts'
import { View } from '../../../src/games/le-havre/view.ts'
import { matchDice } from '../../../src/journal/dice.ts'
import { open } from '../../../src/journal/open.ts'
import { secretsOf } from '../../../src/journal/secrets.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import {
  askedOf,
  bodyOf,
  entriesOf,
  judged,
  livesIn,
  makersOf,
  monday,
  noticesOf,
  takesAnOffer,
  turnTo,
} from '../scheduler/given.ts'
import { gives, leftTo } from './given.ts'

/** Le Havre has default orders, by which it never asks about food and interest; other orders say how to answer. */

const server = await testServer()
const people = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const matchOf = (seed?: (match: string) => Promise<unknown>) => httpMatch(server, people, { game: 'le-havre' }, seed)
beforeEach(() => turnTo(server, monday))

const viewOf = async (match: HttpMatch) => View.parse((await match.get(0, '/view').expect(200)).body.view)
const stockOf = async (match: HttpMatch, seat: number) => (await viewOf(match)).seats[seat]?.stock
const take = (offer: string) => ({ type: 'take-offer', offer })
const asksForFood = { type: 'standing-order', feeding: 'ask', interest: 'pay' }

/** Round one: seat 0 takes the fish; then six offers are taken in turn. */
async function fishesInRoundOne(match: HttpMatch): Promise<void> {
  await match.move(0, take('fish')).expect(200)
  for (let turn = 2; turn <= 7; turn++) await takesAnOffer(match, (turn - 1) % 2)
}

describe('how to feed', () => {
  test('by the game’s default order, nobody is asked', async () => {
    const match = await matchOf()
    await match.move(0, asksForFood).expect(200)
    await match.move(0, { type: 'standing-order', feeding: 'automatic', interest: 'pay' }).expect(200)
    await fishesInRoundOne(match)
    expect((await bodyOf(match)).decisions).toMatchObject([{ question: 'turn-8' }])
  })

  test('the game’s default order can be given as a standing order', async () => {
    const match = await matchOf()
    await gives(server, match, 1, { question: 'turn-2', move: asksForFood })
    await match.move(0, take('fish')).expect(200)
    await handleDue(server)
    expect((await viewOf(match)).seats[1]?.feeding).toBe('ask')
    expect(await askedOf(match, 1)).toMatchObject({ question: 'turn-2' })
  })

  test('by a standing order, in its way: in francs, to keep the fish', async () => {
    const match = await matchOf()
    await match.move(0, asksForFood).expect(200)
    const conditions = [
      { at: '/seats/0/stock/fish', is: 'at-least', value: 2 },
      { at: '/seats/0/stock/franc', is: 'at-least', value: 3 },
    ]
    await gives(server, match, 0, { question: 'feeding-1', move: { type: 'feed', pay: { franc: 3 } }, conditions })
    await fishesInRoundOne(match)
    const before = await stockOf(match, 0)
    expect(await askedOf(match, 0)).toMatchObject({ question: 'feeding-1' })
    await handleDue(server)
    expect((await makersOf(server, match)).at(-1)).toBe('0 order')
    expect(await stockOf(match, 0)).toMatchObject({ fish: before?.fish, franc: (before?.franc ?? 0) - 3 })
    expect((await bodyOf(match)).decisions).toMatchObject([{ question: 'turn-8' }])
    expect(await judged(server, match)).toBeUndefined()
  })
})

/** The tile that bears interest comes last in each round: seat 0 is asked before it in the third one. */
function interestComesLast(seed: string, match: string): boolean {
  const at = server.clock.now().toISOString()
  const joined = people.map((_, seat) => ({ participant: String(seat), entropy: '' }))
  const options = leHavre.meta.options.parse({})
  const { head } = open(leHavre, { match, at, seed, joined, seating: 'as-joined', options })
  const [first] = State.parse(head.state).tiles
  if (first === 'wood-fish') return false
  const { diceKey } = secretsOf(
    seed,
    people.map(() => ''),
  )
  const dice = matchDice(diceKey, match, head.draws)
  // The one of the seven that bears interest keeps its place among the remaining ones.
  const left = ['wood-cattle', 'wood-clay', 'wood-franc', 'fish-clay', 'wood-fish', 'fish-grain', 'iron-franc'].filter(
    (tile) => tile !== first,
  )
  return [1, 2, 3, 4, 5].every(() => left.splice(dice.below(left.length), 1)[0] !== 'wood-fish')
}

async function seedWithInterestLast(match: string): Promise<void> {
  const { database, secrets } = server.platform
  const seed = [...Array(1000).keys()]
    .map((number) => createHash('sha256').update(`${number}`).digest('hex'))
    .find((one) => interestComesLast(one, match))
  if (seed === undefined) throw new Error('interest comes last by no seed')
  await database.prisma.match.update({
    where: { id: match },
    data: { sealedSeed: secrets.seal(seed, match), commitment: secretsOf(seed, []).commitment },
  })
}

/** Two rounds without food or francs: both seats have a loan. Then seat 0 takes the francs. */
async function inDebt(): Promise<HttpMatch> {
  const match = await matchOf(seedWithInterestLast)
  for (let turn = 1; turn <= 14; turn++) {
    const { offers } = await viewOf(match)
    const offer = (['wood', 'clay', 'iron', 'grain', 'cattle'] as const).find((one) => offers[one] > 0)
    await match.move((turn - 1) % 2, take(offer ?? 'fish')).expect(200)
  }
  await match.move(0, take('franc')).expect(200)
  expect((await viewOf(match)).seats).toMatchObject([{ loans: 1 }, { loans: 1 }])
  return match
}

/** Up to the turn on whose tile interest falls due. */
async function untilInterest(match: HttpMatch): Promise<void> {
  for (let turn = 16; turn <= 20; turn++) await takesAnOffer(match, (turn - 1) % 2)
}

describe('whether to repay before interest', () => {
  test('by a standing order: the loan is repaid in time, and no interest falls due', async () => {
    const match = await inDebt()
    await gives(server, match, 0, {
      question: 'supply',
      move: { type: 'repay', loans: 1 },
      conditions: [
        { at: '/seats/0/loans', is: 'equal', value: 1 },
        { at: '/seats/0/stock/franc', is: 'at-least', value: 5 },
      ],
    })
    await untilInterest(match)
    const before = await stockOf(match, 0)
    expect(await askedOf(match, 0)).toMatchObject({ question: 'supply-21' })
    await handleDue(server)
    expect((await entriesOf(server, match)).at(-1)).toMatchObject({ actor: { by: 'order' }, move: { type: 'repay' } })
    expect((await viewOf(match)).seats[0]).toMatchObject({ loans: 0, stock: { franc: (before?.franc ?? 0) - 5 } })
    expect(await askedOf(match, 0)).toMatchObject({ question: 'turn-21' })
    expect(await judged(server, match)).toBeUndefined()
  })

  test('by a standing order: the loan is kept, and interest is paid without a question', async () => {
    const match = await inDebt()
    const supply = { type: 'supply' }
    await gives(server, match, 0, { question: 'supply', move: supply, stays: true })
    await untilInterest(match)
    const before = [await stockOf(match, 0), await stockOf(match, 1)]
    await handleDue(server)
    // The other seat pays by the game's default order.
    expect((await viewOf(match)).seats).toMatchObject(
      before.map((stock) => ({ loans: 1, stock: { franc: (stock?.franc ?? 0) - 1 } })),
    )
    expect(await askedOf(match, 0)).toMatchObject({ question: 'turn-21' })
    expect(await leftTo(server, match, 0)).toEqual([supply])
  })

  test('if there are too few francs by then, nothing is repaid: the seat is asked', async () => {
    const match = await inDebt()
    const conditions = [{ at: '/seats/0/stock/franc', is: 'at-least', value: 100 }]
    await gives(server, match, 0, { question: 'supply', move: { type: 'repay', loans: 1 }, conditions })
    await untilInterest(match)
    await handleDue(server)
    expect(await askedOf(match, 0)).toMatchObject({ question: 'supply-21' })
    expect(await noticesOf(server, match, 'orders-cancelled')).toMatchObject([{ to: 0, payload: { why: 'condition' } }])
    expect((await viewOf(match)).seats[0]?.loans).toBe(1)
  })
})

/** Two rounds in which seat 0 eats fish, while seat 1 takes a loan. Then seat 1 takes the francs. */
async function withoutLoan(): Promise<HttpMatch> {
  const match = await matchOf(seedWithInterestLast)
  await match.move(1, { type: 'standing-order', feeding: 'automatic', interest: 'ask' }).expect(200)
  for (let turn = 1; turn <= 15; turn++) {
    const { offers } = await viewOf(match)
    const raw = (['wood', 'clay', 'iron', 'grain', 'cattle'] as const).find((one) => offers[one] > 0)
    const isFishing = turn % 2 === 1 && offers.fish > 0
    await match.move((turn - 1) % 2, take(isFishing ? 'fish' : (raw ?? 'fish'))).expect(200)
  }
  await match.move(1, take('franc')).expect(200)
  expect((await viewOf(match)).seats).toMatchObject([{ loans: 0 }, { loans: 1 }])
  return match
}

/** Up to the turn on whose tile another player's interest falls due. */
async function untilTheirInterest(match: HttpMatch): Promise<void> {
  for (let turn = 17; turn <= 20; turn++) await takesAnOffer(match, (turn - 1) % 2)
}

describe('whether to buy before another player is asked about interest', () => {
  test('by a standing order: the card is bought, then the supply comes and the other is asked', async () => {
    const match = await withoutLoan()
    await gives(server, match, 0, { question: 'supply', move: { type: 'buy', building: 'building-firm-1' } })
    await untilTheirInterest(match)
    expect(await askedOf(match, 0)).toMatchObject({ question: 'supply-21' })
    await handleDue(server)
    expect((await entriesOf(server, match)).at(-1)).toMatchObject({ actor: { by: 'order' }, move: { type: 'buy' } })
    expect((await viewOf(match)).seats[0]).toMatchObject({ loans: 0, buildings: ['building-firm-1'] })
    expect((await bodyOf(match)).decisions).toMatchObject([{ seat: 1, question: 'interest-21' }])
    expect(await judged(server, match)).toBeUndefined()
  })

  test('by a standing order: nothing is bought, and the other is asked', async () => {
    const match = await withoutLoan()
    const supply = { type: 'supply' }
    await gives(server, match, 0, { question: 'supply', move: supply, stays: true })
    await untilTheirInterest(match)
    await handleDue(server)
    expect((await bodyOf(match)).decisions).toMatchObject([{ seat: 1, question: 'interest-21' }])
    expect(await leftTo(server, match, 0)).toEqual([supply])
  })
})
