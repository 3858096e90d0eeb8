import { describe, expect, test } from 'vitest'
import { holdingsOf } from '../../../../src/games/le-havre/cards/count-holdings.ts'
import { specialDeck } from '../../../../src/games/le-havre/cards/decks.ts'
import { cards } from '../../../../src/games/le-havre/cards/index.ts'
import { placeOf } from '../../../../src/games/le-havre/cards/special-place.ts'
import {
  type BuildingId,
  grandHameauIds,
  promoIds,
  specialIds,
} from '../../../../src/games/le-havre/data/building-ids.ts'
import type { ShipId } from '../../../../src/games/le-havre/data/ships.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import { Options } from '../../../../src/games/le-havre/meta.ts'
import { catchOf, finalActions, foodFromShips, harvestOf } from '../../../../src/games/le-havre/passive.ts'
import { bonusOf } from '../../../../src/games/le-havre/scoring.ts'
import { playerAt } from '../../../../src/games/le-havre/state.ts'
import { ana, bea, enters, refused, table, used } from '../table.ts'

/** What a building adds to the score of a player with these possessions. */
const bonus = (building: BuildingId, ...buildings: BuildingId[]): number =>
  bonusOf(table({ ana: { buildings } }), ana, building)

describe('buildings that score at the end', () => {
  test('Business Park: 2 francs for each industrial building', () => {
    expect(bonus('business-park', 'business-park', 'sawmill', 'steelworks', 'bank')).toBe(4)
  })

  test('Guildhouse: 2 francs for each economic building, including itself', () => {
    expect(bonus('guildhouse', 'guildhouse')).toBe(2)
    expect(bonus('guildhouse', 'guildhouse', 'bank', 'farm', 'dock')).toBe(6)
  })

  test('Luxury Yacht: a ship for the Dock, and no building of a type', () => {
    const owned = holdingsOf(playerAt(table({ ana: { buildings: ['luxury-yacht'], ships: ['cherbourg'] } }), ana))
    expect(owned).toMatchObject({ ships: 2, fishermen: 1 })
  })
})

describe('Feedlot and harvest', () => {
  const harvest = (cattle: number, grain: number, ...buildings: BuildingId[]) =>
    harvestOf(table({ stock: { cattle, grain }, ana: { buildings } }), ana)

  test.each([
    [1, 0],
    [2, 2],
    [6, 2],
    [7, 1],
    [12, 1],
  ])('Feedlot: for %i cattle %i more', (cattle, more) => {
    expect(harvest(cattle, 0, 'feedlot')).toEqual(more === 0 ? {} : { cattle: more })
  })

  test.each([
    [0, 0, {}],
    [1, 1, { grain: 1 }],
    [2, 0, { cattle: 1 }],
    [9, 5, { cattle: 1, grain: 1 }],
  ])('without it, %i cattle and %i grain bring %o', (cattle, grain, grown) => {
    expect(harvest(cattle, grain)).toEqual(grown)
  })
})

describe('Wind Farm', () => {
  const farm = (building: BuildingId, stock: Counts, more: { ships?: ShipId[] } = {}) =>
    table({ town: [building], ana: { buildings: ['wind-farm'], stock: { franc: 2, ...stock }, ...more } })

  test('three energy less once in a main action, however many ships sail (ruling K5)', () => {
    const fleet: ShipId[] = ['dina', 'lucie', 'noemi']
    const goods = { steel: 6 }
    const sails = { ships: { wooden: 3 }, goods }
    expect(
      enters(farm('shipping-line', { ...goods, coal: 2 }, { ships: fleet }), 'shipping-line', sails),
    ).toContainEqual(used('shipping-line', { ...goods, coal: 2 }, { franc: 48 }))
    const short = farm('shipping-line', { ...goods, coal: 1 }, { ships: fleet })
    refused(() => enters(short, 'shipping-line', sails), 'cannot-pay', { missing: { energy: 3 } })
  })

  test('an action that needs no more is free of fuel; one that needs a little more pays only that', () => {
    const six = enters(farm('bakehouse', { grain: 7 }), 'bakehouse', { times: 6 })
    expect(six).toContainEqual(used('bakehouse', { grain: 6 }, { bread: 6, franc: 3 }))
    const seven = enters(farm('bakehouse', { grain: 7, wood: 3 }), 'bakehouse', { times: 7 })
    expect(seven).toContainEqual(used('bakehouse', { grain: 7, wood: 1 }, { bread: 7, franc: 3 }))
  })
})

