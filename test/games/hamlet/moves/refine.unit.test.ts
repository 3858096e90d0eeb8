import { describe, expect, test } from 'vitest'
import type { Extra } from '../table.ts'
import { act, ana, at, aVillage, bea, carlos, eventsOf, forms, refused, stocked, works } from '../table.ts'

const refining = (tile: string, number = 1, pay?: object) => ({
  type: 'refine',
  at: tile,
  number,
  ...(pay === undefined ? {} : { pay }),
})

/** A player other than Ana has the milestone. */
const nobodysFirst = { planks: carlos, brick: carlos, milk: carlos, flour: carlos }

const full = { woodcutter: { wood: 3 }, quarry: { stone: 3 }, farm: { wheat: 3 } }

const refineries: [tile: Extra['tile'], from: 'wood' | 'stone' | 'wheat', makes: string, slots: number][] = [
  ['sawmill', 'wood', 'planks', 1],
  ['lumber-mill', 'wood', 'planks', 2],
  ['stonemason', 'stone', 'brick', 1],
  ['master-stonemason', 'stone', 'brick', 2],
  ['dairy-farm', 'wheat', 'milk', 1],
  ['dairy-estate', 'wheat', 'milk', 2],
  ['flour-mill', 'wheat', 'flour', 1],
  ['windmill', 'wheat', 'flour', 2],
]

describe('Rulebook: Refineries', () => {
  test.each(refineries)('the %s makes of each %s one of %s, in each of its slots: %i', (tile, from, good, slots) => {
    const state = aVillage({
      extra: [{ tile, beside: 'market', over: 'road' }],
      sources: full,
      ana: { donkeys: ['church', 'market'] },
    })
    const done = eventsOf(state, ana, refining(tile, slots))
    const source = { wood: 'woodcutter', stone: 'quarry', wheat: 'farm' }[from]
    expect(done).toContainEqual({ type: 'raw-used', seat: ana, good: from, from: source, number: slots })
    expect(done).toContainEqual({
      type: 'refined',
      seat: ana,
      at: tile,
      good,
      number: slots,
      highQuality: true,
    })
    const after = act(state, ana, refining(tile, slots))
    expect(after.refineries).toEqual({ [tile]: Array(slots).fill(ana) })
    refused(() => eventsOf(state, ana, refining(tile, slots + 1)), 'slots-full', { tile })
    expect(forms(state, ana, 'refine')[0]?.fields[0]).toEqual({ kind: 'count', name: 'number', min: 1, max: slots })
  })

  test('one of two empty slots may be filled alone; goods on other refineries stay', () => {
    const state = stocked(['milk', 'brick'], { refineries: { 'dairy-estate': [], 'master-stonemason': [bea] } })
    const after = act(state, ana, refining('dairy-estate', 1))
    expect(after.refineries).toEqual({ 'dairy-estate': [ana], 'master-stonemason': [bea] })
    expect(after.sources.farm).toEqual({ wheat: 2 })
  })

  test('making goods has no reward', () => {
    const state = stocked(['milk'], { refineries: { 'dairy-estate': [] } })
    const after = act(state, ana, refining('dairy-estate', 2))
    expect(after.seats.map(({ coins, scored }) => [coins, scored])).toEqual(
      state.seats.map(({ coins, scored }) => [coins, scored]),
    )
  })

  test('slots may hold goods of several makers', () => {
    const state = stocked(['milk'], { refineries: { 'dairy-estate': [bea] } })
    const after = act(state, ana, refining('dairy-estate', 1))
    expect(after.refineries['dairy-estate']?.toSorted()).toEqual([ana, bea])
    refused(() => eventsOf(after, ana, refining('dairy-estate', 1)), 'slots-full', { tile: 'dairy-estate' })
    expect(forms(after, ana, 'refine')).toEqual([])
  })

  test('without raw goods nothing is made', () => {
    const state = stocked(['milk'], { refineries: { 'dairy-estate': [] }, sources: { farm: {} }, ana: { coins: 0 } })
    refused(() => eventsOf(state, ana, refining('dairy-estate')), 'coins-short', { missing: 2 })
    expect(forms(state, ana, 'refine')).toEqual([])
  })

  test('the form is limited by the raw goods and the coins', () => {
    const most = (wheat: number, coins: number) => {
      const sources = { farm: wheat > 0 ? { wheat } : {} }
      const state = stocked(['milk'], { refineries: { 'dairy-estate': [] }, sources, ana: { coins } })
      return forms(state, ana, 'refine').map(({ fields }) => fields[0])
    }
    expect(most(1, 1)).toEqual([{ kind: 'count', name: 'number', min: 1, max: 1 }])
    expect(most(1, 2)).toEqual([{ kind: 'count', name: 'number', min: 1, max: 2 }])
    expect(most(0, 1)).toEqual([])
  })
})

