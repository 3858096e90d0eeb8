import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { after } from '../../../../src/games/le-havre/evolve.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import type { State } from '../../../../src/games/le-havre/state.ts'
import { ana, bea, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

/** The building is in the town, and Ana has these goods. */
const at = (building: BuildingId, stock: Counts) => table({ town: [building], stock })

describe('Construction Firm', () => {
  const layout = { town: ['construction-firm'], piles: [['marketplace', 'joinery'], ['bank']] } satisfies Parameters<
    typeof table
  >[0]
  const goesOn = { type: 'stage-began', seat: ana, stage: 'construction', at: 'construction-firm' }

  test('continues if the card under the first one can be built too', () => {
    const state = table({ ...layout, stock: { wood: 5, fish: 2 } })
    expect(enters(state, 'construction-firm', { build: 'marketplace' })).toEqual([
      entered('construction-firm', { fish: 2 }),
      used('construction-firm', { wood: 2 }, {}),
      { type: 'built', seat: ana, building: 'marketplace', pile: 0 },
      goesOn,
    ])
  })

  test('continues if a card on top could be bought', () => {
    const state = table({ ...layout, stock: { wood: 4, fish: 2, franc: 8 } })
    expect(enters(state, 'construction-firm', { build: 'marketplace' })).toContainEqual(goesOn)
  })

  test('ends if nothing more can be built or bought; in the final phase nobody buys', () => {
    const short = table({ ...layout, stock: { wood: 4, fish: 2, franc: 7 } })
    expect(enters(short, 'construction-firm', { build: 'marketplace' }).at(-1)).toEqual(turnEnded())
    const last = table({ ...layout, stock: { wood: 4, fish: 2, franc: 20 }, phase: { final: [bea] } })
    expect(enters(last, 'construction-firm', { build: 'marketplace' }).at(-1)).toEqual(turnEnded())
  })

  test('what was paid for the entry cannot buy the next card', () => {
    const state = table({ ...layout, stock: { wood: 2, fish: 2, franc: 8 } })
    const build = (fee: Counts) => enters(state, 'construction-firm', { build: 'marketplace', fee })
    expect(build({ fish: 2 })).toContainEqual(goesOn)
    expect(build({ franc: 2 }).at(-1)).toEqual(turnEnded())
  })

  test('at least one building must be built', () => {
    expect(waysInto(table({ ...layout, stock: { wood: 1, fish: 2, franc: 20 } }), 'construction-firm')).toEqual([])
  })
})

describe('Sawmill', () => {
  const piles = [['joinery'], ['bakehouse'], ['clay-mound']] satisfies BuildingId[][]

  test('builds for one wood less', () => {
    expect(enters(table({ town: ['sawmill'], piles, stock: { wood: 2 } }), 'sawmill', { build: 'joinery' })).toEqual([
      entered('sawmill'),
      used('sawmill', { wood: 2 }, {}),
      { type: 'built', seat: ana, building: 'joinery', pile: 0 },
      turnEnded(),
    ])
  })

  test('builds only cards with wood in their cost', () => {
    const state = table({ town: ['sawmill'], piles, stock: { wood: 9, clay: 9 } })
    expect(waysInto(state, 'sawmill').map(({ move }) => move.build)).toEqual(['joinery'])
    refused(() => enters(state, 'sawmill', { build: 'bakehouse' }), 'needs-wood-in-cost', { building: 'bakehouse' })
    refused(() => enters(state, 'sawmill', { build: 'clay-mound' }), 'cannot-be-built')
  })
})

describe.each(['wharf-12', 'wharf-17'] as const)('Wharf (%s)', (wharf) => {
  const other = wharf === 'wharf-12' ? 'wharf-17' : 'wharf-12'
  const spaces: State['ships'] = {
    wooden: ['apolline', 'dina'],
    iron: ['cherbourg'],
    steel: ['triest'],
    luxury: ['ms-doris'],
  }
  const harbour = (stock: Counts, more: Parameters<typeof table>[0] = {}) =>
    table({ town: [wharf, other], ships: spaces, stock: { franc: 2, ...stock }, ...more })

  test('builds the ship on top, for its materials and three energy: each wood counts as one or the other', () => {
    expect(enters(harbour({ wood: 8 }), wharf, { shipType: 'wooden' })).toEqual([
      entered(wharf, { franc: 2 }),
      used(wharf, { wood: 8 }, {}),
      { type: 'ship-built', seat: ana, ship: 'apolline', shipType: 'wooden', wharf },
      turnEnded(),
    ])
    expect(waysInto(harbour({ wood: 7 }), wharf)).toEqual([])
    refused(() => enters(harbour({ wood: 7 }), wharf, { shipType: 'wooden' }), 'cannot-pay', { missing: { energy: 1 } })
  })

  test.each([
    ['iron', 'cherbourg', { iron: 4 }],
    ['steel', 'triest', { steel: 2 }],
    ['luxury', 'ms-doris', { steel: 3 }],
  ] as const)('the first %s ship makes it modern for a brick', (shipType, ship, materials) => {
    const state = harbour({ ...materials, brick: 1, coal: 1 })
    expect(waysInto(state, wharf).map(({ move }) => move.shipType)).toContain(shipType)
    expect(enters(state, wharf, { shipType })).toEqual([
      entered(wharf, { franc: 2 }),
      used(wharf, { ...materials, brick: 1, coal: 1 }, {}),
      { type: 'modernised', seat: ana, building: wharf },
      { type: 'ship-built', seat: ana, ship, shipType, wharf },
      turnEnded(),
    ])
    refused(() => enters(harbour({ ...materials, coal: 1 }), wharf, { shipType }), 'cannot-pay', {
      missing: { brick: 1 },
    })
  })

  test('a modern wharf needs no further brick; the other wharf does', () => {
    const state = harbour({ iron: 4, coal: 1, brick: 1 }, { modernised: [wharf] })
    expect(enters(state, wharf, { shipType: 'iron' })).toContainEqual(used(wharf, { iron: 4, coal: 1 }, {}))
    expect(enters(state, other, { shipType: 'iron' })).toContainEqual({
      type: 'modernised',
      seat: ana,
      building: other,
    })
  })

  test('a visitor modernises the wharf of another player, who gets the fee, but not the brick', () => {
    const state = harbour({ iron: 4, coal: 1, brick: 1 }, { town: [], others: [{ buildings: [wharf] }] })
    expect(enters(state, wharf, { shipType: 'iron' })).toEqual([
      entered(wharf, { franc: 2 }, bea),
      used(wharf, { iron: 4, coal: 1, brick: 1 }, {}),
      { type: 'modernised', seat: ana, building: wharf },
      { type: 'ship-built', seat: ana, ship: 'cherbourg', shipType: 'iron', wharf },
      turnEnded(),
    ])
  })

  test('it stays modern when it is sold', () => {
    const state = harbour(
      { iron: 4, coal: 1 },
      { modernised: [other], town: [other], ana: { buildings: [wharf], stock: { iron: 4, coal: 1 } } },
    )
    const sold = after(state, [
      { type: 'modernised', seat: ana, building: wharf },
      { type: 'sold', seat: ana, building: wharf, francs: 7 },
    ])
    expect(enters(sold, wharf, { shipType: 'iron' })).not.toContainEqual(
      expect.objectContaining({ type: 'modernised' }),
    )
  })

  test('a wooden ship never needs the brick', () => {
    const events = enters(harbour({ wood: 5, coal: 1, brick: 3 }), wharf, { shipType: 'wooden' })
    expect(events).toContainEqual(used(wharf, { wood: 5, coal: 1 }, {}))
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'modernised' }))
  })

  test('steel may replace iron, without a refund; excess energy is lost', () => {
    const state = harbour({ iron: 3, steel: 1, brick: 1, coke: 1 })
    expect(enters(state, wharf, { shipType: 'iron' })).toContainEqual(
      used(wharf, { iron: 3, steel: 1, brick: 1, coke: 1 }, {}),
    )
  })

  test('an empty ship space offers nothing', () => {
    const state = harbour({ iron: 4, coal: 1, brick: 1 }, { ships: { wooden: ['dina'] } })
    refused(() => enters(state, wharf, { shipType: 'iron' }), 'not-on-offer', { shipType: 'iron' })
    expect(waysInto(state, wharf)).toEqual([])
  })
})