describe('other buildings with passive effects', () => {
  test("Workers' Cottages: two final actions, only for their owner", () => {
    const state = table({ ana: { buildings: ['workers-cottages'] } })
    expect([finalActions(state, ana), finalActions(state, bea)]).toEqual([2, 1])
  })

  test.each([
    [1, 22],
    [2, 16],
    [3, 13],
    [4, 10],
    [5, 6],
  ])('with %i players a wooden, an iron and a steel ship feed %i in all, a luxury liner nobody', (seats, food) => {
    const ships: ShipId[] = ['dina', 'caen', 'triest', 'ms-doris']
    expect(foodFromShips(table({ seats, ana: { ships } }), ana)).toBe(food)
  })

  test('Soup Kitchen: feeds like a wooden ship', () => {
    expect(foodFromShips(table({ ana: { buildings: ['soup-kitchen'], ships: ['dina'] } }), ana)).toBe(6)
  })

  test('Luxury Yacht: feeds nobody', () => {
    expect(foodFromShips(table({ ana: { buildings: ['luxury-yacht'] } }), ana)).toBe(0)
  })

  test("Fisherman's Hut: fish at the end of a round, fewer with three players or more", () => {
    const catches = [1, 2, 3, 5].map((seats) => catchOf(table({ seats, ana: { buildings: ['fishermans-hut'] } }), ana))
    expect(catches).toEqual([{ fish: 2 }, { fish: 2 }, { fish: 1 }, { fish: 1 }])
    expect(catchOf(table(), ana)).toEqual({})
  })

  test("Masons' Guild: a clay or a brick less for its owner, and no reduction for a building without either", () => {
    const builds = (building: BuildingId, stock: object) =>
      enters(
        table({ town: ['building-firm-1'], piles: [[building]], stock, ana: { buildings: ['masons-guild'] } }),
        'building-firm-1',
        { build: building },
      )
    expect(builds('colliery', { wood: 1, clay: 2 })).toContainEqual(used('building-firm-1', { wood: 1, clay: 2 }, {}))
    expect(builds('tannery', { wood: 1 })).toContainEqual(used('building-firm-1', { wood: 1 }, {}))
    expect(builds('marketplace', { wood: 2 })).toContainEqual(used('building-firm-1', { wood: 2 }, {}))
  })
})

describe('the special buildings in a match', () => {
  const deck = (options: Partial<Options>, seats = 3) => specialDeck(Options.parse(options), seats)
  const isKnown = (building: BuildingId) => cards[building] !== undefined

  test('in the base game the 36 of the box', () => {
    expect(deck({}).toSorted()).toEqual(specialIds.toSorted())
  })

  test("by an option the Football Stadium instead of the Workers' Cottages", () => {
    const cottages = deck({ thirtySixth: 'football-stadium' })
    expect(cottages).toHaveLength(36)
    expect(cottages).toContain('football-stadium')
    expect(cottages).not.toContain('workers-cottages')
  })

  test('promos and Le Grand Hameau join by option, each card once, only those that can be played', () => {
    const promos = deck({ specials: 'base+promos', thirtySixth: 'football-stadium' })
    const all = deck({ specials: 'base+promos+grand-hameau' })
    expect(new Set(promos).size).toBe(promos.length)
    expect(promos).toEqual(expect.arrayContaining([...promoIds].filter(isKnown)))
    expect(all).toEqual(expect.arrayContaining([...promoIds, ...grandHameauIds].filter(isKnown)))
    expect(all.filter((building) => !isKnown(building))).toEqual([])
    expect(all.filter((building) => building === 'hotel' || building === 'dive-bar' || building === 'ranch')).toEqual(
      [],
    )
  })

  test('a solo game leaves out those that need another player', () => {
    expect(deck({}, 1)).toHaveLength(35)
    expect(deck({}, 1)).not.toContain('harbour-watch')
    expect(deck({ specials: 'base+promos' }, 1)).not.toContain('pirates-lair')
  })
})

describe('a revealed special building goes', () => {
  const piles = [['bakehouse', 'bank'], ['dock'], []] satisfies BuildingId[][]

  test('to the town', () => {
    expect(placeOf(table({ piles }), 'zoo')).toBe('town')
  })

  test('onto the pile with the highest number: the Dunny', () => {
    expect(placeOf(table({ piles }), 'dunny')).toBe(1)
  })

  test('to the first empty pile, or waits for one: the Football Stadium', () => {
    expect(placeOf(table({ piles }), 'football-stadium')).toBe(2)
    expect(placeOf(table({ piles: [['bakehouse'], ['dock'], ['bank']] }), 'football-stadium')).toBe('waiting')
  })
})
