import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { energyOf } from '../../../src/games/le-havre/data/goods.ts'
import {
  type Counts,
  counts,
  items,
  minus,
  nothing,
  plus,
  type Stock,
  total,
} from '../../../src/games/le-havre/items.ts'
import {
  type Demand,
  foodIn,
  type Price,
  pay,
  sensiblePayment,
  settle,
  worthOf,
} from '../../../src/games/le-havre/payment.ts'
import { processorTime } from '../../support/processor-time.ts'
import { refused } from './table.ts'

const has = (stock: Counts): Stock => plus(nothing, stock)
const energyIn = (paid: Counts): number => worthOf(paid, energyOf)
const energy = (amount: number): Price => ({ in: 'energy', amount })
const food = (amount: number): Price => ({ in: 'food', amount })
const francs = (amount: number): Price => ({ in: 'francs', amount })
const either = (foods: number, coins: number): Price => ({ in: 'food or francs', food: foods, francs: coins })
const materials = (wanted: Counts): Price => ({ in: 'materials', materials: wanted })

const owing = (field: Demand['field'], price: Price): Demand => ({ field, price })

/** A named payment for a fee. */
const offers = (price: Price, named: Counts, stock: Counts = named) =>
  pay(has(stock), {}, [owing('fee', price)], { fee: named })

describe('a default payment is what a sensible player would choose', () => {
  test.each<[string, Price, Counts, Counts | undefined]>([
    ['least waste first', energy(4), { coke: 1, coal: 1, wood: 1 }, { coal: 1, wood: 1 }],
    ['even in many small tokens', energy(3), { coke: 1, wood: 3 }, { wood: 3 }],
    ['waste only if it is unavoidable', energy(2), { coke: 1, coal: 1 }, { coal: 1 }],
    ['charcoal before coal: a ship pays less for it', energy(3), { coal: 1, charcoal: 1, wood: 3 }, { charcoal: 1 }],
    ['food before francs', food(3), { franc: 9, fish: 3 }, { fish: 3 }],
    ['a franc rather than waste', food(1), { franc: 9, meat: 1 }, { franc: 1 }],
    ['what a ship pays least for', food(6), { meat: 2, bread: 3, 'smoked-fish': 3 }, { meat: 2 }],
    ['of equals, fewer tokens', food(2), { fish: 2, 'smoked-fish': 1 }, { 'smoked-fish': 1 }],
    ['francs alone for a price in francs', francs(2), { franc: 2, fish: 9 }, { franc: 2 }],
    ['a price in food or francs in francs', either(2, 1), { franc: 1, fish: 2 }, { franc: 1 }],
    ['in food if there are too few francs', either(3, 2), { franc: 1, fish: 2 }, { franc: 1, fish: 2 }],
    ['brick for clay only if clay is short', materials({ clay: 2 }), { clay: 1, brick: 5 }, { clay: 1, brick: 1 }],
    ['steel for iron', materials({ iron: 1 }), { steel: 1 }, { steel: 1 }],
    ['bricks that must be bricks before those for clay', materials({ clay: 1, brick: 2 }), { brick: 3 }, { brick: 3 }],
    ['nothing, if a brick is needed twice', materials({ clay: 1, brick: 2 }), { brick: 2 }, undefined],
    ['nothing, if nothing is due', energy(0), {}, {}],
    ['nothing, if food would have to replace francs', francs(1), { fish: 9 }, undefined],
    ['nothing, if clay would have to replace a brick', materials({ brick: 1 }), { clay: 9 }, undefined],
  ])('%s', (_what, price, stock, expected) => {
    expect(sensiblePayment(price, has(stock))).toEqual(expected)
  })

  test('even for a large supply, in a moment', () => {
    const stock = has({ charcoal: 40, wood: 40, coal: 40, coke: 19 })
    const took = Array.from({ length: 20 }, () => {
      const before = processorTime()
      expect(sensiblePayment(energy(200), stock)).toEqual({ coke: 19, charcoal: 3, wood: 1 })
      return processorTime() - before
    })
    expect(Math.min(...took)).toBeLessThan(2)
  })
})