describe('Brickworks', () => {
  test('half an energy for each clay, rounded up; half a franc, rounded down, in all', () => {
    const state = at('brickworks', { clay: 7, wood: 1, coal: 1, fish: 1 })
    expect(enters(state, 'brickworks', { times: 7 })).toEqual([
      entered('brickworks', { fish: 1 }),
      used('brickworks', { clay: 7, wood: 1, coal: 1 }, { brick: 7, franc: 3 }),
      turnEnded(),
    ])
  })

  test('more clay than the energy is enough for is refused', () => {
    const state = at('brickworks', { clay: 7, coal: 1, fish: 1 })
    expect(enters(state, 'brickworks', { times: 6 })).toContainEqual(
      used('brickworks', { clay: 6, coal: 1 }, { brick: 6, franc: 3 }),
    )
    refused(() => enters(state, 'brickworks', { times: 7 }), 'cannot-pay', { missing: { energy: 1 } })
  })
})

describe('Colliery', () => {
  test.each([
    ['without a hammer', [], 3],
    ['with a hammer', ['joinery'], 4],
    ['with three hammers', ['joinery', 'storehouse', 'ironworks'], 4],
  ] as const)('%s', (_what, buildings, coal) => {
    const state = table({ town: ['colliery'], ana: { buildings: [...buildings], stock: { franc: 2 } } })
    expect(enters(state, 'colliery')).toEqual([
      entered('colliery', { franc: 2 }),
      used('colliery', {}, { coal }),
      turnEnded(),
    ])
  })

  test('two food may be paid partly in francs', () => {
    const state = at('colliery', { fish: 1, franc: 1 })
    expect(enters(state, 'colliery')).toContainEqual(entered('colliery', { fish: 1, franc: 1 }))
    expect(waysInto(at('colliery', { fish: 1 }), 'colliery')).toEqual([])
  })
})

