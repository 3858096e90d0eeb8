import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choices } from '../../../src/games/hamlet/decisions.ts'
import type { Event } from '../../../src/games/hamlet/events.ts'
import { after } from '../../../src/games/hamlet/evolve.ts'
import { counted, type Refined, refinedGoods } from '../../../src/games/hamlet/goods.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import type { Choice, PaymentField } from '../../../src/games/kit/choice.ts'
import {
  act,
  ana,
  at,
  aVillage,
  bea,
  carlos,
  eventsOf,
  forms,
  isAllowed,
  type Layout,
  refused,
  stocked,
} from './table.ts'

const nobodysFirst = { planks: carlos, brick: carlos, milk: carlos, flour: carlos, roads: carlos }
const kitchen = (made: readonly Refined[], layout: Layout = {}) =>
  stocked(made, { milestones: nobodysFirst, ...layout, ana: { coins: 20, ...layout.ana } })

const delivering = (slot: string, pay?: object) => ({ type: 'deliver', slot, ...(pay === undefined ? {} : { pay }) })

/** The goods that a payment used, by origin, in order. */
const used = (events: readonly Event[]): string[] =>
  events.flatMap((event) => {
    if (event.type === 'raw-used') return [`${event.number} ${event.good}@${event.from}`]
    if (event.type === 'refined-used') return [`${event.number} ${event.good}@${event.from}:${event.maker}`]
    if (event.type === 'bought') return Object.entries(event.goods).map(([good, number]) => `${number} ${good}@market`)
    return []
  })

describe('a payment that is left out', () => {
  test('uses own refined goods first: they bring a reward', () => {
    const state = kitchen(['planks', 'flour'], { refineries: { 'lumber-mill': [ana, bea], windmill: [ana, bea] } })
    expect(used(eventsOf(state, ana, delivering('planks-flour')))).toEqual([
      '1 planks@lumber-mill:0',
      '1 flour@windmill:0',
      expect.stringMatching(/^1 (planks|flour)@.*:1$/),
    ])
  })

  test('uses own goods of high quality first', () => {
    const state = kitchen(['milk', 'brick'], {
      milestones: { ...nobodysFirst, milk: ana },
      refineries: { 'dairy-estate': [ana, ana], 'master-stonemason': [ana, ana] },
    })
    const reversed = kitchen(['brick', 'milk'], {
      milestones: { ...nobodysFirst, milk: ana },
      refineries: { 'dairy-estate': [ana, ana], 'master-stonemason': [ana, ana] },
    })
    for (const village of [state, reversed]) {
      const after = act(village, ana, delivering('milk-brick'))
      expect(at(after, ana).coins).toBe(20 + 2 * 2 + 1)
      expect(at(after, ana).scored.goods).toBe(5)
    }
  })

  test("uses those of the others' goods that bring them least", () => {
    const refineries = { 'dairy-estate': [bea, bea], 'master-stonemason': [bea, bea] }
    for (const first of ['milk', 'brick'] as const) {
      const state = kitchen(['milk', 'brick'], { milestones: { ...nobodysFirst, [first]: bea }, refineries })
      expect(at(act(state, ana, delivering('milk-brick')), bea).scored.goods).toBe(1 + 1 + 2)
    }
  })

  test('buys last', () => {
    const state = kitchen(['milk'], { refineries: { 'dairy-estate': [bea] } })
    expect(used(eventsOf(state, ana, delivering('milk-brick')))).toEqual(['1 milk@dairy-estate:1', '2 brick@market'])
  })

  test('uses raw goods before it buys', () => {
    const state = kitchen([], { sources: { woodcutter: { wood: 3 }, quarry: {}, farm: { wheat: 3 } } })
    expect(used(eventsOf(state, ana, delivering('raw')))).toEqual([
      '3 wood@woodcutter',
      '3 wheat@farm',
      '4 wood@market',
    ])
  })

  test('uses only goods within reach', () => {
    const state = aVillage({
      ana: { donkeys: [], coins: 20 },
      sources: { farm: { wheat: 3 }, woodcutter: { wood: 3 } },
    })
    const refining = aVillage({
      ana: { donkeys: ['market'], coins: 20 },
      extra: [{ tile: 'sawmill', beside: 'market', over: 'road' }],
    })
    expect(used(eventsOf(refining, ana, { type: 'refine', at: 'sawmill', number: 1 }))).toEqual(['1 wood@market'])
    expect(used(eventsOf(state, ana, delivering('raw')))).toHaveLength(4)
  })
})

