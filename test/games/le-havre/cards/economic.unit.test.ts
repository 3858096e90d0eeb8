import { describe, expect, test } from 'vitest'
import type { ShipId } from '../../../../src/games/le-havre/data/ships.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import { ana, bea, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

describe('Hardware Store', () => {
  test('gives a wood, a brick and an iron for one food', () => {
    expect(enters(table({ town: ['hardware-store'], stock: { franc: 1 } }), 'hardware-store')).toEqual([
      entered('hardware-store', { franc: 1 }),
      used('hardware-store', {}, { wood: 1, iron: 1, brick: 1 }),
      turnEnded(),
    ])
    expect(waysInto(table({ town: ['hardware-store'] }), 'hardware-store')).toEqual([])
  })
})

describe('Grocery Market', () => {
  test('gives one each of cattle, meat, fish, smoked fish, grain and bread for a franc', () => {
    expect(enters(table({ town: ['grocery-market'], stock: { franc: 1 } }), 'grocery-market')).toEqual([
      entered('grocery-market', { franc: 1 }),
      used('grocery-market', {}, { fish: 1, grain: 1, cattle: 1, 'smoked-fish': 1, bread: 1, meat: 1 }),
      turnEnded(),
    ])
    refused(() => enters(table({ town: ['grocery-market'], stock: { fish: 3 } }), 'grocery-market'), 'cannot-pay')
  })
})

describe('Shipping Line', () => {
  const wooden: ShipId[] = ['apolline', 'dina']
  const harbour = (stock: Counts, ships: ShipId[] = wooden) =>
    table({ town: ['shipping-line'], ana: { ships, stock: { franc: 2, ...stock } } })

  test('three energy for each ship; the goods bring their printed prices', () => {
    const goods = { fish: 1, cattle: 1, steel: 1, leather: 1 }
    const state = harbour({ coal: 2, ...goods })
    expect(enters(state, 'shipping-line', { ships: { wooden: 2 }, goods })).toEqual([
      entered('shipping-line', { franc: 2 }),
      used('shipping-line', { ...goods, coal: 2 }, { franc: 16 }),
      turnEnded(),
    ])
  })

  test('its form says that each ship adds three energy, whatever its type', () => {
    const [form] = waysInto(harbour({ coal: 3, fish: 1 }, ['apolline', 'cherbourg']), 'shipping-line')
    expect(form?.fields.flatMap((field) => (field.kind === 'payment' ? (field.plus ?? []) : []))).toEqual([
      { field: 'ships', good: 'wooden', of: 'energy', times: 6, outOf: 2 },
      { field: 'ships', good: 'iron', of: 'energy', times: 6, outOf: 2 },
    ])
  })

  const prices = { fish: 1, wood: 1, clay: 1, iron: 2, grain: 1, cattle: 3, coal: 3, hides: 2 } as const
  const upgraded = {
    'smoked-fish': 2,
    charcoal: 2,
    brick: 2,
    steel: 8,
    bread: 3,
    meat: 2,
    coke: 5,
    leather: 4,
  } as const
  test.each(Object.entries({ ...prices, ...upgraded }))('%s brings %i', (good, franc) => {
    const events = enters(harbour({ coke: 2, [good]: 2 }), 'shipping-line', {
      ships: { wooden: 1 },
      goods: { [good]: 1 },
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'used', got: { franc } }))
  })

  test.each([
    ['wooden', 'apolline', 2],
    ['iron', 'cherbourg', 3],
    ['steel', 'triest', 4],
  ] as const)('a ship of type %s carries %s goods', (type, ship, room) => {
    const state = harbour({ coal: 1, clay: 9 }, [ship])
    const sail = (clay: number) => enters(state, 'shipping-line', { ships: { [type]: 1 }, goods: { clay } })
    expect(sail(room)).toContainEqual(used('shipping-line', { clay: room, coal: 1 }, { franc: room }))
    refused(() => sail(room + 1), 'ships-too-small', { most: room })
  })

  test('a liner carries nothing', () => {
    const state = harbour({ coal: 1, clay: 9 }, ['ms-doris'])
    expect(waysInto(state, 'shipping-line')).toEqual([])
    refused(() => enters(state, 'shipping-line', { ships: {}, goods: { clay: 1 } }), 'choose-something')
  })

  test('goods that are burnt cannot be sold too', () => {
    const state = harbour({ coal: 2 })
    refused(() => enters(state, 'shipping-line', { ships: { wooden: 1 }, goods: { coal: 2 } }), 'cannot-pay', {
      missing: { energy: 3 },
    })
    expect(enters(state, 'shipping-line', { ships: { wooden: 1 }, goods: { coal: 1 } })).toContainEqual(
      used('shipping-line', { coal: 2 }, { franc: 3 }),
    )
  })

  test('the energy for all ships is one sum', () => {
    const state = harbour({ coke: 1, clay: 6 }, ['apolline', 'dina', 'lucie'])
    expect(enters(state, 'shipping-line', { ships: { wooden: 3 }, goods: { clay: 6 } })).toContainEqual(
      used('shipping-line', { clay: 6, coke: 1 }, { franc: 6 }),
    )
  })

  test("others' ships cannot sail, nor empty ones", () => {
    const state = harbour({ coke: 1, clay: 6 })
    refused(() => enters(state, 'shipping-line', { ships: { wooden: 3 }, goods: { clay: 1 } }), 'too-few-ships', {
      shipType: 'wooden',
      most: 2,
    })
    refused(() => enters(state, 'shipping-line', { ships: { iron: 1 }, goods: { clay: 1 } }), 'too-few-ships', {
      shipType: 'iron',
      most: 0,
    })
    refused(() => enters(state, 'shipping-line', { ships: { wooden: 1 }, goods: {} }), 'choose-something')
  })

  test('francs are no goods, and food that pays the entry cannot be sold', () => {
    expect(() => enters(harbour({ coal: 1 }), 'shipping-line', { ships: { wooden: 1 }, goods: { franc: 1 } })).toThrow(
      /franc/,
    )
    const poor = table({ town: ['shipping-line'], ana: { ships: wooden, stock: { coal: 1, fish: 3 } } })
    refused(() => enters(poor, 'shipping-line', { ships: { wooden: 1 }, goods: { fish: 2 } }), 'cannot-pay')
    expect(enters(poor, 'shipping-line', { ships: { wooden: 1 }, goods: { fish: 1 } })).toContainEqual(
      entered('shipping-line', { fish: 2 }),
    )
  })
})

