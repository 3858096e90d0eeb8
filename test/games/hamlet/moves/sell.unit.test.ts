import { describe, expect, test } from 'vitest'
import { refinedGoods, total } from '../../../../src/games/hamlet/goods.ts'
import { act, ana, at, aVillage, bea, carlos, eventsOf, forms, type Layout, refused, stocked } from '../table.ts'

const selling = (token: string, pay?: object) => ({ type: 'sell', token, ...(pay === undefined ? {} : { pay }) })

const nobodysFirst = { planks: carlos, brick: carlos, milk: carlos, flour: carlos, roads: carlos }

/** Bea's goods are regular. */
const atMarket = (layout: Layout = {}) => stocked(refinedGoods, { milestones: nobodysFirst, ...layout })

/** The demand of each token, and the points and coins that it brings. */
const tokens = [
  ['s1a', { wood: 2, wheat: 1 }, 1, 1],
  ['s1b', { stone: 2, wheat: 1 }, 1, 1],
  ['s1c', { milk: 1 }, 1, 2],
  ['s1d', { flour: 1 }, 1, 2],
  ['s2a', { planks: 1, flour: 1 }, 2, 3],
  ['s2b', { brick: 1, milk: 1 }, 2, 3],
  ['s2c', { planks: 1, stone: 2 }, 2, 2],
  ['s2d', { brick: 1, wood: 2 }, 2, 2],
  ['s3a', { milk: 2, planks: 1 }, 4, 3],
  ['s3b', { flour: 2, brick: 1 }, 4, 3],
  ['s3c', { planks: 1, brick: 1, milk: 1 }, 4, 3],
  ['s3d', { planks: 1, brick: 1, flour: 1 }, 4, 3],
] as const

describe('sale tokens', () => {
  test.each(tokens)('include %s, which demands %j and brings %i points and %i coins', (token, goods, vp, coins) => {
    const state = atMarket({ offers: [token], ana: { coins: 0 } })
    const done = eventsOf(state, ana, selling(token))
    const used = done.flatMap((event) =>
      event.type === 'raw-used' || event.type === 'refined-used' ? [[event.good, event.number] as const] : [],
    )
    expect(Object.fromEntries(used)).toEqual(goods)
    const after = act(state, ana, selling(token))
    const refined = total(goods, refinedGoods)
    expect(at(after, ana)).toMatchObject({ coins, sales: [token], scored: { goods: 0, sales: vp } })
    expect(at(after, bea)).toMatchObject({ coins: 3 + refined, scored: { goods: refined, sales: 0 } })
  })

  test('number twelve', () => {
    expect(tokens.map(([token]) => token)).toEqual(Object.keys(atMarket().box.sales))
  })
})

describe('Rulebook: Selling on the market', () => {
  test('the villager goes to the market, the goods are used, the token is taken with its reward', () => {
    const state = atMarket({ offers: ['s1c', 's1a', 's1b'], ana: { coins: 5, villagers: ['farm'] } })
    const after = act(state, ana, selling('s1a'))
    expect(at(after, ana)).toMatchObject({
      coins: 6,
      sales: ['s1a'],
      scored: { sales: 1 },
      villagers: [{ at: 'market', ready: false }],
    })
    expect(after.sources).toMatchObject({ woodcutter: { wood: 1 }, farm: { wheat: 2 } })
  })

  test('only an open token can be sold', () => {
    const state = atMarket({ offers: ['s1a', 's1b', 's1c'] })
    refused(() => eventsOf(state, ana, selling('s1d')), 'not-on-offer', { token: 's1d' })
    refused(() => eventsOf(state, ana, selling('s3c')), 'not-on-offer', { token: 's3c' })
    const sold = act(state, ana, selling('s1a'))
    refused(() => eventsOf(sold, ana, selling('s1a')), 'not-on-offer', { token: 's1a' })
  })

  test('goods that are bought on the market cannot be sold there', () => {
    const state = aVillage({ ana: { coins: 99 }, offers: ['s1c'] })
    refused(() => eventsOf(state, ana, selling('s1c')), 'payment-short', { missing: { milk: 1 } })
    refused(() => eventsOf(state, ana, selling('s1c', { 'milk@market': 1 })), 'no-purchases', {
      missing: { 'milk@market': 1 },
    })
    expect(forms(state, ana, 'sell')).toEqual([])
  })

  test('all goods must be there', () => {
    const state = aVillage({ sources: { woodcutter: { wood: 1 } }, offers: ['s1a'] })
    refused(() => eventsOf(state, ana, selling('s1a')), 'payment-short')
    expect(forms(state, ana, 'sell')).toEqual([])
  })

  test('a seller of own goods is rewarded for them in addition to the sale', () => {
    const state = atMarket({ offers: ['s2b'], refineries: { 'dairy-estate': [ana], 'master-stonemason': [ana] } })
    expect(at(act(state, ana, selling('s2b')), ana)).toMatchObject({ coins: 3 + 3 + 2, scored: { goods: 2, sales: 2 } })
  })

  test('the free space is filled from the stack, with the next level', () => {
    const state = atMarket({ offers: ['s1a', 's1b', 's1c'] })
    expect(state.toCome).toEqual([1, 2, 2, 2, 3, 3])
    const once = act(state, ana, selling('s1a'))
    expect(once.offers).toEqual(['s1b', 's1c', 's1d'])
    const twice = act(once, ana, selling('s1c'))
    expect(twice.offers.slice(0, 2)).toEqual(['s1b', 's1d'])
    expect(twice.offers[2]).toMatch(/^s2/)
    expect(twice.toCome).toEqual([2, 2, 3, 3])
  })

  test('it is filled before the next sale of the same turn', () => {
    const once = act(atMarket({ offers: ['s1a', 's1b', 's1c'] }), ana, selling('s1a'))
    expect(forms(once, ana, 'sell').map(({ move }) => move.token)).toEqual(['s1b', 's1c', 's1d'])
    expect(at(act(once, ana, selling('s1d')), ana).sales).toEqual(['s1a', 's1d'])
  })

  test('if the stack is empty, the space stays empty', () => {
    const state = { ...atMarket({ offers: ['s1a', 's1b', 's1c'] }), toCome: [] }
    const after = act(state, ana, selling('s1a'))
    expect(after.offers).toEqual(['s1b', 's1c'])
    expect(after.unseen).toEqual(state.unseen)
    expect(act(after, ana, selling('s1c')).offers).toEqual(['s1b'])
  })
})
