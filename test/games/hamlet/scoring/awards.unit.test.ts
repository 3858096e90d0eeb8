import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { awardPoints } from '../../../../src/games/hamlet/scoring/awards.ts'
import type { State } from '../../../../src/games/hamlet/state.ts'
import { ana, aVillage, bea, carlos, dora, type Layout } from '../table.ts'

const four = (layout: Layout): State => aVillage({ players: 4, ...layout })
const each = (state: State, award: keyof ReturnType<typeof awardPoints>): number[] =>
  [ana, bea, carlos, dora].map((seat) => awardPoints(state, seat)[award])

/** The slots that each seat filled, from the first seat on. */
const delivered = (...by: Seat[]): Layout => {
  const slots = ['milk-brick', 'coins', 'planks-flour', 'raw', 'refined'] as const
  return { deliveries: Object.fromEntries(by.map((seat, index) => [slots[index], seat])) }
}

describe('Rulebook: Awards for deliveries', () => {
  test('5 for the most deliveries, 3 for the second most', () => {
    const state = four(delivered(bea, bea, bea, ana, ana))
    expect(each(state, 'chaplain')).toEqual([0, 5, 0, 0])
    expect(each(state, 'sacristan')).toEqual([3, 0, 0, 0])
  })

  test('two with the most deliveries share both awards, and nobody is second', () => {
    const state = four(delivered(ana, ana, carlos, carlos, bea))
    expect(each(state, 'chaplain')).toEqual([4, 0, 4, 0])
    expect(each(state, 'sacristan')).toEqual([0, 0, 0, 0])
  })

  test('three with the most deliveries share both awards, rounded down', () => {
    expect(each(four(delivered(ana, bea, carlos)), 'chaplain')).toEqual([2, 2, 2, 0])
    expect(each(four(delivered(ana, bea, carlos, dora)), 'chaplain')).toEqual([2, 2, 2, 2])
  })

  test('two or three in second place share their award, rounded down', () => {
    expect(each(four(delivered(ana, ana, bea, dora)), 'sacristan')).toEqual([0, 1, 0, 1])
    expect(each(four(delivered(ana, ana, bea, carlos, dora)), 'sacristan')).toEqual([0, 1, 1, 1])
  })

  test('ruling A9: no award without a delivery', () => {
    expect(each(four(delivered()), 'chaplain')).toEqual([0, 0, 0, 0])
    expect(each(four(delivered(dora)), 'chaplain')).toEqual([0, 0, 0, 5])
    expect(each(four(delivered(dora)), 'sacristan')).toEqual([0, 0, 0, 0])
  })
})

describe('Rulebook: Awards for sales and landmarks', () => {
  test('4 for the most sale tokens, whatever they are worth', () => {
    expect(each(four({ ana: { sales: ['s3a'] }, bea: { sales: ['s1a', 's1b'] } }), 'merchant')).toEqual([0, 4, 0, 0])
  })

  test('ties share, rounded down', () => {
    const two = four({ ana: { sales: ['s1a'] }, dora: { sales: ['s1b'] } })
    expect(each(two, 'merchant')).toEqual([2, 0, 0, 2])
    const three = four({ ana: { sales: ['s1a'] }, bea: { sales: ['s1b'] }, dora: { sales: ['s1c'] } })
    expect(each(three, 'merchant')).toEqual([1, 1, 0, 1])
  })

  test('4 for the most flags; ruling A15: including landmarks outside the village', () => {
    const state = four({
      extra: [
        { tile: 'pond-forest', by: carlos },
        { tile: 'pond-mountain', by: carlos },
        { tile: 'shrine', by: bea },
      ],
    })
    expect(each(state, 'landscaper')).toEqual([0, 0, 4, 0])
  })

  test('ties for the most flags share, rounded down', () => {
    const state = four({
      extra: [
        { tile: 'pond-forest', by: carlos },
        { tile: 'shrine', by: bea },
        { tile: 'tavern', by: dora },
      ],
    })
    expect(each(state, 'landscaper')).toEqual([0, 1, 1, 1])
  })

  test('ruling A9: no award without a sale or a flag', () => {
    expect(each(four({}), 'merchant')).toEqual([0, 0, 0, 0])
    expect(each(four({}), 'landscaper')).toEqual([0, 0, 0, 0])
  })
})

describe('a seat that left', () => {
  test('gets no award, and takes none from those that stay', () => {
    const state = four({
      ...delivered(ana, ana, ana, bea),
      ana: { left: true, sales: ['s1a', 's1b'] },
      carlos: { sales: ['s1c'] },
      extra: [{ tile: 'shrine' }, { tile: 'tavern', by: dora }],
    })
    expect(each(state, 'chaplain')).toEqual([0, 5, 0, 0])
    expect(each(state, 'sacristan')).toEqual([0, 0, 0, 0])
    expect(each(state, 'merchant')).toEqual([0, 0, 4, 0])
    expect(each(state, 'landscaper')).toEqual([0, 0, 0, 4])
  })

  test('does not share with those that stay', () => {
    const state = four({ ...delivered(ana, bea, carlos), ana: { left: true } })
    expect(each(state, 'chaplain')).toEqual([0, 4, 4, 0])
  })
})
