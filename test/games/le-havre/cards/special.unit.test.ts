import { describe, expect, test } from 'vitest'
import { type Building, priceOf } from '../../../../src/games/le-havre/cards/building.ts'
import { cardOf } from '../../../../src/games/le-havre/cards/index.ts'
import { special } from '../../../../src/games/le-havre/cards/special.ts'
import { type BuildingId, specialIds } from '../../../../src/games/le-havre/data/building-ids.ts'
import { buildingTypes } from '../../../../src/games/le-havre/holdings.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import { enters, refused, table, used, waysInto } from '../table.ts'

/** Id, number, type, symbols (H hammer, F fisherman), value, price and fee, as printed. */
const printed = [
  ['labour-exchange', 1, 'public', 'F', 6, 6, 'free'],
  ['bakery', 2, 'economic', '', 6, 6, '1 food'],
  ['baguette-shop', 3, 'economic', '', 4, 4, '1 food'],
  ['farm', 4, 'economic', 'F', 8, 8, '1 fr'],
  ['clothing-industry', 5, 'industrial', '', 8, 8, '2 food / 1 fr'],
  ['iron-mine-and-coal-seam', 6, 'none', 'H', 6, 6, '1 food'],
  ['fish-market', 7, 'economic', 'F', 4, 4, '1 food'],
  ['fish-restaurant', 8, 'economic', 'F', 6, 6, '1 food'],
  ['fishpond-and-wood', 9, 'none', 'F', 4, 4, '1 food'],
  ['forest-hut', 10, 'economic', 'F', 4, 4, '1 food'],
  ['plant-nursery', 11, 'craft', 'H', 6, 6, '1 food'],
  ['business-park', 12, 'none', 'H', 10, 12, 'locked'],
  ['guildhouse', 13, 'economic', 'HF', 4, 8, 'locked'],
  ['harbour-watch', 14, 'public', '', 6, 6, '1 food'],
  ['smelter', 15, 'industrial', '', 10, 10, '2 fr'],
  ['diner', 16, 'economic', 'F', 6, 6, '1 food'],
  ['hunting-lodge', 17, 'craft', 'HFF', 6, 6, '1 food'],
  ['coal-trader', 18, 'economic', '', 4, 4, '1 food'],
  ['patisserie', 19, 'economic', '', 6, 6, '1 food'],
  ['furriery', 20, 'craft', '', 6, 6, '1 food'],
  ['leather-industry', 21, 'industrial', '', 8, 8, '2 food'],
  ['kiln', 22, 'craft', '', 6, 6, '1 food'],
  ['luxury-yacht', 23, 'ship', 'F', 20, 20, 'locked'],
  ['feedlot', 24, 'economic', '', 6, 8, 'locked'],
  ['masons-guild', 25, 'craft', 'H', 8, 10, 'locked'],
  ['furniture-factory', 26, 'industrial', 'H', 8, 8, '2 food'],
  ['town-square', 27, 'none', '', 6, 6, '1 fr'],
  ['tavern', 28, 'economic', 'F', 4, 4, 'free'],
  ['haulage-firm', 29, 'economic', '', 6, 6, '1 food'],
  ['schnaps-distillery', 30, 'craft', '', 6, 6, '1 food'],
  ['steelworks', 31, 'industrial', 'H', 8, 8, '2 food / 1 fr'],
  ['steakhouse', 32, 'economic', '', 6, 6, '1 food'],
  ['wind-farm', 33, 'none', '', 8, 12, 'locked'],
  ['brick-manufacturer', 34, 'industrial', 'H', 8, 8, '2 food'],
  ['zoo', 35, 'public', 'F', 8, 8, '1 fr'],
  ['workers-cottages', 36, 'public', '', 12, 12, 'locked'],
] as const

const feeOf = ({ use, fee: { food = 0, francs = 0 } = {} }: Building): string => {
  if (use === undefined) return 'locked'
  const prices = [...(food > 0 ? [`${food} food`] : []), ...(francs > 0 ? [`${francs} fr`] : [])]
  return prices.length === 0 ? 'free' : prices.join(' / ')
}