describe('a payment that is given', () => {
  const state = kitchen(['milk', 'brick'], {
    refineries: { 'dairy-estate': [ana, bea], 'master-stonemason': [bea, carlos] },
  })

  test.each<Record<string, number>[]>([
    [{ 'milk@dairy-estate:0': 1, 'milk@dairy-estate:1': 1, 'brick@master-stonemason:2': 1 }],
    [{ 'brick@master-stonemason:1': 1, 'brick@master-stonemason:2': 1, 'milk@market': 1 }],
    [{ 'milk@market': 2, 'brick@market': 1 }],
  ])('is paid as given: %j', (pay) => {
    const expected = Object.entries(pay).map(([origin, number]) => `${number} ${origin}`)
    expect(used(eventsOf(state, ana, delivering('milk-brick', pay))).toSorted()).toEqual(expected.toSorted())
  })

  test('is refused if it is too little', () => {
    refused(() => eventsOf(state, ana, delivering('milk-brick', { 'milk@market': 2 })), 'payment-short', {
      missing: { 'milk/brick': 1 },
    })
    refused(() => eventsOf(state, ana, delivering('milk-brick', {})), 'payment-short', { missing: { 'milk/brick': 3 } })
  })

  test('is refused if it is too much', () => {
    refused(() => eventsOf(state, ana, delivering('milk-brick', { 'milk@market': 5 })), 'payment-too-much', {
      tooMuch: { 'milk/brick': 2 },
    })
    const path = { type: 'road', kind: 'path', at: 'farm', segment: 4, pay: { 'stone@quarry': 3 } }
    const unlinked = aVillage({ sources: { quarry: { stone: 3 } } })
    refused(() => eventsOf(unlinked, ana, path), 'payment-too-much', { tooMuch: { stone: 1 } })
  })

  test('is refused if the goods do not exist', () => {
    for (const [origin, pay] of [
      ['milk@dairy-estate:0', { 'milk@dairy-estate:0': 2, 'brick@market': 1 }],
      ['milk@dairy-estate:2', { 'milk@dairy-estate:2': 1, 'milk@market': 2 }],
      ['milk@dairy-farm:0', { 'milk@dairy-farm:0': 1, 'milk@market': 2 }],
      ['brick@dairy-estate:0', { 'brick@dairy-estate:0': 1, 'milk@market': 2 }],
      ['milk@dairy-estate', { 'milk@dairy-estate': 1, 'milk@market': 2 }],
    ] as const)
      refused(() => eventsOf(state, ana, delivering('milk-brick', pay)), 'goods-not-there', {
        missing: { [origin]: 1 },
      })
  })

  test('is refused for goods that nobody demands, naming them and the demand', () => {
    const pay = { 'milk@market': 3, 'wood@woodcutter': 1 }
    refused(() => eventsOf(state, ana, delivering('milk-brick', pay)), 'goods-not-asked', {
      tooMuch: { 'wood@woodcutter': 1 },
      asked: { 'milk/brick': 3 },
    })
  })

  test('is refused if the goods are out of reach', () => {
    const path = { type: 'road', kind: 'path', at: 'farm', segment: 4, pay: { 'stone@quarry': 2 } }
    const onFoot = aVillage({ ana: { donkeys: ['farm'], coins: 9 } })
    const missing = { tile: 'farm', donkeys: { church: 1 } }
    refused(() => eventsOf(onFoot, ana, path), 'donkey-missing', { ...missing, missing: { 'stone@quarry': 2 } })
    const bought = { ...path, pay: { 'stone@market': 2 } }
    refused(() => eventsOf(onFoot, ana, bought), 'donkey-missing', { ...missing, missing: { 'stone@market': 2 } })
  })

  test('is refused if there are too few coins', () => {
    const poor = kitchen(['milk'], { ana: { coins: 11 } })
    refused(() => eventsOf(poor, ana, delivering('milk-brick', { 'milk@market': 3 })), 'coins-short', {
      missing: 1,
      bought: { milk: 3 },
    })
  })

  test('is empty if only coins are demanded', () => {
    refused(() => eventsOf(state, ana, delivering('coins', { 'milk@market': 1 })), 'goods-not-asked', {
      tooMuch: { 'milk@market': 1 },
      asked: {},
    })
    expect(isAllowed(state, ana, delivering('coins', {}))).toBe(true)
  })

  test('distinguishes raw goods of one kind on several sources', () => {
    const barn = aVillage({
      extra: [{ tile: 'barn-bent', beside: 'market', over: 'road' }],
      sources: { 'barn-bent': { wood: 2 } },
      ana: { donkeys: ['church'] },
      offers: ['s1a'],
    })
    const sold = act(barn, ana, { type: 'sell', token: 's1a', pay: { 'wood@barn-bent': 2, 'wheat@farm': 1 } })
    expect(sold.sources).toMatchObject({ 'barn-bent': {}, woodcutter: { wood: 2 } })
  })
})