describe('Ironworks', () => {
  test('three iron, or four for six energy', () => {
    const state = at('ironworks', { coal: 2, franc: 1 })
    expect(enters(state, 'ironworks', { iron: 3 })).toContainEqual(used('ironworks', {}, { iron: 3 }))
    expect(enters(state, 'ironworks', { iron: 4 })).toEqual([
      entered('ironworks', { franc: 1 }),
      used('ironworks', { coal: 2 }, { iron: 4 }),
      turnEnded(),
    ])
    refused(() => enters(state, 'ironworks', { iron: 5 }), 'no-such-choice')
  })

  test('without the energy, three', () => {
    const state = at('ironworks', { coal: 1, wood: 2, franc: 1 })
    expect(waysInto(state, 'ironworks').map(({ move }) => move.iron)).toEqual([3])
    refused(() => enters(state, 'ironworks', { iron: 4 }), 'cannot-pay', { missing: { energy: 1 } })
  })

  test('the fee is three food or one franc', () => {
    expect(enters(at('ironworks', { fish: 3 }), 'ironworks', { iron: 3 })).toContainEqual(
      entered('ironworks', { fish: 3 }),
    )
    expect(waysInto(at('ironworks', { fish: 2 }), 'ironworks')).toEqual([])
  })
})

describe('Steel Mill', () => {
  test('five energy for each iron, as one sum: one coke makes two steel', () => {
    expect(enters(at('steel-mill', { iron: 2, coke: 1, franc: 2 }), 'steel-mill', { times: 2 })).toEqual([
      entered('steel-mill', { franc: 2 }),
      used('steel-mill', { iron: 2, coke: 1 }, { steel: 2 }),
      turnEnded(),
    ])
  })

  test('the excess is lost', () => {
    expect(enters(at('steel-mill', { iron: 1, coke: 1, franc: 2 }), 'steel-mill', { times: 1 })).toContainEqual(
      used('steel-mill', { iron: 1, coke: 1 }, { steel: 1 }),
    )
  })
})

describe('Cokery', () => {
  test('turns any number of coal into coke, with a franc for each, without energy', () => {
    expect(enters(at('cokery', { coal: 9, franc: 1 }), 'cokery', { times: 9 })).toEqual([
      entered('cokery', { franc: 1 }),
      used('cokery', { coal: 9 }, { coke: 9, franc: 9 }),
      turnEnded(),
    ])
    refused(() => enters(at('cokery', { coal: 9, fish: 9 }), 'cokery', { times: 1 }), 'cannot-pay', {
      missing: { franc: 1 },
    })
  })
})