describe('a named payment', () => {
  test('may mix food and francs for a food price', () => {
    expect(offers(food(2), { fish: 1, franc: 1 })).toEqual({ fee: { fish: 1, franc: 1 } })
  })

  test('may waste: no change is given', () => {
    expect(offers(food(1), { meat: 1 })).toEqual({ fee: { meat: 1 } })
  })

  test('may use brick for clay', () => {
    expect(offers(materials({ clay: 1 }), { brick: 1 })).toEqual({ fee: { brick: 1 } })
  })

  test('is refused if it is too little, and says what is missing', () => {
    refused(() => offers(energy(5), { coal: 1 }), 'payment-short', { missing: { energy: 2 } })
    refused(() => offers(food(5), { meat: 1 }), 'payment-short', { missing: { food: 2 } })
    refused(() => offers(francs(2), { franc: 1 }), 'payment-short', { missing: { franc: 1 } })
    refused(() => offers(either(2, 1), { fish: 1 }), 'payment-short', { missing: { food: 1 } })
    refused(() => offers(materials({ clay: 2, wood: 1 }), { brick: 1 }), 'payment-short', {
      missing: { clay: 1, wood: 1 },
    })
  })

  test('is refused if a whole token is superfluous', () => {
    refused(() => offers(energy(4), { coke: 1, wood: 1 }), 'payment-too-much', { tooMuch: { wood: 1 } })
    refused(() => offers(either(2, 1), { franc: 1, fish: 1 }), 'payment-too-much', { tooMuch: { fish: 1 } })
    refused(() => offers(materials({ clay: 1 }), { clay: 1, brick: 1 }), 'payment-too-much')
  })

  test('is refused if it contains goods that cannot pay', () => {
    refused(() => offers(francs(1), { franc: 1, fish: 1 }), 'not-a-payment', { tooMuch: { fish: 1 } })
    refused(() => offers(energy(1), { franc: 1 }), 'not-a-payment')
  })

  test('is refused if the seat does not have it', () => {
    refused(() => offers(food(2), { fish: 2 }, { fish: 1 }), 'cannot-pay', { missing: { fish: 1 } })
  })

  test('is refused if nothing is due', () => {
    refused(() => pay(has({ wood: 1 }), {}, [], { energy: { wood: 1 } }), 'nothing-to-pay', { field: 'energy' })
  })
})

describe('several payments of one action', () => {
  test('never use the same token twice: wood is material before it is fuel', () => {
    const demands = [owing('energy', energy(3)), owing('materials', materials({ wood: 5 }))]
    expect(settle(has({ wood: 6, coal: 1 }), {}, demands)).toEqual({
      paid: { materials: { wood: 5 }, energy: { coal: 1 } },
    })
    expect(settle(has({ wood: 7 }), {}, demands)).toEqual({ short: { energy: 1 } })
  })

  test('leave what the action needs', () => {
    expect(settle(has({ fish: 6, wood: 1 }), { fish: 6 }, [owing('energy', energy(1)), owing('fee', food(1))])).toEqual(
      {
        short: { food: 1 },
      },
    )
  })

  test('save the francs for what only francs can pay', () => {
    const demands = [owing('food', food(1)), owing('fee', francs(1))]
    expect(settle(has({ franc: 1, 'smoked-fish': 1 }), {}, demands)).toEqual({
      paid: { food: { 'smoked-fish': 1 }, fee: { franc: 1 } },
    })
  })

  test('reserve what is named for another', () => {
    const demands = [owing('energy', energy(3)), owing('materials', materials({ clay: 1 }))]
    expect(settle(has({ coal: 1, coke: 1, clay: 1 }), {}, demands, { energy: { coal: 1 } })).toEqual({
      paid: { energy: { coal: 1 }, materials: { clay: 1 } },
    })
    expect(settle(has({ coal: 1, clay: 1, brick: 1 }), {}, demands, { materials: { brick: 1 } })).toEqual({
      paid: { energy: { coal: 1 }, materials: { brick: 1 } },
    })
  })
})