describe('Rulebook: Buying on the market', () => {
  test.each([
    [2, 3, 5],
    [3, 2, 4],
    [4, 2, 4],
  ])('for %i players a raw good costs %i, a refined one %i', (players, raw, refined) => {
    const state = kitchen([], { players, ana: { coins: 100 } })
    const cost = (slot: string, pay: object) =>
      eventsOf(state, ana, delivering(slot, pay)).flatMap((event) => (event.type === 'bought' ? [event.coins] : []))
    for (const good of ['wood', 'stone', 'wheat']) expect(cost('raw', { [`${good}@market`]: 10 })).toEqual([10 * raw])
    for (const good of ['milk', 'brick']) expect(cost('milk-brick', { [`${good}@market`]: 3 })).toEqual([3 * refined])
    for (const good of ['planks', 'flour'])
      expect(cost('planks-flour', { [`${good}@market`]: 3 })).toEqual([3 * refined])
  })

  test('no villager needs to be at the market', () => {
    const after = act(kitchen([]), ana, delivering('planks-flour'))
    expect(at(after, ana).villagers.map(({ at: tile }) => tile)).toEqual(['church', 'church', 'church', 'church'])
    expect(at(after, ana).coins).toBe(20 - 12)
  })

  test('the market never runs out: more goods than there are tokens can be bought', () => {
    const state = kitchen([], { ana: { coins: 40 } })
    expect(at(act(state, ana, delivering('refined', { 'milk@market': 4 })), ana).coins).toBe(40 - 16)
  })

  test('bought goods come from the market: they need a way like all others', () => {
    const path = { type: 'road', kind: 'path', at: 'farm', segment: 4 }
    const dry = (donkeys: readonly 'church'[]) =>
      aVillage({ sources: { quarry: {} }, ana: { donkeys: [...donkeys], coins: 4 } })
    expect(at(act(dry(['church']), ana, path), ana).coins).toBe(0)
    refused(() => eventsOf(dry([]), ana, path), 'donkey-missing', {
      missing: { 'stone@market': 2 },
      tile: 'farm',
      donkeys: { church: 1 },
    })
  })

  test('at the market itself they need none, but they cannot be sold', () => {
    const state = aVillage({ sources: { quarry: {} }, ana: { donkeys: [], coins: 4 }, offers: ['s1b'] })
    expect(at(act(state, ana, { type: 'road', kind: 'path', at: 'market', segment: 7 }), ana).coins).toBe(0)
    refused(() => eventsOf(state, ana, { type: 'sell', token: 's1b' }), 'payment-short')
  })

  test('bought goods reward nobody', () => {
    const state = kitchen(refinedGoods, { milestones: { planks: ana, brick: ana, milk: bea, flour: bea } })
    const after = act(state, ana, delivering('refined', { 'planks@market': 2, 'milk@market': 2 }))
    expect(after.seats.map(({ scored }) => scored.goods)).toEqual([0, 0, 0])
    expect(after.seats.map(({ coins }) => coins)).toEqual([20 - 16, 3, 4])
    expect(after.refineries).toEqual(state.refineries)
  })

  test('the coins that own goods bring pay for purchases in the same action', () => {
    const refineries = { 'dairy-estate': [ana], 'master-stonemason': [ana] }
    const rich = kitchen(['milk', 'brick'], { refineries, ana: { coins: 2 } })
    expect(at(act(rich, ana, delivering('milk-brick')), ana)).toMatchObject({ coins: 0, scored: { goods: 2 } })
    expect(forms(rich, ana, 'deliver', { slot: 'milk-brick' })).toHaveLength(1)
    const two = kitchen(['brick'], { refineries: { 'master-stonemason': [ana, ana] }, ana: { coins: 2 } })
    expect(at(act(two, ana, delivering('milk-brick')), ana)).toMatchObject({ coins: 0, scored: { goods: 2 } })
    const poor = kitchen(['milk', 'brick'], { refineries, ana: { coins: 1 } })
    refused(() => eventsOf(poor, ana, delivering('milk-brick')), 'coins-short')
    const best = kitchen(['milk', 'brick'], { refineries, milestones: { milk: ana, brick: ana }, ana: { coins: 0 } })
    expect(at(act(best, ana, delivering('milk-brick')), ana).coins).toBe(0)
  })

  test("those that others' goods bring do not", () => {
    const refineries = { 'dairy-estate': [bea], 'master-stonemason': [bea] }
    const state = kitchen(['milk', 'brick'], { refineries, ana: { coins: 3 } })
    refused(() => eventsOf(state, ana, delivering('milk-brick')), 'coins-short')
  })

  test('goods on the board are used before others are bought', () => {
    const state = kitchen(['milk'], { refineries: { 'dairy-estate': [ana] } })
    const types = eventsOf(state, ana, delivering('milk-brick')).map(({ type }) => type)
    expect(types).toEqual(['villager-went', 'refined-used', 'bought', 'delivered'])
  })

  test('quality makes no difference to the user of a good (ruling A13)', () => {
    const state = kitchen(['milk'], { milestones: { milk: bea } })
    const after = act(state, ana, delivering('milk-brick', { 'milk@dairy-estate:1': 2, 'brick@market': 1 }))
    expect(at(after, ana).coins).toBe(20 - 4)
    expect(after.deliveries).toEqual({ 'milk-brick': ana })
  })
})

