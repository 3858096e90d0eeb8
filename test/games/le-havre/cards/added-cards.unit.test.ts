import { describe, expect, test } from 'vitest'
import { type Building, priceOf } from '../../../../src/games/le-havre/cards/building.ts'
import { grandHameau } from '../../../../src/games/le-havre/cards/grand-hameau.ts'
import { cardOf } from '../../../../src/games/le-havre/cards/index.ts'
import { promo } from '../../../../src/games/le-havre/cards/promo.ts'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { type Counts, upgradedGoods } from '../../../../src/games/le-havre/items.ts'
import { ana, bea, enters, refused, table, used, waysInto } from '../table.ts'

/** Id, number, type, symbols (H hammer, F fisherman), value, price, cost and fee, as in the data. */
const printed = [
  ['dunny', 0, 'public', '', 14, 14, { brick: 1 }, 'locked'],
  ['football-stadium', 31, 'public', '', 24, 24, { wood: 1, brick: 2, iron: 2 }, 'locked'],
  ['logging-camp', 38, 'none', 'HF', 6, 6, null, 'free'],
  ['ms-dagmar', 39, 'ship', '', 50, 50, null, 'locked'],
  ['pawnbrokers', 40, 'economic', '', 4, 4, null, '1 food'],
  ['pirates-lair', 41, 'none', '', 0, 4, null, 'locked'],
  ['junkyard', 42, 'economic', 'H', 4, 4, null, '2 food / 1 fr'],
  ['tobacco-factory', 45, 'public', '', 6, 6, null, 'locked'],
  ['cattle-drive', 46, 'none', '', 4, 4, null, '1 food'],
  ['wooden-crane', 1, 'craft', 'H', 4, 6, null, 'locked'],
  ['lumber-mill', 2, 'craft', 'H', 6, 8, null, 'locked'],
  ['fur-factory', 5, 'craft', '', 6, 6, null, '1 food'],
  ['wainwrights', 6, 'craft', '', 6, 6, null, '1 food'],
  ['fishermans-hut', 7, 'craft', 'F', 4, 6, null, 'free'],
  ['soup-kitchen', 8, 'craft', 'F', 2, 10, null, 'locked'],
  ['cattle-market', 9, 'public', '', 8, 8, null, '2 food'],
  ['brick-trader', 10, 'economic', '', 6, 6, null, '1 food'],
  ['clay-company', 11, 'craft', '', 6, 6, null, '1 food'],
  ['smelting-furnace', 12, 'industrial', '', 4, 4, null, '1 food'],
  ['flea-market', 13, 'none', 'HF', 2, 2, null, 'free'],
  ['inn', 14, 'economic', '', 4, 4, null, '2 food / 1 fr'],
  ['cannery-row', 15, 'industrial', '', 8, 8, null, '1 food'],
  ['hides-trader', 16, 'economic', '', 6, 6, null, '1 food'],
  ['fur-industry', 17, 'industrial', '', 8, 8, null, '2 food'],
  ['department-of-agriculture', 18, 'public', '', 6, 6, null, '1 fr'],
  ['department-of-economics', 19, 'economic', '', 6, 6, null, '1 food'],
  ['stockmarket', 20, 'economic', '', 6, 12, null, 'locked'],
  ['souvenir-shop', 21, 'economic', '', 8, 10, null, 'locked'],
  ['wreckers', 22, 'industrial', '', 6, 6, null, '1 fr'],
  ['blast-furnace', 23, 'industrial', '', 10, 10, null, '3 food / 2 fr'],
  ['biofuel-facility', 24, 'industrial', 'H', 8, 8, null, 'locked'],
  ['trading-firm', 26, 'economic', '', 6, 6, null, '1 food'],
  ['trafficking-spot', 27, 'none', '', 4, 4, null, 'free'],
  ['major-corporation', 28, 'economic', '', 20, 20, null, '3 fr'],
  ['emporium', 29, 'economic', '', 6, 6, null, '1 fr'],
  ['cobblers', 30, 'craft', '', 6, 6, null, '1 food'],
  ['rattletrap-car', 31, 'public', '', -2, null, null, 'locked'],
  ['wholesale-bakery', 32, 'economic', '', 8, 8, null, '1 food'],
  ['toy-fair', 33, 'none', '', 4, 4, null, '1 fr'],
] as const

