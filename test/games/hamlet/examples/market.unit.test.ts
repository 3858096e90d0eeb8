import { describe, expect, test } from 'vitest'
import { act, ana, at, aVillage, bea, eventsOf, type Layout, refused } from '../table.ts'

/** A player's bridge joins the dairy farm to the church; with this number of players a refined good costs 4 coins. */
const position = (layout: Layout) =>
  aVillage({
    players: 3,
    extra: [{ tile: 'dairy-farm', beside: 'town-hall', over: 'mountain', alone: true, by: bea }],
    roads: [{ seat: bea, from: 'dairy-farm', to: 'town-hall' }],
    ...layout,
  })
const ownDonkey = ['town-hall'] as const
const deliver = { type: 'deliver', slot: 'milk-brick' } as const

describe('Rulebook: Buying on the market', () => {
  test('the reward for own goods pays for purchases in the same action', () => {
    // Two further goods cost 8 coins; one's own milk brings the eighth.
    const before = position({ ana: { coins: 7, donkeys: [...ownDonkey] }, refineries: { 'dairy-farm': [ana] } })
    expect(eventsOf(before, ana, deliver)).toMatchObject([
      { type: 'villager-went' },
      { type: 'refined-used', maker: ana, reward: { coins: 1, vp: 1 } },
      { type: 'bought', coins: 8 },
      { type: 'delivered', vp: 4 },
    ])
    const state = act(before, ana, deliver)
    expect(at(state, ana)).toMatchObject({ coins: 0, scored: { goods: 1, deliveries: 4 } })
  })

  test('own goods of high quality pay twice as much', () => {
    const milestones = { milk: ana, roads: bea }
    const rich: Layout = { milestones, refineries: { 'dairy-farm': [ana] } }
    const state = act(position({ ...rich, ana: { coins: 6, donkeys: [...ownDonkey] } }), ana, deliver)
    expect(at(state, ana)).toMatchObject({ coins: 0, scored: { goods: 2 } })
  })

  test('the reward of others does not', () => {
    const before = position({ ana: { coins: 7, donkeys: [...ownDonkey] }, refineries: { 'dairy-farm': [bea] } })
    refused(() => eventsOf(before, ana, deliver), 'coins-short', { missing: 1 })
  })

  test('nothing can be bought for a sale', () => {
    const before = position({ ana: { coins: 50 }, offers: ['s1c', 's1d', 's1a'] })
    refused(() => eventsOf(before, ana, { type: 'sell', token: 's1c' }), 'payment-short', { missing: { milk: 1 } })
    const named = { type: 'sell', token: 's1c', pay: { 'milk@market': 1 } }
    refused(() => eventsOf(before, ana, named), 'no-purchases', { missing: { 'milk@market': 1 } })
  })
})