const amount = fc.integer({ min: 1, max: 30 })
const few = fc.integer({ min: 0, max: 4 })
const stocks = fc
  .array(fc.tuple(fc.constantFrom(...items), few), { maxLength: 8 })
  .map((drawn) => has(Object.fromEntries(drawn)))
const wanted = fc
  .record({ wood: few, clay: few, brick: few, iron: few, steel: few })
  .map((drawn) => counts((item) => Object.entries(drawn).find(([good]) => good === item)?.[1] ?? 0))
const prices: fc.Arbitrary<Price> = fc.oneof(
  amount.map(energy),
  amount.map(food),
  amount.map(francs),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([coins, more]) => either(coins + more, coins)),
  wanted.filter((all) => total(all) > 0).map(materials),
)

/** An independent version of the rule: how much of a price everything at hand could pay. */
function isEnough(price: Price, stock: Stock): boolean {
  switch (price.in) {
    case 'energy':
      return energyIn(stock) >= price.amount
    case 'food':
      return foodIn(stock) >= price.amount
    case 'francs':
      return stock.franc >= price.amount
    case 'food or francs':
      return foodIn(stock) >= price.food || stock.franc >= price.francs
    case 'materials': {
      const { wood = 0, clay = 0, brick = 0, iron = 0, steel = 0 } = price.materials
      const bricked = stock.brick >= brick && stock.clay + stock.brick >= clay + brick
      return stock.wood >= wood && bricked && stock.steel >= steel && stock.iron + stock.steel >= iron + steel
    }
  }
}

describe('for any stock and any price', () => {
  test('a payment is found if and only if the whole stock covers the price', () => {
    fc.assert(
      fc.property(prices, stocks, (price, stock) => {
        expect(sensiblePayment(price, stock) !== undefined).toBe(isEnough(price, stock))
      }),
      { numRuns: 2000 },
    )
  })

  test('the payment found would be accepted by name: it covers the price, and no token is superfluous', () => {
    fc.assert(
      fc.property(prices, stocks, (price, stock) => {
        const paid = sensiblePayment(price, stock)
        if (paid !== undefined) expect(offers(price, paid, stock)).toEqual({ fee: paid })
      }),
      { numRuns: 2000 },
    )
  })

  test('no other payment wastes less', () => {
    fc.assert(
      fc.property(amount.map(energy), stocks, (price, stock) => {
        const paid = sensiblePayment(price, stock)
        if (paid === undefined || price.in !== 'energy') return
        expect(energyIn(paid)).toBe(leastEnergy(price.amount, stock))
      }),
      { numRuns: 300 },
    )
  })

  test('an action can be paid whenever a fee and a food price can be paid at all', () => {
    fc.assert(
      fc.property(
        amount,
        prices.filter((price) => price.in === 'francs' || price.in === 'food or francs'),
        stocks,
        (eaten, fee, stock) => {
          const settled = settle(stock, {}, [owing('food', food(eaten)), owing('fee', fee)])
          const isPossible = payments(fee, stock).some((paid) => foodIn(minus(stock, paid)) >= eaten)
          expect('paid' in settled).toBe(isPossible)
        },
      ),
      { numRuns: 300 },
    )
  })
})

/** Tries every number of every token. */
function heaps(stock: Stock, kinds: readonly (keyof Stock)[]): Counts[] {
  return kinds.reduce<Counts[]>(
    (so, kind) => so.flatMap((heap) => Array.from({ length: stock[kind] + 1 }, (_, n) => ({ ...heap, [kind]: n }))),
    [{}],
  )
}

const leastEnergy = (due: number, stock: Stock): number =>
  Math.min(
    ...heaps(stock, ['wood', 'charcoal', 'coal', 'coke'])
      .map(energyIn)
      .filter((covered) => covered >= due),
  )

const payments = (price: Price, stock: Stock): Counts[] =>
  heaps(stock, ['fish', 'smoked-fish', 'bread', 'meat', 'franc']).filter((heap) => {
    const isInFrancs = total(heap) === (heap.franc ?? 0)
    if (price.in === 'francs') return isInFrancs && heap.franc === price.amount
    if (price.in !== 'food or francs') return false
    return foodIn(heap) >= price.food || (isInFrancs && heap.franc === price.francs)
  })
