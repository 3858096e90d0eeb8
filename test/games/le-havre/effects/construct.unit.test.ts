import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import { enters, refused, table, used, waysInto } from '../table.ts'

const piles = [['colliery'], ['town-hall'], ['bridge-over-the-seine']] satisfies BuildingId[][]

/** Ana faces a Building Firm and a Sawmill, and has these possessions. */
const owning = (buildings: BuildingId[], stock: Counts) =>
  table({ town: ['building-firm-1', 'sawmill'], piles, ana: { buildings, stock } })

describe('Masons’ Guild', () => {
  test('makes every building cheaper by one clay, or one brick', () => {
    const state = owning(['masons-guild'], { wood: 5, clay: 2, brick: 2 })
    expect(enters(state, 'building-firm-1', { build: 'colliery' })).toContainEqual(
      used('building-firm-1', { wood: 1, clay: 2 }, {}),
    )
    expect(enters(state, 'building-firm-1', { build: 'town-hall' })).toContainEqual(
      used('building-firm-1', { wood: 4, brick: 2 }, {}),
    )
  })

  test('does not reduce the cost of a building without either', () => {
    const state = owning(['masons-guild'], { iron: 3, wood: 5 })
    expect(enters(state, 'building-firm-1', { build: 'bridge-over-the-seine' })).toContainEqual(
      used('building-firm-1', { iron: 3 }, {}),
    )
  })
})

describe('Masons’ Guild, at a wharf', () => {
  test('does not save the brick that modernises it, which is no part of a building', () => {
    const stock = { steel: 2, coal: 1, franc: 2 }
    const at = (more: Counts) =>
      table({
        town: ['wharf-12'],
        ships: { steel: ['triest'] },
        ana: { buildings: ['masons-guild'], stock: { ...stock, ...more } },
      })
    refused(() => enters(at({}), 'wharf-12', { shipType: 'steel' }), 'cannot-pay', { missing: { brick: 1 } })
    expect(enters(at({ brick: 1 }), 'wharf-12', { shipType: 'steel' })).toContainEqual(
      used('wharf-12', { steel: 2, coal: 1, brick: 1 }, {}),
    )
  })
})

describe('Lumber Mill', () => {
  test('makes every building cheaper by one wood, in the Sawmill by two', () => {
    const state = owning(['lumber-mill'], { wood: 3, brick: 3, clay: 3 })
    expect(enters(state, 'building-firm-1', { build: 'town-hall' })).toContainEqual(
      used('building-firm-1', { wood: 3, brick: 3 }, {}),
    )
    expect(enters(state, 'sawmill', { build: 'town-hall' })).toContainEqual(used('sawmill', { wood: 2, brick: 3 }, {}))
    expect(enters(state, 'sawmill', { build: 'colliery' })).toContainEqual(used('sawmill', { clay: 3 }, {}))
  })
})

describe('Wooden Crane', () => {
  test('lets one wood replace one other material', () => {
    const state = owning(['wooden-crane'], { wood: 2, clay: 2 })
    expect(waysInto(state, 'building-firm-1').map(({ move }) => [move.build, move.woodFor])).toEqual([
      ['colliery', 'clay'],
    ])
    expect(enters(state, 'building-firm-1', { build: 'colliery', woodFor: 'clay' })).toContainEqual(
      used('building-firm-1', { wood: 2, clay: 2 }, {}),
    )
    refused(() => enters(state, 'building-firm-1', { build: 'colliery', woodFor: 'iron' }), 'no-such-choice')
  })

  test('helps its owner only', () => {
    const state = owning([], { wood: 2, clay: 2 })
    refused(() => enters(state, 'building-firm-1', { build: 'colliery', woodFor: 'clay' }), 'no-such-choice')
  })
})