describe('Rulebook: Using goods', () => {
  test('raw goods go to the supply, refined ones back to their makers', () => {
    const state = kitchen(['milk', 'brick'], {
      milestones: { milk: ana, brick: ana },
      refineries: { 'dairy-estate': [ana, bea], 'master-stonemason': [carlos, carlos] },
    })
    const pay = { 'milk@dairy-estate:1': 1, 'brick@master-stonemason:2': 2 }
    const after = act(state, ana, delivering('milk-brick', pay))
    expect(after.refineries).toEqual({ 'dairy-estate': [ana], 'master-stonemason': [] })
    expect([bea, carlos].map((seat) => at(after, seat).scored.goods)).toEqual([1, 2])
    expect(act(kitchen([]), ana, delivering('raw')).sources).toEqual({ woodcutter: {}, quarry: {}, farm: {} })
  })

  test('a player who cannot pay in full pays nothing', () => {
    const state = kitchen(['milk'], { ana: { coins: 3 } })
    refused(() => eventsOf(state, ana, delivering('milk-brick')), 'coins-short')
    expect(forms(state, ana, 'deliver', { slot: 'milk-brick' })).toEqual([])
  })
})

const anyOf = <Thing>(...things: Thing[]) => fc.constantFrom(...things)
const everything = stocked(refinedGoods)
const makers = fc.array(anyOf(ana, bea, carlos), { maxLength: 2 })
const lying = fc.integer({ min: 0, max: 3 })