const feeOf = ({ use, fee: { food = 0, francs = 0 } = {} }: Building): string => {
  if (use === undefined) return 'locked'
  const prices = [...(food > 0 ? [`${food} food`] : []), ...(francs > 0 ? [`${francs} fr`] : [])]
  return prices.length === 0 ? 'free' : prices.join(' / ')
}

describe('the printed data of the promotional cards and those of Le Grand Hameau', () => {
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

  test('are those of all such cards in play', () => {
    expect([...Object.keys(promo), ...Object.keys(grandHameau)].toSorted()).toEqual(
      printed.map(([id]) => id).toSorted(),
    )
  })
})

/** The building is in the town, and Ana has these goods. */
const at = (building: BuildingId, stock: Counts, buildings: BuildingId[] = []) =>
  table({ town: [building], stock, ana: { buildings } })

describe('cards that sell food, fuel and goods', () => {
  test.each<[BuildingId, Counts, Counts, number, Counts]>([
    ['logging-camp', { fish: 7 }, { fish: 7 }, 7, { wood: 7 }],
    ['junkyard', { franc: 1, bread: 5 }, { bread: 5 }, 5, { iron: 5 }],
    ['wreckers', { franc: 1, meat: 2 }, { meat: 2 }, 2, { wood: 4, clay: 4, iron: 2 }],
    ['blast-furnace', { franc: 2, coal: 6 }, { coal: 6 }, 6, { iron: 6 }],
  ])('%s: out of %o, %o pays for it %i times, for %o', (building, stock, gave, most, got) => {
    const state = at(building, stock)
    expect(enters(state, building, { times: most })).toContainEqual(used(building, gave, got))
    expect(waysInto(state, building)[0]?.fields[0]).toEqual({ kind: 'count', name: 'times', min: 1, max: most })
    refused(() => enters(state, building, { times: most + 1 }), 'choose-amount', { most })
  })

  test("Wrecker's: the franc of the fee cannot pay for its goods", () => {
    const state = at('wreckers', { franc: 1, 'smoked-fish': 2 })
    expect(enters(state, 'wreckers', { times: 1 })).toContainEqual(
      used('wreckers', { 'smoked-fish': 2 }, { wood: 2, clay: 2, iron: 1 }),
    )
  })

  test.each<[BuildingId, Counts]>([
    ['cattle-market', { cattle: 7 }],
    ['brick-trader', { brick: 5 }],
  ])('%s: either buys at a franc or sells at three, %o at most', (building, goods) => {
    const most = Object.values(goods).reduce((so, each) => so + each, 0)
    const state = at(building, { ...goods, franc: 9 })
    expect(enters(state, building, { buy: most })).toContainEqual(used(building, { franc: most }, goods))
    expect(enters(state, building, { sell: most })).toContainEqual(used(building, goods, { franc: 3 * most }))
    refused(() => enters(state, building, { buy: 1, sell: 1 }), 'choose-something')
    refused(() => enters(state, building, { sell: most + 1 }), 'choose-amount', { most })
    refused(() => enters(state, building, { buy: most + 1 }), 'choose-amount', { most })
  })

  test('Emporium: one of each upgraded good at most, steel for 5 francs, coke for 3, the others for 1', () => {
    const state = at('emporium', { franc: 10 })
    const all = Object.fromEntries(upgradedGoods.map((good) => [good, 1]))
    expect(enters(at('emporium', { franc: 15 }), 'emporium', { goods: all })).toContainEqual(
      used('emporium', { franc: 5 + 3 + 6 }, all),
    )
    refused(() => enters(state, 'emporium', { goods: { steel: 1, coke: 1, meat: 1, bread: 1 } }), 'cannot-pay')
    refused(() => enters(state, 'emporium', { goods: { meat: 2, bread: 1 } }), 'choose-different')
    refused(() => enters(state, 'emporium', { goods: { meat: 1, fish: 1 } }), 'no-such-choice')
    refused(() => enters(state, 'emporium', { goods: {} }), 'choose-something')
  })
})