describe('the printed data of the special buildings', () => {
  test.each(printed)('%s', (id, number, type, symbols, value, price, fee) => {
    const card = cardOf(id)
    expect({
      number: card.number,
      type: card.type,
      symbols: 'H'.repeat(card.hammers ?? 0) + 'F'.repeat(card.fishermen ?? 0),
      value: card.value,
      price: priceOf(card),
      cost: card.cost ?? null,
      fee: feeOf(card),
    }).toEqual({ number, type, symbols, value, price, cost: null, fee })
  })

  test('cover 36 of them, in the order of their numbers', () => {
    expect(printed.map(([id]) => id)).toEqual(specialIds)
    expect(Object.keys(special).toSorted()).toEqual(specialIds.toSorted())
  })

  test("add up to the appendix's totals: 6 craft, 14 economic, 6 industrial, 4 public, 5 without type, 1 ship, 9 H, 13 F", () => {
    const all: Building[] = Object.values(special)
    const ofType = buildingTypes.map((type) => all.filter((card) => card.type === type).length)
    expect(ofType).toEqual([6, 14, 6, 4, 5, 1])
    expect(all.reduce((so, { hammers = 0 }) => so + hammers, 0)).toBe(9)
    expect(all.reduce((so, { fishermen = 0 }) => so + fishermen, 0)).toBe(13)
  })
})

describe('special buildings that give goods', () => {
  test.each<[BuildingId, Counts]>([
    ['farm', { fish: 2, grain: 2, wood: 2, hides: 1, cattle: 1 }],
    ['iron-mine-and-coal-seam', { iron: 2, coal: 1 }],
    ['fishpond-and-wood', { fish: 3, wood: 3 }],
    ['plant-nursery', { franc: 3, wood: 4 }],
    ['smelter', { coal: 1, coke: 1, iron: 1 }],
    ['hunting-lodge', { hides: 2, meat: 3 }],
  ])('%s', (building, goods) => {
    expect(enters(table({ town: [building], stock: { franc: 2 } }), building)).toContainEqual(used(building, {}, goods))
  })

  test('Labour Exchange: a fish for each own fisherman, a coal for each own hammer; anybody may own the building', () => {
    const state = table({ town: ['labour-exchange'], ana: { buildings: ['hunting-lodge', 'fishery', 'joinery'] } })
    expect(enters(state, 'labour-exchange')).toContainEqual(used('labour-exchange', {}, { fish: 3, coal: 2 }))
  })

  test('Labour Exchange: counts its own fisherman for its owner', () => {
    const state = table({ ana: { buildings: ['labour-exchange'] } })
    expect(enters(state, 'labour-exchange')).toContainEqual(used('labour-exchange', {}, { fish: 1 }))
  })

  test('Labour Exchange: cannot be entered without a symbol', () => {
    const state = table({ town: ['labour-exchange'], others: [{ buildings: ['fishery'] }] })
    refused(() => enters(state, 'labour-exchange'), 'cannot-be-used')
    expect(waysInto(state, 'labour-exchange')).toEqual([])
  })

  test.each([
    [2, 3, 1],
    [5, 1, 2],
    [0, 7, 2],
  ])('Zoo: %i fish and %i cattle bring %i francs, and are kept', (fish, cattle, franc) => {
    const state = table({ town: ['zoo'], stock: { fish, cattle, franc: 1 } })
    expect(enters(state, 'zoo')).toContainEqual(used('zoo', {}, { franc }))
  })

  test('Zoo: cannot be entered with two animals; smoked fish does not count', () => {
    refused(
      () => enters(table({ town: ['zoo'], stock: { fish: 1, cattle: 1, 'smoked-fish': 5, franc: 1 } }), 'zoo'),
      'cannot-be-used',
    )
  })

  const square = table({
    town: ['town-square'],
    stock: { franc: 1 },
    ana: { buildings: ['bakehouse', 'tannery', 'dock'] },
  })

  test('Town Square: one upgraded good for each own craft building, all different', () => {
    const state = square
    expect(enters(state, 'town-square', { goods: ['coke', 'meat'] })).toContainEqual(
      used('town-square', {}, { coke: 1, meat: 1 }),
    )
    refused(() => enters(state, 'town-square', { goods: ['coke', 'coke'] }), 'choose-different')
    refused(() => enters(state, 'town-square', { goods: ['coke', 'steel'] }), 'no-such-choice')
    refused(() => enters(state, 'town-square', { goods: ['coke', 'iron'] }), 'no-such-choice')
    refused(() => enters(state, 'town-square', { goods: ['coke'] }), 'choose-exactly', { count: 2 })
  })

  test('Town Square: cannot be entered without a craft building', () => {
    refused(
      () => enters(table({ town: ['town-square'], stock: { franc: 1 } }), 'town-square', { goods: [] }),
      'cannot-be-used',
    )
  })
})