/** The stocked village with other goods, donkeys, coins, blueprints and sale tokens. */
const positions = fc
  .record({
    there: fc.record({ wood: lying, stone: lying, wheat: lying }),
    refineries: fc.record({
      'lumber-mill': makers,
      'master-stonemason': makers,
      'dairy-estate': makers,
      windmill: makers,
    }),
    milestones: fc.record({
      planks: anyOf(ana, bea),
      brick: anyOf(ana, bea),
      milk: anyOf(ana, bea),
      flour: anyOf(ana, bea),
    }),
    donkeys: fc.subarray(['church', 'market', 'town-hall', 'woodcutter', 'quarry', 'farm'] as const),
    coins: fc.integer({ min: 0, max: 14 }),
    blueprints: fc.subarray(['sawmill', 'smithy', 'tavern', 'monument', 'barn-bent'] as const, { maxLength: 3 }),
    offers: fc.subarray(Object.keys(everything.box.sales), { minLength: 3, maxLength: 3 }),
  })
  .map(
    ({ there: { wood, stone, wheat }, refineries, milestones, donkeys, coins, blueprints, offers }): State => ({
      ...everything,
      sources: {
        woodcutter: counted((good) => (good === 'wood' ? wood : 0)),
        quarry: counted((good) => (good === 'stone' ? stone : 0)),
        farm: counted((good) => (good === 'wheat' ? wheat : 0)),
      },
      refineries,
      milestones,
      offers,
      seats: everything.seats.map((seat, number) => (number === ana ? { ...seat, donkeys, coins, blueprints } : seat)),
    }),
  )

const paymentOf = ({ fields }: Choice): PaymentField | undefined =>
  fields.find((field): field is PaymentField => field.kind === 'payment')

describe('in any position', () => {
  test('the form proposes what the engine pays by default', () => {
    fc.assert(
      fc.property(positions, (state) => {
        for (const form of choices(state, ana)) {
          const field = paymentOf(form)
          if (field === undefined) continue
          expect(form.example.pay).toEqual(field.proposal)
          const { pay: _pay, ...unnamed } = form.example
          expect(eventsOf(state, ana, unnamed)).toEqual(eventsOf(state, ana, form.example))
        }
      }),
      { numRuns: 30 },
    )
  })

  test("no other payment leaves more coins than the engine's", () => {
    fc.assert(
      fc.property(positions, (state) => {
        for (const form of choices(state, ana)) {
          const field = paymentOf(form)
          if (field === undefined || form.move.type === 'build') continue
          const coinsLeft = (move: object) => after(state, eventsOf(state, ana, move)).seats[ana]?.coins ?? 0
          const best = coinsLeft(form.example)
          for (const pay of swapped(field)) {
            const move = { ...form.example, pay }
            if (isAllowed(state, ana, move)) expect(coinsLeft(move)).toBeLessThanOrEqual(best)
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** The proposal with one of its units replaced by one from another origin. */
const swapped = ({ goods, proposal }: PaymentField): Record<string, number>[] =>
  goods.flatMap(({ good: origin }) =>
    Object.keys(proposal).flatMap((given) => {
      if (given === origin) return []
      const all = { ...proposal, [given]: (proposal[given] ?? 0) - 1, [origin]: (proposal[origin] ?? 0) + 1 }
      return [Object.fromEntries(Object.entries(all).filter(([, number]) => number > 0))]
    }),
  )