describe('cards that turn goods into others, or into francs', () => {
  test('Fur Factory: 4 francs a hide, two for each leather, which is kept', () => {
    const state = at('fur-factory', { franc: 1, hides: 9, leather: 2 })
    expect(enters(state, 'fur-factory', { times: 4 })).toContainEqual(used('fur-factory', { hides: 4 }, { franc: 16 }))
    refused(() => enters(state, 'fur-factory', { times: 5 }), 'choose-amount', { most: 4 })
    expect(waysInto(at('fur-factory', { franc: 1, hides: 9 }), 'fur-factory')).toEqual([])
  })

  test("Wainwright's: 5 francs for two wood, once for each iron or steel, which is kept", () => {
    const state = at('wainwrights', { franc: 1, wood: 9, iron: 1, steel: 1 })
    expect(enters(state, 'wainwrights', { times: 2 })).toContainEqual(used('wainwrights', { wood: 4 }, { franc: 10 }))
    refused(() => enters(state, 'wainwrights', { times: 3 }), 'choose-amount', { most: 2 })
  })

  test.each([
    [4, 2],
    [5, 2],
    [2, 1],
  ])("Fisherman's Hut: for %i fish %i more", (fish, more) => {
    expect(enters(at('fishermans-hut', { fish }), 'fishermans-hut')).toContainEqual(
      used('fishermans-hut', {}, { fish: more }),
    )
  })

  test("Fisherman's Hut: cannot be entered with one fish", () => {
    refused(() => enters(at('fishermans-hut', { fish: 1 }), 'fishermans-hut'), 'cannot-be-used')
  })

  test.each<[BuildingId, Counts, Counts]>([
    ['clay-company', { clay: 1, wood: 1 }, { franc: 3 }],
    ['cobblers', { leather: 1 }, { bread: 2, franc: 2 }],
    ['wholesale-bakery', { bread: 1 }, { franc: 2 }],
  ])('%s: any number of %o for %o each', (building, from, into) => {
    const all = (one: Counts) => Object.fromEntries(Object.entries(one).map(([item, each]) => [item, each * 9]))
    expect(enters(at(building, { ...all(from), franc: 1 }), building, { times: 9 })).toContainEqual(
      used(building, all(from), all(into)),
    )
  })

  test('Smelting Furnace: any number of clay into iron, for 2 energy each, as one sum', () => {
    const state = at('smelting-furnace', { franc: 1, clay: 5, coke: 1 })
    expect(enters(state, 'smelting-furnace', { times: 5 })).toContainEqual(
      used('smelting-furnace', { clay: 5, coke: 1 }, { iron: 5 }),
    )
  })

  test('Inn: any fish into smoked fish, and up to 2 meat at 4 francs', () => {
    const state = at('inn', { franc: 1, fish: 6, meat: 3 })
    expect(enters(state, 'inn', { fish: 6, meat: 2 })).toContainEqual(
      used('inn', { fish: 6, meat: 2 }, { 'smoked-fish': 6, franc: 8 }),
    )
    refused(() => enters(state, 'inn', { meat: 3 }), 'choose-amount', { most: 2 })
  })

  test('Cannery Row: smoked fish for 18 francs, meat for 16, each with an iron and each once', () => {
    const state = at('cannery-row', { franc: 1, iron: 2, 'smoked-fish': 8, meat: 6 })
    expect(enters(state, 'cannery-row', { 'smoked-fish': 1, meat: 1 })).toContainEqual(
      used('cannery-row', { iron: 2, 'smoked-fish': 4, meat: 3 }, { franc: 34 }),
    )
    refused(() => enters(state, 'cannery-row', { meat: 2 }), 'choose-amount', { most: 1 })
  })

  test('Hides Trader: six hides for 18 francs, once', () => {
    expect(enters(at('hides-trader', { franc: 1, hides: 12 }), 'hides-trader')).toContainEqual(
      used('hides-trader', { hides: 6 }, { franc: 18 }),
    )
  })

  test('Fur Industry: for three hides and proof of ten francs, twelve francs', () => {
    expect(enters(at('fur-industry', { franc: 10, fish: 2, hides: 3 }), 'fur-industry')).toContainEqual(
      used('fur-industry', { hides: 3 }, { franc: 12 }),
    )
    refused(() => enters(at('fur-industry', { franc: 11, hides: 3 }), 'fur-industry'), 'must-hold', {
      missing: { franc: 1 },
    })
    refused(() => enters(at('fur-industry', { franc: 99, hides: 2 }), 'fur-industry'), 'cannot-pay', {
      missing: { hides: 1 },
    })
  })
})