describe('special buildings that sell and swap', () => {
  const plenty: Counts = {
    franc: 9,
    fish: 9,
    wood: 9,
    grain: 9,
    hides: 9,
    bread: 9,
    meat: 9,
    leather: 9,
    charcoal: 9,
    'smoked-fish': 9,
  }

  test.each<[BuildingId, Counts, Counts, number | null]>([
    ['bakery', { bread: 1 }, { franc: 3 }, 6],
    ['baguette-shop', { bread: 1, meat: 1 }, { franc: 6 }, 4],
    ['clothing-industry', { hides: 1, leather: 1 }, { franc: 7 }, null],
    ['fish-market', { fish: 1 }, { franc: 2 }, 7],
    ['fish-restaurant', { 'smoked-fish': 1 }, { franc: 3 }, null],
    ['forest-hut', { wood: 1, meat: 1 }, { franc: 5 }, 4],
    ['diner', { wood: 1, bread: 1, 'smoked-fish': 1 }, { franc: 8 }, 3],
    ['patisserie', { grain: 1, bread: 1 }, { franc: 5 }, 3],
    ['furniture-factory', { wood: 1, leather: 1 }, { franc: 6 }, null],
    ['tavern', { wood: 1, grain: 1 }, { franc: 3 }, 4],
    ['schnaps-distillery', { grain: 1 }, { franc: 2 }, 4],
    ['steakhouse', { meat: 1, charcoal: 1 }, { franc: 6 }, 4],
  ])('%s: %o for %o, %s times at most', (building, from, into, most) => {
    const state = table({ town: [building], stock: plenty })
    const times = most ?? 9
    const all = (one: Counts) => Object.fromEntries(Object.entries(one).map(([item, each]) => [item, each * times]))
    expect(enters(state, building, { times })).toContainEqual(used(building, all(from), all(into)))
    expect(enters(state, building, { times: 1 })).toContainEqual(used(building, from, into))
    if (most === null) refused(() => enters(state, building, { times: 10 }), 'cannot-pay')
    else refused(() => enters(state, building, { times: most + 1 }), 'choose-amount', { most })
  })

  test('Furriery: hides for bread, up to 2 leather for 5 francs each, or both', () => {
    const state = table({ town: ['furriery'], stock: { franc: 1, hides: 7, leather: 3 } })
    expect(enters(state, 'furriery', { hides: 7 })).toContainEqual(used('furriery', { hides: 7 }, { bread: 7 }))
    expect(enters(state, 'furriery', { leather: 2 })).toContainEqual(used('furriery', { leather: 2 }, { franc: 10 }))
    expect(enters(state, 'furriery', { hides: 1, leather: 1 })).toContainEqual(
      used('furriery', { hides: 1, leather: 1 }, { bread: 1, franc: 5 }),
    )
    refused(() => enters(state, 'furriery', { leather: 3 }), 'choose-amount', { most: 2 })
    refused(() => enters(state, 'furriery'), 'choose-something')
  })

  test('Kiln: one clay and one energy become three bricks', () => {
    const state = table({ town: ['kiln'], stock: { franc: 1, clay: 5, wood: 1 } })
    expect(enters(state, 'kiln')).toContainEqual(used('kiln', { clay: 1, wood: 1 }, { brick: 3 }))
    refused(() => enters(table({ town: ['kiln'], stock: { franc: 1, clay: 1 } }), 'kiln'), 'cannot-pay')
  })

  test('Steelworks: one iron and 15 energy become two steel', () => {
    const state = table({ town: ['steelworks'], stock: { franc: 1, iron: 3, coke: 1, coal: 2 } })
    expect(enters(state, 'steelworks')).toContainEqual(used('steelworks', { iron: 1, coke: 1, coal: 2 }, { steel: 2 }))
  })

  test('Steelworks: with the Wind Farm 12 energy are enough', () => {
    const state = table({
      town: ['steelworks'],
      stock: { franc: 1, iron: 1, coal: 4 },
      ana: { buildings: ['wind-farm'] },
    })
    expect(enters(state, 'steelworks')).toContainEqual(used('steelworks', { iron: 1, coal: 4 }, { steel: 2 }))
  })

  test.each<[BuildingId, Counts, number, number]>([
    ['leather-industry', { leather: 3 }, 14, 16],
    ['brick-manufacturer', { brick: 3 }, 10, 14],
  ])('%s: for %o and proof of %i francs, %i francs', (building, goods, shown, gained) => {
    const state = table({ town: [building], stock: { ...goods, fish: 2, franc: shown } })
    expect(enters(state, building)).toContainEqual(used(building, goods, { franc: gained }))
    refused(() => enters(state, building, { fee: { franc: 2 } }), 'must-hold', { missing: { franc: 2 } })
    const poorer = table({ town: [building], stock: { ...goods, fish: 2, franc: shown - 1 } })
    refused(() => enters(poorer, building), 'must-hold', { missing: { franc: 1 } })
    expect(waysInto(poorer, building)).toEqual([])
  })
})

