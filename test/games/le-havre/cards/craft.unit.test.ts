import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import { ana, bea, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

/** The building is in the town, and Ana has these goods. */
const at = (building: BuildingId, stock: Counts) => table({ town: [building], stock })

describe('Building Firm', () => {
  const piles = [['marketplace'], ['clay-mound'], ['smokehouse']] satisfies BuildingId[][]

  test('builds one of the buildings on top of the piles, for its materials', () => {
    const state = table({ town: ['building-firm-1'], piles, stock: { wood: 3 } })
    expect(enters(state, 'building-firm-1', { build: 'marketplace' })).toEqual([
      entered('building-firm-1'),
      used('building-firm-1', { wood: 2 }, {}),
      { type: 'built', seat: ana, building: 'marketplace', pile: 0 },
      turnEnded(),
    ])
  })

  test('offers exactly what the player can pay for', () => {
    const state = table({ town: ['building-firm-1'], piles, stock: { wood: 2, clay: 1 } })
    expect(waysInto(state, 'building-firm-1').map(({ move }) => move.build)).toEqual(['marketplace', 'smokehouse'])
    expect(waysInto(table({ town: ['building-firm-1'], piles, stock: { wood: 1 } }), 'building-firm-1')).toEqual([])
  })

  test('a card without a cost cannot be built, nor one that is deeper in a pile or elsewhere', () => {
    const state = table({ town: ['building-firm-1', 'fishery'], piles, stock: { wood: 9, clay: 9 } })
    refused(() => enters(state, 'building-firm-1', { build: 'clay-mound' }), 'cannot-be-built')
    refused(() => enters(state, 'building-firm-1', { build: 'fishery' }), 'not-on-offer', { building: 'fishery' })
  })

  test('brick may replace clay, without a refund; clay never replaces brick', () => {
    const state = table({
      town: ['building-firm-1'],
      piles: [['bakehouse'], ['tannery']],
      stock: { brick: 2, clay: 0 },
    })
    expect(enters(state, 'building-firm-1', { build: 'bakehouse' })).toContainEqual(
      used('building-firm-1', { brick: 2 }, {}),
    )
    const clay = table({ town: ['building-firm-1'], piles: [['tannery']], stock: { wood: 1, clay: 5 } })
    refused(() => enters(clay, 'building-firm-1', { build: 'tannery' }), 'cannot-pay', { missing: { brick: 1 } })
  })

  test('steel may replace iron, for what is lacking; iron never replaces steel', () => {
    const state = table({
      town: ['building-firm-1'],
      piles: [['bridge-over-the-seine'], ['bank']],
      stock: { iron: 2, steel: 1, brick: 4 },
    })
    expect(enters(state, 'building-firm-1', { build: 'bridge-over-the-seine' })).toContainEqual(
      used('building-firm-1', { iron: 2, steel: 1 }, {}),
    )
    const iron = table({ town: ['building-firm-1'], piles: [['bank']], stock: { iron: 9, brick: 4 } })
    refused(() => enters(iron, 'building-firm-1', { build: 'bank' }), 'cannot-pay', { missing: { steel: 1 } })
  })

  test('a move may name the materials, if none of them is superfluous', () => {
    const state = table({ town: ['building-firm-1'], piles: [['bakehouse']], stock: { brick: 2, clay: 2 } })
    const build = (materials: Counts) => enters(state, 'building-firm-1', { build: 'bakehouse', materials })
    expect(build({ brick: 1, clay: 1 })).toContainEqual(used('building-firm-1', { clay: 1, brick: 1 }, {}))
    refused(() => build({ brick: 1, clay: 2 }), 'payment-too-much')
    refused(() => build({ clay: 1 }), 'payment-short')
  })

  test('the second one costs one food', () => {
    const state = table({ town: ['building-firm-2'], piles, stock: { wood: 2, fish: 1 } })
    expect(enters(state, 'building-firm-2', { build: 'marketplace' })).toContainEqual(
      entered('building-firm-2', { fish: 1 }),
    )
    refused(
      () =>
        enters(table({ town: ['building-firm-2'], piles, stock: { wood: 2 } }), 'building-firm-2', {
          build: 'marketplace',
        }),
      'cannot-pay',
    )
  })
})

describe('Fishery', () => {
  test('gives three fish, and one more for every fisherman of one’s own', () => {
    expect(enters(at('fishery', {}), 'fishery')).toContainEqual(used('fishery', {}, { fish: 3 }))
    const owner = table({ ana: { buildings: ['fishery', 'smokehouse', 'hardware-store'] } })
    expect(enters(owner, 'fishery')).toEqual([
      entered('fishery', {}, ana),
      used('fishery', {}, { fish: 6 }),
      turnEnded(),
    ])
  })

  test("the owner's symbols do not count for a visitor", () => {
    const state = table({ others: [{ buildings: ['fishery', 'smokehouse'] }] })
    expect(enters(state, 'fishery')).toContainEqual(used('fishery', {}, { fish: 3 }))
  })
})

describe('Joinery', () => {
  test.each([
    [1, 5],
    [2, 6],
    [3, 7],
  ])('%i wood bring %i francs', (wood, franc) => {
    expect(enters(at('joinery', { wood: 3, fish: 1 }), 'joinery', { wood })).toContainEqual(
      used('joinery', { wood }, { franc }),
    )
  })

  test('takes three at most, and no more than the player has', () => {
    refused(() => enters(at('joinery', { wood: 4, franc: 1 }), 'joinery', { wood: 4 }), 'no-such-choice')
    const two = at('joinery', { wood: 2, franc: 1 })
    expect(waysInto(two, 'joinery').map(({ move }) => move.wood)).toEqual([1, 2])
    refused(() => enters(two, 'joinery', { wood: 3 }), 'cannot-pay', { missing: { wood: 1 } })
  })

  test('its yield cannot pay the fee', () => {
    const state = at('joinery', { wood: 3 })
    expect(waysInto(state, 'joinery')).toEqual([])
    refused(() => enters(state, 'joinery', { wood: 1 }), 'cannot-pay', { missing: { food: 1 } })
  })
})

describe('Bakehouse', () => {
  test('half an energy for each grain, rounded up; half a franc, rounded down, in all', () => {
    const state = at('bakehouse', { grain: 5, coal: 1, franc: 1 })
    expect(enters(state, 'bakehouse', { times: 5 })).toEqual([
      entered('bakehouse', { franc: 1 }),
      used('bakehouse', { grain: 5, coal: 1 }, { bread: 5, franc: 2 }),
      turnEnded(),
    ])
  })

  test('one grain takes a whole energy and yields no franc', () => {
    expect(enters(at('bakehouse', { grain: 1, wood: 1, fish: 1 }), 'bakehouse', { times: 1 })).toContainEqual(
      used('bakehouse', { grain: 1, wood: 1 }, { bread: 1 }),
    )
  })

  test('the energy is one sum: the excess is lost', () => {
    const state = at('bakehouse', { grain: 8, coke: 1, wood: 1, franc: 1 })
    expect(enters(state, 'bakehouse', { times: 4, energy: { coke: 1 } })).toContainEqual(
      used('bakehouse', { grain: 4, coke: 1 }, { bread: 4, franc: 2 }),
    )
    refused(() => enters(state, 'bakehouse', { times: 4, energy: { coke: 1, wood: 1 } }), 'payment-too-much')
    refused(() => enters(state, 'bakehouse', { times: 4, energy: { wood: 1 } }), 'payment-short')
  })

  test('cannot be entered without fuel', () => {
    expect(waysInto(at('bakehouse', { grain: 5, franc: 5 }), 'bakehouse')).toEqual([])
  })
})

describe('Charcoal Kiln', () => {
  test('turns any number of wood into charcoal, without energy or fee', () => {
    expect(enters(at('charcoal-kiln', { wood: 13 }), 'charcoal-kiln', { times: 13 })).toEqual([
      entered('charcoal-kiln'),
      used('charcoal-kiln', { wood: 13 }, { charcoal: 13 }),
      turnEnded(),
    ])
  })

  test('cannot be entered without wood', () => {
    expect(waysInto(at('charcoal-kiln', { coal: 3 }), 'charcoal-kiln')).toEqual([])
    refused(() => enters(at('charcoal-kiln', {}), 'charcoal-kiln', { times: 1 }), 'cannot-pay', {
      missing: { wood: 1 },
    })
  })
})

describe('Smokehouse', () => {
  test('one energy for the visit, six fish at most, half a franc each', () => {
    const state = at('smokehouse', { fish: 7, wood: 2, franc: 1 })
    expect(enters(state, 'smokehouse', { times: 6 })).toEqual([
      entered('smokehouse', { franc: 1 }),
      used('smokehouse', { fish: 6, wood: 1 }, { 'smoked-fish': 6, franc: 3 }),
      turnEnded(),
    ])
    refused(() => enters(state, 'smokehouse', { times: 7 }), 'choose-amount', { most: 6 })
  })

  test('five fish yield two francs', () => {
    expect(enters(at('smokehouse', { fish: 5, wood: 1, franc: 1 }), 'smokehouse', { times: 5 })).toContainEqual(
      used('smokehouse', { fish: 5, wood: 1 }, { 'smoked-fish': 5, franc: 2 }),
    )
  })

  test('the fee is two food or one franc: a franc is enough, one food is not', () => {
    const state = at('smokehouse', { fish: 5, wood: 1, franc: 1 })
    expect(enters(state, 'smokehouse', { times: 1, fee: { fish: 2 } })).toContainEqual(
      entered('smokehouse', { fish: 2 }),
    )
    refused(() => enters(state, 'smokehouse', { times: 1, fee: { fish: 1 } }), 'payment-short')
    refused(() => enters(state, 'smokehouse', { times: 1, fee: { fish: 2, franc: 1 } }), 'payment-too-much')
  })

  test('fish that pay the fee cannot be smoked too', () => {
    const state = at('smokehouse', { fish: 6, wood: 1 })
    refused(() => enters(state, 'smokehouse', { times: 5 }), 'cannot-pay')
    expect(enters(state, 'smokehouse', { times: 4 })).toContainEqual(entered('smokehouse', { fish: 2 }))
  })
})

describe('Abattoir', () => {
  test('a hide for every two cattle, rounded down, without energy', () => {
    expect(enters(at('abattoir', { cattle: 5, franc: 2 }), 'abattoir', { times: 5 })).toEqual([
      entered('abattoir', { franc: 2 }),
      used('abattoir', { cattle: 5 }, { meat: 5, hides: 2 }),
      turnEnded(),
    ])
    expect(enters(at('abattoir', { cattle: 1, franc: 2 }), 'abattoir', { times: 1 })).toContainEqual(
      used('abattoir', { cattle: 1 }, { meat: 1 }),
    )
  })

  test('a price in francs cannot be paid in food', () => {
    const state = at('abattoir', { cattle: 2, fish: 5, franc: 1 })
    expect(waysInto(state, 'abattoir')).toEqual([])
    refused(() => enters(state, 'abattoir', { times: 1 }), 'cannot-pay', { missing: { franc: 1 } })
    refused(() => enters(state, 'abattoir', { times: 1, fee: { fish: 2 } }), 'not-a-payment')
  })
})

describe('Tannery', () => {
  test('up to four hides into leather, with a franc for each', () => {
    const state = at('tannery', { hides: 6 })
    expect(enters(state, 'tannery', { times: 4 })).toEqual([
      entered('tannery'),
      used('tannery', { hides: 4 }, { leather: 4, franc: 4 }),
      turnEnded(),
    ])
    refused(() => enters(state, 'tannery', { times: 5 }), 'choose-amount', { most: 4 })
  })
})

describe('entry', () => {
  test('the owner gets the fee as it is paid, including the excess', () => {
    const state = table({ stock: { grain: 1, wood: 1, meat: 1 }, others: [{ buildings: ['bakehouse'] }] })
    expect(enters(state, 'bakehouse', { times: 1 })).toContainEqual(entered('bakehouse', { meat: 1 }, bea))
  })

  test('nobody pays in a building of their own', () => {
    const state = table({ stock: { cattle: 1, franc: 2 }, ana: { buildings: ['abattoir'], stock: { cattle: 1 } } })
    expect(enters(state, 'abattoir', { times: 1 })).toContainEqual(entered('abattoir', {}, ana))
    refused(() => enters(state, 'abattoir', { times: 1, fee: { franc: 2 } }), 'nothing-to-pay')
  })
})