describe('Rulebook: Goods, two tokens of each for every player', () => {
  const mills: Extra[] = [works.planks, { tile: 'sawmill', beside: 'market', over: 'road' }]
  const withPlanks = (refineries: object) =>
    aVillage({
      extra: mills,
      roads: [{ seat: bea, from: 'woodcutter', to: 'lumber-mill' }],
      refineries,
      ana: { donkeys: ['woodcutter', 'church', 'market'], villagers: ['church', 'church'] },
    })

  test('a player with both on the board makes no more of it, wherever they are', () => {
    const both = withPlanks({ 'lumber-mill': [ana, ana] })
    refused(() => eventsOf(both, ana, refining('sawmill')), 'no-tokens-left', { good: 'planks' })
    expect(forms(both, ana, 'refine')).toEqual([])
    const apart = withPlanks({ 'lumber-mill': [ana], sawmill: [ana] })
    refused(() => eventsOf(apart, ana, refining('lumber-mill')), 'no-tokens-left', { good: 'planks' })
  })

  test('those of others do not count, nor those of other goods', () => {
    const others = withPlanks({ 'lumber-mill': [bea, bea] })
    expect(act(others, ana, refining('sawmill')).refineries.sawmill).toEqual([ana])
    const milk = stocked(['planks', 'milk'], { refineries: { 'lumber-mill': [ana, ana], 'dairy-estate': [] } })
    expect(act(milk, ana, refining('dairy-estate', 2)).refineries['dairy-estate']).toEqual([ana, ana])
  })

  test('one remaining token makes one', () => {
    const one = withPlanks({ 'lumber-mill': [], sawmill: [ana] })
    expect(forms(one, ana, 'refine')[0]?.fields[0]).toMatchObject({ max: 1 })
    refused(() => eventsOf(one, ana, refining('lumber-mill', 2)), 'no-tokens-left')
  })

  test('a used token is available again in the same turn', () => {
    const state = withPlanks({ 'lumber-mill': [ana, bea], sawmill: [ana] })
    const sold = act({ ...state, offers: ['s2c'] }, ana, {
      type: 'sell',
      token: 's2c',
      pay: { 'planks@sawmill:0': 1, 'stone@quarry': 2 },
    })
    expect(sold.refineries.sawmill).toEqual([])
    expect(act(sold, ana, refining('sawmill')).refineries.sawmill).toEqual([ana])
  })
})

describe('Rulebook: Goods of high quality', () => {
  const making = (milestones: object) =>
    act(stocked(['brick'], { refineries: { 'master-stonemason': [] }, milestones }), ana, refining('master-stonemason'))
  const selling = { type: 'sell', token: 's2d' }
  const gain = (state: ReturnType<typeof making>, seat: number) => {
    const [before, after] = [state, act({ ...state, offers: ['s2d'] }, ana, selling)]
    const { coins, vp } = { coins: 2, vp: 2 }
    const own = seat === ana
    return [
      at(after, seat).coins - at(before, seat).coins - (own ? coins : 0),
      at(after, seat).scored.goods + at(after, seat).scored.sales - (own ? vp : 0),
    ]
  }

  test('are made by the player with the milestone of the good', () => {
    const state = (brick: number) =>
      stocked(['brick'], { refineries: { 'master-stonemason': [] }, milestones: { brick } })
    const quality = (brick: number) =>
      eventsOf(state(brick), ana, refining('master-stonemason')).flatMap((event) =>
        event.type === 'refined' ? [event.highQuality] : [],
      )
    expect(quality(ana)).toEqual([true])
    expect(quality(bea)).toEqual([false])
  })

  test('the milestone of another good does not count', () => {
    const state = stocked(['brick'], {
      refineries: { 'master-stonemason': [] },
      milestones: { planks: ana, brick: bea },
    })
    expect(eventsOf(state, ana, refining('master-stonemason')).find(({ type }) => type === 'refined')).toMatchObject({
      highQuality: false,
    })
  })

  test('regular goods give their maker a coin and a point when they are used, even by the maker', () => {
    expect(gain(making(nobodysFirst), ana)).toEqual([1, 1])
  })

  test('goods of high quality give twice as much', () => {
    expect(gain(making({ brick: ana }), ana)).toEqual([2, 2])
  })

  test('the maker is rewarded when another player uses them', () => {
    expect(gain(stocked(['brick'], { milestones: nobodysFirst }), bea)).toEqual([1, 1])
    expect(gain(stocked(['brick'], { milestones: { brick: bea } }), bea)).toEqual([2, 2])
  })

  test('in one refinery each good has the quality of its own maker', () => {
    const state = stocked(['brick'], {
      refineries: { 'master-stonemason': [bea, carlos] },
      milestones: { brick: carlos },
      ana: { coins: 20 },
    })
    const after = act(state, ana, { type: 'deliver', slot: 'milk-brick' })
    const gained = (seat: number) => [at(after, seat).coins - at(state, seat).coins, at(after, seat).scored.goods]
    expect([bea, carlos].map(gained)).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test("a player who uses others' goods gets nothing for them", () => {
    expect(gain(stocked(['brick'], { milestones: { brick: bea } }), ana)).toEqual([0, 0])
  })

  test('raw goods have no reward', () => {
    const state = { ...stocked([]), offers: ['s1a'] }
    const after = act(state, ana, { type: 'sell', token: 's1a' })
    expect(after.seats.map(({ scored }) => scored.goods)).toEqual([0, 0, 0])
    expect(after.seats.map(({ coins }) => coins)).toEqual([3 + 1, 3, 4])
  })
})