describe('Pirates’ Lair', () => {
  const sailing = (owner: number, stock: Counts) =>
    table({
      town: ['shipping-line'],
      ana: { ships: ['apolline', 'dina'], buildings: owner === ana ? ['pirates-lair'] : [], stock },
      others: [{ buildings: owner === bea ? ['pirates-lair'] : [] }],
    })
  const sail = { ships: { wooden: 2 }, goods: { clay: 3 } }

  test('its owner gets a franc for every ship that another player sails, before anything is sold (ruling K19)', () => {
    const events = enters(sailing(bea, { coal: 2, clay: 3, franc: 4 }), 'shipping-line', sail)
    expect(events).toContainEqual({ type: 'franc-given', seat: ana, to: bea, francs: 2 })
    refused(() => enters(sailing(bea, { coal: 2, clay: 3, franc: 3 }), 'shipping-line', sail), 'cannot-pay')
  })

  test('its owner sails for free', () => {
    const events = enters(sailing(ana, { coal: 2, clay: 3, franc: 2 }), 'shipping-line', sail)
    expect(events.map(({ type }) => type)).toEqual(['entered', 'used', 'turn-ended'])
  })
})

describe('Business Office', () => {
  const office = (stock: Counts) => table({ town: ['business-office'], stock: { franc: 1, ...stock } })

  test('four goods of any kinds for a steel, and one for a charcoal, a leather or a brick', () => {
    const state = office({ fish: 3, clay: 2 })
    expect(enters(state, 'business-office', { forSteel: { fish: 3, clay: 1 }, forBrick: { clay: 1 } })).toEqual([
      entered('business-office', { franc: 1 }),
      used('business-office', { fish: 3, clay: 2 }, { brick: 1, steel: 1 }),
      turnEnded(),
    ])
  })

  test('one of the two is enough, none is not', () => {
    const state = office({ fish: 4 })
    expect(enters(state, 'business-office', { forSteel: { fish: 4 } })).toContainEqual(
      used('business-office', { fish: 4 }, { steel: 1 }),
    )
    expect(enters(state, 'business-office', { forLeather: { fish: 1 } })).toContainEqual(
      used('business-office', { fish: 1 }, { leather: 1 }),
    )
    refused(() => enters(state, 'business-office', {}), 'choose-something')
    expect(waysInto(office({}), 'business-office')).toEqual([])
  })

  test('each at most once, and no good counts for both', () => {
    const state = office({ fish: 4 })
    refused(
      () => enters(state, 'business-office', { forLeather: { fish: 1 }, forBrick: { fish: 1 } }),
      'choose-something',
    )
    refused(() => enters(state, 'business-office', { forLeather: { fish: 2 } }), 'choose-exactly', { count: 1 })
    refused(() => enters(state, 'business-office', { forSteel: { fish: 3 } }), 'choose-exactly', { count: 4 })
    refused(() => enters(state, 'business-office', { forSteel: { fish: 4 }, forBrick: { fish: 1 } }), 'cannot-pay', {
      missing: { fish: 1 },
    })
  })

  test('francs are no goods', () => {
    expect(() => enters(office({ fish: 3, franc: 5 }), 'business-office', { forSteel: { fish: 3, franc: 1 } })).toThrow(
      /franc/,
    )
    expect(waysInto(office({ fish: 3, franc: 9 }), 'business-office').map(({ fields }) => fields[0]?.name)).toEqual([
      'forCharcoal',
      'forLeather',
      'forBrick',
    ])
  })
})