describe('Coal Trader', () => {
  const trader = (stock: Counts) => table({ ana: { buildings: ['coal-trader'] }, stock })

  test('a charcoal for 1 food and up to 5 coal for 2 each, paid together', () => {
    expect(enters(trader({ meat: 1 }), 'coal-trader', { coal: 1, charcoal: 1 })).toContainEqual(
      used('coal-trader', { meat: 1 }, { coal: 1, charcoal: 1 }),
    )
    expect(enters(trader({ franc: 4, bread: 4 }), 'coal-trader', { coal: 5, charcoal: 1 })).toContainEqual(
      used('coal-trader', { franc: 3, bread: 4 }, { coal: 5, charcoal: 1 }),
    )
  })

  test('no sixth coal, no second charcoal, and at least one of them', () => {
    const rich = trader({ franc: 30 })
    refused(() => enters(rich, 'coal-trader', { coal: 6, charcoal: 0 }), 'choose-amount', { most: 5 })
    refused(() => enters(rich, 'coal-trader', { coal: 0, charcoal: 2 }), 'choose-amount', { most: 1 })
    refused(() => enters(rich, 'coal-trader', { coal: 0, charcoal: 0 }), 'choose-something')
  })

  test('the form says how much coal the charcoal leaves affordable', () => {
    const [form] = waysInto(trader({ fish: 4 }), 'coal-trader')
    expect(form?.fields.slice(0, 2)).toEqual([
      { kind: 'count', name: 'coal', min: 0, max: 2 },
      { kind: 'count', name: 'charcoal', min: 0, max: 1 },
    ])
    expect(form?.limits).toContainEqual({
      terms: [
        { field: 'coal', times: 1 },
        { field: 'charcoal', times: 1 },
      ],
      atMost: 2,
    })
    expect(form?.fields).toContainEqual(
      expect.objectContaining({
        kind: 'payment',
        name: 'food',
        covers: { food: 0 },
        plus: [
          { field: 'coal', of: 'food', times: 4, outOf: 2 },
          { field: 'charcoal', of: 'food', times: 2, outOf: 2 },
        ],
      }),
    )
  })

  test('the fee comes from the same supply: one large token cannot pay both', () => {
    const state = table({ town: ['coal-trader'], stock: { meat: 1 } })
    refused(() => enters(state, 'coal-trader', { coal: 1, charcoal: 0 }), 'cannot-pay')
    expect(waysInto(state, 'coal-trader')).toEqual([])
  })
})