describe('cards that give goods', () => {
  test('Department of Agriculture: a meat for each economic building, a bread for each craft building', () => {
    const state = at('department-of-agriculture', { franc: 1 }, ['bank', 'farm', 'tannery'])
    expect(enters(state, 'department-of-agriculture')).toContainEqual(
      used('department-of-agriculture', {}, { meat: 2, bread: 1 }),
    )
  })

  test('Department of Economics: an iron for each industrial building, two francs for each economic one', () => {
    const state = at('department-of-economics', { franc: 1 }, ['bank', 'farm', 'sawmill'])
    expect(enters(state, 'department-of-economics')).toContainEqual(
      used('department-of-economics', {}, { iron: 1, franc: 4 }),
    )
  })

  test('Flea Market: all spaces with one good, and one of those with two', () => {
    const state = table({
      town: ['flea-market'],
      offers: { franc: 2, fish: 1, wood: 2, clay: 3, iron: 0, grain: 1, cattle: 0 },
    })
    const taken = enters(state, 'flea-market', { offer: 'wood' }).filter(({ type }) => type === 'offer-taken')
    expect(taken).toEqual([
      { type: 'offer-taken', seat: ana, offer: 'fish', amount: 1 },
      { type: 'offer-taken', seat: ana, offer: 'grain', amount: 1 },
      { type: 'offer-taken', seat: ana, offer: 'wood', amount: 2 },
    ])
    refused(() => enters(state, 'flea-market', { offer: 'clay' }), 'no-such-choice')
    expect(waysInto(table({ town: ['flea-market'] }), 'flea-market')).toEqual([])
  })

  test('Major Corporation: one more of each good held; also a steel for three francs', () => {
    const state = at('major-corporation', { franc: 6, fish: 3, coke: 1, steel: 1 })
    expect(enters(state, 'major-corporation')).toContainEqual(used('major-corporation', {}, { fish: 1, coke: 1 }))
    expect(enters(state, 'major-corporation', { steel: 1 })).toContainEqual(
      used('major-corporation', { franc: 3 }, { fish: 1, coke: 1, steel: 1 }),
    )
    refused(
      () => enters(at('major-corporation', { franc: 9, fish: 1 }), 'major-corporation', { steel: 1 }),
      'must-hold',
      { missing: { steel: 1 } },
    )
    refused(() => enters(at('major-corporation', { franc: 9 }), 'major-corporation'), 'cannot-be-used')
    const steels = (stock: Counts) =>
      waysInto(at('major-corporation', stock), 'major-corporation').map(({ move }) => move.steel)
    expect(steels({ franc: 6, fish: 1, steel: 1 })).toEqual([undefined, 1])
    expect(steels({ franc: 5, fish: 1, steel: 1 })).toEqual([undefined])
    expect(steels({ franc: 6, steel: 1 })).toEqual([1])
  })

  test('Toy Fair: a loan without its money, and six different goods but no steel', () => {
    const state = at('toy-fair', { franc: 1 })
    const goods = ['fish', 'coke', 'leather', 'meat', 'bread', 'brick']
    expect(enters(state, 'toy-fair', { goods })).toContainEqual({ type: 'loans-taken', seat: ana, loans: 1, francs: 0 })
    expect(enters(state, 'toy-fair', { goods })).toContainEqual(
      used('toy-fair', {}, { fish: 1, coke: 1, leather: 1, meat: 1, bread: 1, brick: 1 }),
    )
    refused(() => enters(state, 'toy-fair', { goods: [...goods.slice(1), 'steel'] }), 'no-such-choice')
    refused(() => enters(state, 'toy-fair', { goods: goods.slice(1) }), 'choose-exactly', { count: 6 })
  })
})

describe('Biofuel Facility', () => {
  const sailing = (buildings: BuildingId[]) =>
    table({
      town: ['shipping-line', 'steel-mill'],
      stock: { franc: 4, grain: 4, iron: 1 },
      ana: { buildings, ships: ['dina', 'blanche'] },
    })
  const said = { ships: { wooden: 1 }, goods: { grain: 2 } }

  test('lets its owner burn grain on the Shipping Line, for 2 energy each', () => {
    const state = sailing(['biofuel-facility'])
    expect(enters(state, 'shipping-line', said)).toContainEqual(used('shipping-line', { grain: 4 }, { franc: 2 }))
    refused(() => enters(state, 'shipping-line', { ...said, energy: { grain: 1 } }), 'payment-short', {
      missing: { energy: 1 },
    })
    refused(
      () => enters(state, 'shipping-line', { ...said, goods: { grain: 1 }, energy: { grain: 3 } }),
      'payment-too-much',
    )
  })

  test('the form includes it, and grain that is burnt cannot be sold', () => {
    const [form] = waysInto(sailing(['biofuel-facility']), 'shipping-line')
    const energy = form?.fields.find(({ name }) => name === 'energy')
    expect(energy).toMatchObject({ goods: [{ good: 'grain', max: 4 }] })
    expect(form?.limits).toContainEqual({
      terms: [
        { field: 'ships', good: 'wooden', times: 6 },
        { field: 'goods', good: 'grain', times: 4 },
      ],
      atMost: 16,
    })
  })

  test('does not let anybody else burn grain, nor its owner anywhere else', () => {
    refused(() => enters(sailing([]), 'shipping-line', said), 'cannot-pay', { missing: { energy: 3 } })
    refused(() => enters(sailing(['biofuel-facility']), 'steel-mill', { times: 1 }), 'cannot-pay')
  })
})

