import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../src/games/le-havre/data/building-ids.ts'
import type { ShipId } from '../../../src/games/le-havre/data/ships.ts'
import type { Counts } from '../../../src/games/le-havre/items.ts'
import { placesIn, points, scoreSheet } from '../../../src/games/le-havre/scoring.ts'
import { anasTurn, ended, given } from './story.ts'
import { ana, table } from './table.ts'

interface Owned {
  readonly stock?: Counts
  readonly buildings?: BuildingId[]
  readonly ships?: ShipId[]
  readonly loans?: number
}

const sheet = (owned: Owned) => scoreSheet(table({ ana: owned }), ana)
const line = (label: string, owned: Owned) => sheet(owned).find((one) => one.label === label)?.points
const bonus = (owned: Owned) => line('bonuses', owned)

describe('Rulebook: Scoring', () => {
  test('francs, the values of buildings and ships, the bonuses of plus cards, and 7 less for each loan', () => {
    const owned: Owned = {
      stock: { franc: 23, wood: 4, steel: 2 },
      buildings: ['joinery', 'dock'],
      ships: ['dina', 'amsterdam'],
      loans: 2,
    }
    expect(sheet(owned)).toEqual([
      { label: 'francs', points: 23 },
      { label: 'buildings', points: 8 + 10 },
      { label: 'ships', points: 2 + 20 },
      { label: 'bonuses', points: 2 * 4 },
      { label: 'loans', points: -14 },
    ])
    expect(points(table({ ana: owned }), ana)).toBe(23 + 18 + 22 + 8 - 14)
  })

  test('goods do not count', () => {
    expect(points(table({ stock: { steel: 9, coke: 9, cattle: 9 } }), ana)).toBe(0)
  })

  test('the value counts, not the price', () => {
    expect(line('buildings', { buildings: ['bank', 'town-hall', 'storehouse', 'guildhouse'] })).toBe(16 + 6 + 4 + 4)
  })

  test.each([
    ['ms-susanne', 38],
    ['ms-doris', 34],
    ['ms-andrea', 30],
  ] as const)('luxury liners: %s is worth %i', (ship, value) => {
    expect(line('ships', { ships: [ship] })).toBe(value)
  })
})

describe('the bonuses of plus cards', () => {
  test('Storehouse: half a franc for each good, the total rounded down; francs are no goods', () => {
    expect(bonus({ buildings: ['storehouse'], stock: { fish: 2, steel: 3, franc: 9 } })).toBe(2)
    expect(bonus({ buildings: ['storehouse'], stock: { fish: 3, steel: 3 } })).toBe(3)
    expect(bonus({ buildings: ['storehouse'], stock: { wood: 1, clay: 1 } })).toBe(1)
  })

  test('Dock: 4 for each ship, including luxury liners and the Luxury Yacht', () => {
    expect(bonus({ buildings: ['dock'], ships: ['dina', 'ms-andrea'] })).toBe(8)
    expect(bonus({ buildings: ['dock', 'luxury-yacht'], ships: ['dina'] })).toBe(8)
    expect(bonus({ buildings: ['dock'] })).toBe(0)
  })

  test('Town Hall: 4 for each public building, including itself, 2 for each craft building', () => {
    expect(bonus({ buildings: ['town-hall'] })).toBe(4)
    expect(bonus({ buildings: ['town-hall', 'church', 'joinery', 'building-firm-1', 'colliery'] })).toBe(4 * 2 + 2 * 2)
  })

  test('Bank: 3 for each industrial building, 2 for each economic one, including itself', () => {
    expect(bonus({ buildings: ['bank'] })).toBe(2)
    expect(bonus({ buildings: ['bank', 'colliery', 'construction-firm', 'hardware-store', 'joinery', 'church'] })).toBe(
      3 * 2 + 2 * 2,
    )
  })

  test('buildings without a type count for neither', () => {
    const none: BuildingId[] = ['marketplace', 'clay-mound', 'black-market', 'bridge-over-the-seine']
    expect(bonus({ buildings: ['town-hall', ...none] })).toBe(4)
    expect(bonus({ buildings: ['bank', ...none] })).toBe(2)
  })

  test('Business Park: 2 for each industrial building; Guildhouse: 2 for each economic one, including itself', () => {
    expect(bonus({ buildings: ['business-park', 'colliery', 'cokery', 'joinery'] })).toBe(4)
    expect(bonus({ buildings: ['guildhouse', 'hardware-store', 'colliery'] })).toBe(4)
  })

  test('one building may count for several', () => {
    expect(bonus({ buildings: ['bank', 'guildhouse', 'business-park', 'colliery'] })).toBe(3 + 2 * 2 + 2 * 2 + 2)
  })
})

describe('Rulebook: The winner', () => {
  const places = (...francs: number[]) => {
    const [first, ...others] = francs.map((franc) => ({ stock: franc === 0 ? {} : { franc } }))
    return placesIn(table({ seats: francs.length, ana: first ?? {}, others })).map(({ place }) => place)
  }

  test('has the most points', () => {
    expect(places(3, 9, 6)).toEqual([3, 1, 2])
    expect(places(5)).toEqual([1])
  })

  test('equal scores share a place, and the next one is skipped', () => {
    expect(places(9, 3, 9)).toEqual([1, 3, 1])
    expect(places(9, 5, 5, 1)).toEqual([1, 2, 2, 4])
    expect(places(0, 0, 0, 0, 0)).toEqual([1, 1, 1, 1, 1])
  })

  test('a score may be negative', () => {
    expect(placesIn(table({ seats: 2, ana: { loans: 1 } })).map((seat) => [seat.place, seat.points])).toEqual([
      [2, -7],
      [1, 0],
    ])
  })

  test('the result has every line of every seat', () => {
    const { state } = given(anasTurn({ turn: 126, phase: { final: [] }, others: [{ stock: { franc: 4 } }] }))
      .when(ana, { type: 'take-offer', offer: 'franc' })
      .expect(ended('rounds', 2, 1, 3))
    expect(state.phase).toMatchObject({
      result: { seats: [{ seat: 0, points: 1, lines: scoreSheet(state, ana) }, { points: 4 }, { points: 0 }] },
    })
  })
})
