import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { type Counts, total } from '../../../../src/games/le-havre/items.ts'
import { enters, refused, table, used, waysInto } from '../table.ts'

const at = (building: BuildingId, stock: Counts, rules = 3) =>
  table({ rules, town: [building], stock: { franc: 9, ...stock } })

/** How often the visitor may do it: the maximum of the form's field, and its limits. */
const often = (building: BuildingId, stock: Counts) =>
  waysInto(at(building, stock), building).map(({ fields, limits }) => ({
    most: fields.flatMap((field) => (field.kind === 'count' ? [field.max] : [])),
    limits: limits.map(({ atMost }) => atMost),
  }))

/**
 * Rulebook (Russian): "a player can always use bricks instead of clay, and steel instead of iron"; its list of
 * components, like the French one, says the same of the tokens, not only of building. So does the editor's program.
 */
describe('brick is handed in for clay that is lacking, and steel for iron', () => {
  test.each<[BuildingId, Counts, object, Counts, Counts]>([
    ['kiln', { brick: 2, wood: 1 }, {}, { brick: 1, wood: 1 }, { brick: 3 }],
    ['steelworks', { steel: 1, coke: 2 }, {}, { steel: 1, coke: 2 }, { steel: 2 }],
    ['clay-company', { clay: 1, brick: 2, wood: 3 }, { times: 3 }, { clay: 1, brick: 2, wood: 3 }, { franc: 9 }],
    ['smelting-furnace', { clay: 2, brick: 1, coke: 1 }, { times: 3 }, { clay: 2, brick: 1, coke: 1 }, { iron: 3 }],
    ['cannery-row', { steel: 1, meat: 3 }, { meat: 1 }, { steel: 1, meat: 3 }, { franc: 16 }],
    [
      'cannery-row',
      { iron: 1, steel: 1, meat: 3, 'smoked-fish': 4 },
      { meat: 1, 'smoked-fish': 1 },
      { iron: 1, steel: 1, meat: 3, 'smoked-fish': 4 },
      { franc: 34 },
    ],
  ])('%s, with %o', (building, stock, said, gave, got) => {
    expect(enters(at(building, stock), building, said)).toContainEqual(used(building, gave, got))
    expect(waysInto(at(building, stock), building).length).toBeGreaterThan(0)
  })

  test('not as long as there is clay or iron', () => {
    expect(enters(at('kiln', { clay: 1, brick: 5, wood: 1 }), 'kiln')).toContainEqual(
      used('kiln', { clay: 1, wood: 1 }, { brick: 3 }),
    )
    expect(
      enters(at('smelting-furnace', { clay: 2, brick: 5, coal: 2 }), 'smelting-furnace', { times: 2 }),
    ).toContainEqual(used('smelting-furnace', { clay: 2, coal: 2 }, { iron: 2 }))
  })

  test('the form allows as many as clay and brick, or iron and steel, together', () => {
    expect(often('clay-company', { clay: 2, brick: 3, wood: 9 })).toEqual([{ most: [5], limits: [] }])
    expect(often('clay-company', { clay: 2, brick: 3, wood: 4 })).toEqual([{ most: [4], limits: [] }])
    expect(often('smelting-furnace', { clay: 2, brick: 1, coke: 9 })).toEqual([{ most: [3], limits: [] }])
    const rows = often('cannery-row', { iron: 1, steel: 1, meat: 3, 'smoked-fish': 4 })
    expect(rows.map(({ most }) => total({ fish: most[0] ?? 0, wood: most[1] ?? 0 })).toSorted()).toEqual([1, 1, 2])
    expect(often('cannery-row', { steel: 1, meat: 3, 'smoked-fish': 4 })).toHaveLength(2)
  })

  test('if both are lacking, it is clay or iron that is missed', () => {
    refused(() => enters(at('kiln', { wood: 1 }), 'kiln'), 'cannot-pay', { missing: { clay: 1 } })
    refused(
      () => enters(at('clay-company', { clay: 1, brick: 1, wood: 3 }), 'clay-company', { times: 3 }),
      'cannot-pay',
      {
        missing: { clay: 1 },
      },
    )
  })

  test('never the reverse, nor where an arrow turns that very token over', () => {
    refused(() => enters(at('brick-manufacturer', { clay: 9, franc: 10 }), 'brick-manufacturer'), 'cannot-pay')
    expect(waysInto(at('brickworks', { brick: 3, wood: 9 }), 'brickworks')).toEqual([])
    expect(waysInto(at('steel-mill', { steel: 3, coke: 9 }), 'steel-mill')).toEqual([])
    expect(often('brickworks', { clay: 2, brick: 3, wood: 9 })).toEqual([{ most: [2], limits: [] }])
    refused(() => enters(at('brickworks', { clay: 1, brick: 1, wood: 9 }), 'brickworks', { times: 2 }), 'cannot-pay')
  })

  test.each([1, 2])('by rules %d only in the materials of buildings and ships', (rules) => {
    for (const [building, stock] of [
      ['kiln', { brick: 2, wood: 1 }],
      ['steelworks', { steel: 1, coke: 2 }],
      ['clay-company', { brick: 2, wood: 3 }],
    ] satisfies [BuildingId, Counts][]) {
      expect(waysInto(at(building, stock, rules), building)).toEqual([])
    }
    refused(() => enters(at('kiln', { brick: 2, wood: 1 }, rules), 'kiln'), 'cannot-pay', { missing: { clay: 1 } })
  })
})
