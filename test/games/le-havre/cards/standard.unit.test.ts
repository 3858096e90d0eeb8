import { describe, expect, test } from 'vitest'
import { type Building, priceOf } from '../../../../src/games/le-havre/cards/building.ts'
import { cardOf } from '../../../../src/games/le-havre/cards/index.ts'
import { standard } from '../../../../src/games/le-havre/cards/standard.ts'
import { standardIds } from '../../../../src/games/le-havre/data/building-ids.ts'
import { buildingTypes } from '../../../../src/games/le-havre/holdings.ts'

/** Id, number, type, symbols (H hammer, F fisherman), value, price, cost and fee, as printed. */
const printed = [
  ['building-firm-1', 0, 'craft', 'H', 4, 4, null, 'free'],
  ['building-firm-2', 0, 'craft', 'H', 6, 6, null, '1 food'],
  ['construction-firm', 0, 'industrial', 'H', 8, 8, null, '2 food'],
  ['marketplace', 1, 'none', '', 6, 6, { wood: 2 }, '2 food / 1 fr'],
  ['sawmill', 2, 'industrial', '', 14, 14, { clay: 1, iron: 1 }, 'free'],
  ['fishery', 3, 'craft', 'F', 10, 10, { wood: 1, clay: 1 }, 'free'],
  ['joinery', 4, 'craft', 'H', 8, 8, { wood: 3 }, '1 food'],
  ['bakehouse', 5, 'craft', '', 8, 8, { clay: 2 }, '1 food'],
  ['hardware-store', 6, 'economic', 'HF', 8, 8, { wood: 3, clay: 1 }, '1 food'],
  ['charcoal-kiln', 7, 'craft', '', 8, 8, { clay: 1 }, 'free'],
  ['smokehouse', 8, 'craft', 'F', 6, 6, { wood: 2, clay: 1 }, '2 food / 1 fr'],
  ['abattoir', 9, 'craft', '', 8, 8, { wood: 1, clay: 1, iron: 1 }, '2 fr'],
  ['clay-mound', 10, 'none', '', 2, 2, null, '1 food'],
  ['arts-centre', 11, 'public', 'F', 10, 10, { wood: 1, clay: 1 }, '1 food'],
  ['wharf-12', 12, 'industrial', '', 14, 14, { wood: 2, clay: 2, iron: 2 }, '2 food'],
  ['black-market', 13, 'none', '', 2, 2, null, '1 food'],
  ['brickworks', 14, 'industrial', '', 14, 14, { wood: 2, clay: 1, iron: 1 }, '1 food'],
  ['local-court', 15, 'public', '', 16, 16, { wood: 3, clay: 2 }, 'free'],
  ['colliery', 16, 'industrial', '', 10, 10, { wood: 1, clay: 3 }, '2 food'],
  ['wharf-17', 17, 'industrial', '', 14, 14, { wood: 2, clay: 2, iron: 2 }, '2 food'],
  ['shipping-line', 18, 'economic', 'F', 10, 10, { wood: 2, brick: 3 }, '2 food'],
  ['grocery-market', 19, 'economic', '', 10, 10, { wood: 1, brick: 1 }, '1 fr'],
  ['tannery', 20, 'craft', '', 12, 12, { wood: 1, brick: 1 }, 'free'],
  ['business-office', 21, 'economic', 'HF', 12, 12, { wood: 4, clay: 1 }, '1 fr'],
  ['ironworks', 22, 'industrial', 'H', 12, 12, { wood: 3, brick: 2 }, '3 food / 1 fr'],
  ['steel-mill', 23, 'industrial', '', 22, 22, { brick: 4, iron: 2 }, '2 fr'],
  ['storehouse', 24, 'economic', 'H', 4, 10, { wood: 2, brick: 2 }, 'locked'],
  ['cokery', 25, 'industrial', '', 18, 18, { brick: 2, iron: 2 }, '1 fr'],
  ['dock', 26, 'industrial', '', 10, 24, { wood: 1, brick: 2, iron: 2 }, 'locked'],
  ['bridge-over-the-seine', 27, 'none', '', 16, 16, { iron: 3 }, '2 fr'],
  ['town-hall', 28, 'public', '', 6, 30, { wood: 4, brick: 3 }, 'locked'],
  ['bank', 29, 'economic', '', 16, 40, { brick: 4, steel: 1 }, 'locked'],
  ['church', 30, 'public', '', 26, null, { wood: 5, brick: 3, iron: 1 }, 'free'],
] as const

const feeOf = ({ use, fee: { food = 0, francs = 0 } = {} }: Building): string => {
  if (use === undefined) return 'locked'
  const prices = [...(food > 0 ? [`${food} food`] : []), ...(francs > 0 ? [`${francs} fr`] : [])]
  return prices.length === 0 ? 'free' : prices.join(' / ')
}

describe('the printed data of the standard buildings', () => {
  test.each(printed)('%s', (id, number, type, symbols, value, price, cost, fee) => {
    const card = cardOf(id)
    expect({
      number: card.number,
      type: card.type,
      symbols: 'H'.repeat(card.hammers ?? 0) + 'F'.repeat(card.fishermen ?? 0),
      value: card.value,
      price: priceOf(card),
      cost: card.cost ?? null,
      fee: feeOf(card),
    }).toEqual({ number, type, symbols, value, price, cost, fee })
  })

  test('cover 33 of them, with a card for each', () => {
    expect(standardIds).toHaveLength(33)
    expect(Object.keys(standard).toSorted()).toEqual(standardIds.toSorted())
    expect(printed.map(([id]) => id)).toEqual(standardIds)
  })

  test("add up to the appendix's totals: 9 craft, 6 economic, 10 industrial, 4 public, 4 without type, 8 H, 6 F", () => {
    const all: Building[] = Object.values(standard)
    const ofType = buildingTypes.map((type) => all.filter((card) => card.type === type).length)
    expect(ofType).toEqual([9, 6, 10, 4, 4, 0])
    expect(all.reduce((so, { hammers = 0 }) => so + hammers, 0)).toBe(8)
    expect(all.reduce((so, { fishermen = 0 }) => so + fishermen, 0)).toBe(6)
  })

  test('have even values, so that half of each is whole', () => {
    expect(Object.values(standard).filter(({ value }) => value % 2 !== 0)).toEqual([])
  })
})
