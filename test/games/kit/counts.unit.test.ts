import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arithmetic } from '../../../src/games/kit/counts.ts'

const kinds = ['wood', 'clay', 'coins'] as const
const { counted, sum, times, total, lacking, some, kindsIn, plus, minus } = arithmetic(kinds)

const number = fc.nat(9)
const stocks = fc.record({ wood: number, clay: number, coins: number }, { noNullPrototype: true })
const counts = stocks.map((stock) => counted((kind) => stock[kind]))

describe('counts by kind', () => {
  test('leave out zero and less', () => {
    const amounts = { wood: 2, clay: 0, coins: -1 }
    expect(counted((kind) => amounts[kind])).toStrictEqual({ wood: 2 })
  })

  test('are limited to the given kinds', () => {
    expect(counted(() => 3, ['coins'])).toStrictEqual({ coins: 3 })
    expect(total({ wood: 1, clay: 4, coins: 2 }, ['wood', 'coins'])).toBe(3)
  })

  test('can be added, without zeros in the sum', () => {
    expect(sum({ wood: 1, coins: 2 }, {}, { wood: 3, clay: 1 })).toStrictEqual({ wood: 4, clay: 1, coins: 2 })
    expect(sum()).toStrictEqual({})
    expect(total({})).toBe(0)
  })

  test('can be multiplied, even by zero', () => {
    expect(times({ wood: 2, coins: 1 }, 3)).toStrictEqual({ wood: 6, coins: 3 })
    expect(times({ wood: 2 }, 0)).toStrictEqual({})
  })

  test('list their kinds in the order of all kinds, without zeros', () => {
    expect(kindsIn({ coins: 1, clay: 0, wood: 2 })).toEqual(['wood', 'coins'])
  })

  test('lack what is wanted beyond what is there', () => {
    expect(lacking({ wood: 1, clay: 5 }, { wood: 3, clay: 2, coins: 1 })).toStrictEqual({ wood: 2, coins: 1 })
  })

  test('give some of the given kinds, the first kinds first, and fewer if there are fewer', () => {
    const there = { wood: 2, clay: 4, coins: 3 }
    expect(some(there, 4, ['coins', 'wood'])).toStrictEqual({ coins: 3, wood: 1 })
    expect(some(there, 9, ['coins', 'wood'])).toStrictEqual({ coins: 3, wood: 2 })
    expect(some(there, 0, kinds)).toStrictEqual({})
  })
})

describe('a stock in one place', () => {
  test('has every kind, with explicit zeros', () => {
    expect(plus({ wood: 0, clay: 1, coins: 0 }, { coins: 2 })).toStrictEqual({ wood: 0, clay: 1, coins: 2 })
    expect(minus({ wood: 3, clay: 1, coins: 0 }, { clay: 1 })).toStrictEqual({ wood: 3, clay: 0, coins: 0 })
  })

  test('is the same after goods came and went', () => {
    fc.assert(
      fc.property(stocks, counts, (there, moved) => {
        const before = { ...there }
        const more = plus(there, moved)
        expect(total(more)).toBe(total(there) + total(moved))
        expect(minus(more, moved)).toStrictEqual(there)
        expect(there).toStrictEqual(before)
      }),
    )
  })

  test('covers a demand together with what it lacks, and lacks no more than that', () => {
    fc.assert(
      fc.property(stocks, counts, (there, wanted) => {
        const missing = lacking(there, wanted)
        expect(lacking(plus(there, missing), wanted)).toStrictEqual({})
        expect(kindsIn(missing).every((kind) => there[kind] + (missing[kind] ?? 0) === wanted[kind])).toBe(true)
      }),
    )
  })
})