describe('cards that affect other players', () => {
  const driven = (building: BuildingId, seat: number, cattle: number) => used(building, { cattle }, {}, seat)

  test('Cattle Drive: a cattle from each other player who has any', () => {
    const others = [{ stock: { cattle: 5 } }, {}, { stock: { cattle: 1 } }]
    const state = table({ seats: 4, town: ['cattle-drive'], stock: { franc: 1, cattle: 3 }, others })
    expect(enters(state, 'cattle-drive').filter(({ type }) => type === 'used')).toEqual([
      used('cattle-drive', {}, { cattle: 2 }),
      driven('cattle-drive', 1, 1),
      driven('cattle-drive', 3, 1),
    ])
  })

  test.each([
    [3, 2],
    [1, 1],
  ])('Cattle Drive: of %i cattle the only other player loses %i', (cattle, lost) => {
    const state = table({ seats: 2, town: ['cattle-drive'], stock: { franc: 1 }, others: [{ stock: { cattle } }] })
    expect(enters(state, 'cattle-drive')).toContainEqual(driven('cattle-drive', 1, lost))
  })

  test('Cattle Drive: cannot be entered if the others have none', () => {
    const state = table({ town: ['cattle-drive'], stock: { franc: 1, cattle: 9 } })
    refused(() => enters(state, 'cattle-drive'), 'cannot-be-used')
    expect(waysInto(state, 'cattle-drive')).toEqual([])
  })

  test("Souvenir Shop: its owner gets a franc when another player enters one of the owner's buildings", () => {
    const souvenir = used('souvenir-shop', {}, { franc: 1 }, bea)
    const shop = { buildings: ['souvenir-shop', 'fishery'] satisfies BuildingId[] }
    expect(enters(table({ others: [shop] }), 'fishery')).toContainEqual(souvenir)
    expect(enters(table({ town: ['colliery'], stock: { franc: 2 }, others: [shop] }), 'colliery')).not.toContainEqual(
      souvenir,
    )
    expect(enters(table({ ana: shop }), 'fishery').filter(({ type }) => type === 'used')).toHaveLength(1)
  })
})

describe('cards that trade goods for goods', () => {
  test('Trading Firm: up to four goods for any others of the same price on a ship', () => {
    const state = at('trading-firm', { franc: 1, steel: 1, cattle: 2, fish: 9 })
    const trade = (give: Counts, take: Counts) => enters(state, 'trading-firm', { give, take })
    expect(trade({ steel: 1, cattle: 1 }, { coke: 1, iron: 3 })).toContainEqual(
      used('trading-firm', { steel: 1, cattle: 1 }, { coke: 1, iron: 3 }),
    )
    refused(() => trade({ steel: 1 }, { coke: 1 }), 'unequal-worth')
    refused(() => trade({ fish: 5 }, { coke: 1 }), 'choose-amount', { most: 4 })
    refused(() => trade({}, {}), 'choose-something')
  })

  test('Trafficking Spot: up to three standard goods for as many, no iron, and three upgraded ones, no steel', () => {
    const state = at('trafficking-spot', { iron: 2, fish: 3, steel: 1, meat: 3 })
    const trade = (give: Counts, take: Counts) => enters(state, 'trafficking-spot', { give, take })
    expect(trade({ fish: 2, iron: 1, steel: 1 }, { cattle: 3, coke: 1 })).toContainEqual(
      used('trafficking-spot', { fish: 2, iron: 1, steel: 1 }, { cattle: 3, coke: 1 }),
    )
    refused(() => trade({ fish: 1 }, { iron: 1 }), 'no-such-choice')
    refused(() => trade({ meat: 1 }, { steel: 1 }), 'no-such-choice')
    refused(() => trade({ fish: 1 }, { meat: 1 }), 'unequal-number')
    refused(() => trade({ fish: 3, iron: 1 }, { cattle: 4 }), 'choose-amount', { most: 3 })
  })
})
