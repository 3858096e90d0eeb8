import { describe, expect, test } from 'vitest'
import { type Counts, counts, standardGoods } from '../../../../src/games/le-havre/items.ts'
import { ana, bea, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

describe('Marketplace', () => {
  test('gives two standard goods of different kinds', () => {
    const state = table({ town: ['marketplace'], stock: { franc: 1 } })
    expect(enters(state, 'marketplace', { goods: ['coal', 'hides'] })).toEqual([
      entered('marketplace', { franc: 1 }),
      used('marketplace', {}, { coal: 1, hides: 1 }),
      turnEnded(),
    ])
    refused(() => enters(state, 'marketplace', { goods: ['coal', 'coal'] }), 'choose-different')
    refused(() => enters(state, 'marketplace', { goods: ['coal', 'bread'] }), 'no-such-choice')
    refused(() => enters(state, 'marketplace', { goods: ['coal'] }), 'choose-exactly', { count: 2 })
    refused(() => enters(state, 'marketplace', { goods: ['coal', 'fish', 'iron'] }), 'choose-exactly', { count: 2 })
  })

  test('and one more for every craft building of one’s own, up to all eight kinds', () => {
    const two = table({ ana: { buildings: ['marketplace', 'building-firm-1', 'joinery', 'sawmill'] } })
    expect(enters(two, 'marketplace', { goods: ['coal', 'hides', 'fish', 'iron'] })).toContainEqual(
      used('marketplace', {}, { fish: 1, iron: 1, coal: 1, hides: 1 }),
    )
    const craft = [
      'building-firm-1',
      'building-firm-2',
      'joinery',
      'fishery',
      'bakehouse',
      'abattoir',
      'tannery',
    ] as const
    const seven = table({ ana: { buildings: ['marketplace', ...craft] } })
    expect(enters(seven, 'marketplace', { goods: standardGoods })).toContainEqual(
      used(
        'marketplace',
        {},
        counts(() => 1, standardGoods),
      ),
    )
  })

  test('with the option, a single player takes four at most', () => {
    const buildings = ['marketplace', 'building-firm-1', 'joinery', 'fishery'] as const
    const alone = { seats: 1, ana: { buildings: [...buildings] } }
    const sizes = (options: { soloMarketplaceLimit: boolean }, seats = 1) =>
      waysInto(table({ ...alone, options, seats }), 'marketplace').map(({ example }) => example.goods)
    expect(sizes({ soloMarketplaceLimit: true })).toEqual([['fish', 'wood', 'clay', 'iron']])
    expect(sizes({ soloMarketplaceLimit: false })).toEqual([['fish', 'wood', 'clay', 'iron', 'grain']])
    expect(sizes({ soloMarketplaceLimit: true }, 2)).toEqual([['fish', 'wood', 'clay', 'iron', 'grain']])
  })

  test('a look at the special buildings follows, if any are face down', () => {
    const state = table({ town: ['marketplace'], stock: { franc: 1 }, specialsLeft: 1 })
    expect(enters(state, 'marketplace', { goods: ['coal', 'hides'] })).toContainEqual({
      type: 'peek-announced',
      seat: ana,
    })
  })

  test('a visitor who has not put them back yet still has the time for it', () => {
    const peek = { seat: bea, turn: 9, shown: true }
    const state = table({ town: ['marketplace'], stock: { franc: 1 }, specialsLeft: 4, peek })
    expect(enters(state, 'marketplace', { goods: ['coal', 'hides'] }).slice(2)).toEqual([
      { type: 'peek-closed', seat: bea, lapsed: true },
      { type: 'peek-announced', seat: ana },
      turnEnded(),
    ])
  })

  test('cannot be entered by a player with neither two food nor a franc', () => {
    expect(waysInto(table({ town: ['marketplace'], stock: { fish: 1 } }), 'marketplace')).toEqual([])
    expect(waysInto(table({ town: ['marketplace'], stock: { fish: 2 } }), 'marketplace')).toHaveLength(1)
  })
})

describe('Clay Mound', () => {
  test('gives three clay, and one more for every hammer of one’s own', () => {
    const state = table({
      town: ['clay-mound'],
      stock: { franc: 1 },
      ana: { buildings: ['storehouse', 'joinery'], stock: { franc: 1 } },
    })
    expect(enters(state, 'clay-mound')).toEqual([
      entered('clay-mound', { franc: 1 }),
      used('clay-mound', {}, { clay: 5 }),
      turnEnded(),
    ])
  })
})

describe('Black Market', () => {
  test('gives two of everything whose offer space is empty, including francs', () => {
    const state = table({ town: ['black-market'], stock: { fish: 1 }, offers: { franc: 0, grain: 0 } })
    expect(enters(state, 'black-market')).toEqual([
      entered('black-market', { fish: 1 }),
      used('black-market', {}, { grain: 2, franc: 2 }),
      turnEnded(),
    ])
  })

  test('cannot be entered while no offer space is empty', () => {
    const state = table({ town: ['black-market'], stock: { fish: 1 } })
    expect(waysInto(state, 'black-market')).toEqual([])
    refused(() => enters(state, 'black-market'), 'cannot-be-used')
  })
})

describe('Bridge over the Seine', () => {
  const at = (stock: Counts) => table({ town: ['bridge-over-the-seine'], stock: { franc: 2, ...stock } })

  test('a franc for an upgraded good, a franc for three standard ones of any kinds, rounded down', () => {
    const state = at({ fish: 2, wood: 2, iron: 1, steel: 1, bread: 2 })
    const goods = { fish: 2, wood: 2, iron: 1, steel: 1, bread: 2 }
    expect(enters(state, 'bridge-over-the-seine', { goods })).toEqual([
      entered('bridge-over-the-seine', { franc: 2 }),
      used('bridge-over-the-seine', goods, { franc: 4 }),
      turnEnded(),
    ])
  })

  test('nothing can be sold for nothing: two standard goods are too few', () => {
    expect(waysInto(at({ fish: 1, wood: 1 }), 'bridge-over-the-seine')).toEqual([])
    refused(() => enters(at({ fish: 2 }), 'bridge-over-the-seine', { goods: { fish: 2 } }), 'brings-nothing', {
      count: 3,
    })
    refused(() => enters(at({ fish: 2 }), 'bridge-over-the-seine', { goods: {} }), 'choose-something')
    expect(waysInto(at({ fish: 1, wood: 1, iron: 1 }), 'bridge-over-the-seine')).toHaveLength(1)
    expect(waysInto(at({ brick: 1 }), 'bridge-over-the-seine')).toHaveLength(1)
  })

  test('francs are no goods, and the fee is paid first', () => {
    expect(() => enters(at({ brick: 1 }), 'bridge-over-the-seine', { goods: { franc: 1, brick: 1 } })).toThrow(/franc/)
    const poor = table({ town: ['bridge-over-the-seine'], stock: { franc: 1, steel: 9 } })
    refused(() => enters(poor, 'bridge-over-the-seine', { goods: { steel: 9 } }), 'cannot-pay', {
      missing: { franc: 1 },
    })
  })
})
