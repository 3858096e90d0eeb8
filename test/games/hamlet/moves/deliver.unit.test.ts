import { describe, expect, test } from 'vitest'
import { type Good, refinedGoods } from '../../../../src/games/hamlet/goods.ts'
import { act, ana, at, aVillage, bea, carlos, eventsOf, forms, type Layout, refused, stocked } from '../table.ts'

const delivering = (slot: string, pay?: object) => ({ type: 'deliver', slot, ...(pay === undefined ? {} : { pay }) })

const nobodysFirst = { planks: carlos, brick: carlos, milk: carlos, flour: carlos, roads: carlos }

const rich = (layout: Layout = {}) =>
  stocked(refinedGoods, { milestones: nobodysFirst, ...layout, ana: { coins: 30, ...layout.ana } })

const slots: [players: number, slot: string, of: readonly Good[], number: number, coins: number, vp: number][] = [
  [2, 'milk-brick', ['milk', 'brick'], 3, 0, 4],
  [2, 'coins', [], 0, 10, 6],
  [2, 'planks-flour', ['planks', 'flour'], 3, 0, 4],
  [2, 'raw', ['wood', 'stone', 'wheat'], 10, 0, 6],
  [4, 'milk-brick', ['milk', 'brick'], 3, 0, 4],
  [4, 'coins', [], 0, 10, 6],
  [4, 'planks-flour', ['planks', 'flour'], 3, 0, 4],
  [4, 'raw', ['wood', 'stone', 'wheat'], 10, 0, 6],
  [4, 'refined', ['planks', 'brick', 'milk', 'flour'], 4, 0, 5],
]

/** The goods that were used or bought, one by one. */
const spentGoods = (events: ReturnType<typeof eventsOf>): string[] =>
  events.flatMap((event) => {
    if (event.type === 'raw-used' || event.type === 'refined-used') return Array<string>(event.number).fill(event.good)
    return event.type === 'bought'
      ? Object.entries(event.goods).flatMap(([good, n]) => Array<string>(n).fill(good))
      : []
  })

describe('Delivery slots', () => {
  test.each(slots)(
    'of %i players: %s takes of %j %i, and %i coins, for %i points',
    (players, slot, of, number, coins, vp) => {
      const state = rich({ players, ana: { villagers: ['farm'] } })
      const done = eventsOf(state, ana, delivering(slot))
      const spent = spentGoods(done)
      expect(spent).toHaveLength(number)
      expect(of).toEqual(expect.arrayContaining(spent))
      const bought = done.flatMap((event) => (event.type === 'bought' ? [event.coins] : []))
      const after = act(state, ana, delivering(slot))
      expect(at(after, ana)).toMatchObject({
        coins: 30 - coins - (bought[0] ?? 0),
        scored: { deliveries: vp, goods: 0 },
        villagers: [{ at: 'church', ready: false }],
      })
      expect(after.deliveries).toEqual({ [slot]: ana })
    },
  )

  test.each([2, 3, 4])('of %i players: there are no others', (players) => {
    const listed = slots.filter(([number]) => number === (players === 2 ? 2 : 4)).map(([, slot]) => slot)
    expect(Object.keys(rich({ players }).box.church.slots)).toEqual(listed)
    expect(forms(rich({ players }), ana, 'deliver').map(({ move }) => move.slot)).toEqual(listed)
  })

  test('with two players no slot takes refined goods of any kind', () => {
    refused(() => eventsOf(rich({ players: 2 }), ana, delivering('refined')), 'no-such-delivery', {})
  })
})

describe('Rulebook: Delivering to the church', () => {
  test.each([
    { 'milk@dairy-estate:1': 2, 'brick@master-stonemason:1': 1 },
    { 'milk@dairy-estate:1': 1, 'brick@master-stonemason:1': 2 },
    { 'milk@dairy-estate:1': 1, 'brick@master-stonemason:1': 1, 'milk@market': 1 },
    { 'brick@market': 3 },
  ])('any mix with the right sum is accepted: %j', (pay) => {
    const after = act(rich(), ana, delivering('milk-brick', pay))
    expect(after.deliveries).toEqual({ 'milk-brick': ana })
  })

  test('goods that the slot does not demand are refused', () => {
    const pay = { 'milk@dairy-estate:1': 2, 'planks@lumber-mill:1': 1 }
    refused(() => eventsOf(rich(), ana, delivering('milk-brick', pay)), 'goods-not-asked')
  })

  test('a slot is filled only once', () => {
    const state = rich({ deliveries: { coins: bea } })
    refused(() => eventsOf(state, ana, delivering('coins')), 'already-delivered', { slot: 'coins' })
    const once = act(rich(), ana, delivering('raw'))
    refused(() => eventsOf(once, ana, delivering('raw')), 'already-delivered', { slot: 'raw' })
    expect(forms(once, ana, 'deliver').map(({ move }) => move.slot)).not.toContain('raw')
  })

  test('slots are filled in any order, several in one turn', () => {
    const after = act(
      rich({ ana: { coins: 60 } }),
      ana,
      delivering('refined'),
      delivering('coins'),
      delivering('milk-brick'),
    )
    expect(after.deliveries).toEqual({ refined: ana, coins: ana, 'milk-brick': ana })
    expect(at(after, ana).scored.deliveries).toBe(5 + 6 + 4)
  })

  test("coins must be the player's own", () => {
    const poor = aVillage({ ana: { coins: 9 }, bea: { coins: 99 } })
    refused(() => eventsOf(poor, ana, delivering('coins')), 'coins-short')
    expect(forms(poor, ana, 'deliver', { slot: 'coins' })).toEqual([])
    expect(at(act(aVillage({ ana: { coins: 10 } }), ana, delivering('coins')), ana).coins).toBe(0)
  })

  test('the makers of the goods are rewarded', () => {
    const after = act(
      rich(),
      ana,
      delivering('milk-brick', { 'milk@dairy-estate:1': 2, 'brick@master-stonemason:1': 1 }),
    )
    expect(at(after, bea)).toMatchObject({ coins: 3 + 3, scored: { goods: 3 } })
    expect(after.refineries).toMatchObject({ 'dairy-estate': [], 'master-stonemason': [bea] })
  })

  test('all goods must come in one delivery', () => {
    const state = rich({ refineries: { 'dairy-estate': [bea], 'master-stonemason': [bea] }, ana: { coins: 3 } })
    refused(() => eventsOf(state, ana, delivering('milk-brick')), 'coins-short')
    expect(forms(state, ana, 'deliver').map(({ move }) => move.slot)).not.toContain('milk-brick')
  })

  test('missing goods may be bought on the market (ruling A26)', () => {
    const state = rich({ refineries: { 'dairy-estate': [bea], 'master-stonemason': [bea] }, ana: { coins: 4 } })
    expect(at(act(state, ana, delivering('milk-brick')), ana)).toMatchObject({ coins: 0, scored: { deliveries: 4 } })
  })
})
