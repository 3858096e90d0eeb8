import { describe, expect, test } from 'vitest'
import { type Counts, nothing, plus } from '../../../src/games/le-havre/items.ts'
import type { Price } from '../../../src/games/le-havre/payment.ts'
import { paymentForm } from '../../../src/games/le-havre/payment-form.ts'

const form = (price: Price, stock: Counts) => paymentForm(plus(nothing, stock), { field: 'pay', price }, {})
const worths = (price: Price, stock: Counts) =>
  Object.fromEntries(form(price, stock).goods.map(({ good, covers }) => [good, covers]))

describe('the form of a payment says what one of each good covers', () => {
  test('energy, by the fuel, also by what ships may burn', () => {
    const fuels = [{ good: 'bread', energy: 2 }] as const
    expect(worths({ in: 'energy', amount: 7, fuels }, { wood: 1, coke: 2, bread: 1 })).toEqual({
      wood: { energy: 1 },
      coke: { energy: 10 },
      bread: { energy: 2 },
    })
  })

  test('food', () => {
    expect(worths({ in: 'food', amount: 7 }, { meat: 1, fish: 2, franc: 3 })).toEqual({
      meat: { food: 3 },
      fish: { food: 1 },
      franc: { food: 1 },
    })
  })

  test('francs', () => {
    expect(worths({ in: 'francs', amount: 4 }, { franc: 9, fish: 1 })).toEqual({ franc: { franc: 1 } })
  })

  test('a material, and the better one also what it replaces', () => {
    expect(worths({ in: 'materials', materials: { clay: 2, wood: 1 } }, { wood: 1, brick: 2, clay: 1 })).toEqual({
      wood: { wood: 1 },
      clay: { clay: 1 },
      brick: { clay: 1 },
    })
  })

  test('food or francs: one of both is enough, and francs count as either', () => {
    const price = { in: 'food or francs', food: 2, francs: 1 } as const
    expect(worths(price, { fish: 2, franc: 1 })).toEqual({ fish: { food: 1 }, franc: { food: 1, franc: 1 } })
    expect(form(price, {})).toMatchObject({ covers: { food: 2, franc: 1 }, either: true })
  })
})

test.each<[Price, Counts | { energy: number } | { food: number }]>([
  [{ in: 'energy', amount: 3 }, { energy: 3 }],
  [{ in: 'food', amount: 2 }, { food: 2 }],
  [{ in: 'francs', amount: 4 }, { franc: 4 }],
  [
    { in: 'materials', materials: { clay: 2, wood: 1 } },
    { clay: 2, wood: 1 },
  ],
])('the form of a payment of %o says what is to be covered', (price, covers) => {
  expect(form(price, {}).covers).toEqual(covers)
})
