import { describe, expect, test } from 'vitest'
import type { TileId } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { fits } from '../../../../src/games/kit/forms.ts'
import { act, ana, at, aVillage, bea, eventsOf, forms, isAllowed, type Layout, refused } from '../table.ts'

const row = ['shrine', 'trade-post', 'sawmill', 'stonemason'] as const
const inHall = (layout: Layout = {}) => aVillage({ row, ...layout })

const taking = (blueprint: TileId, hires: object = {}) => ({
  type: 'town-hall',
  blueprint,
  villagers: 0,
  donkeys: {},
  ...hires,
})
const hiring = (villagers: number, donkeys: object = {}) => ({ type: 'town-hall', villagers, donkeys })

const offeredBlueprints = (state: ReturnType<typeof inHall>) =>
  forms(state, ana, 'town-hall').flatMap(({ move }) => (move.blueprint === undefined ? [] : [move.blueprint]))

describe('Rulebook: Acquiring a blueprint', () => {
  test.each([
    ['shrine', 0, [0, 0, 0]],
    ['trade-post', 1, [1, 0, 0]],
    ['sawmill', 2, [1, 1, 0]],
    ['stonemason', 3, [1, 1, 1]],
  ] as const)('the %s costs %i: a coin onto each before it', (tile, price, left) => {
    const state = inHall({ ana: { coins: 5 } })
    const after = act(state, ana, taking(tile))
    expect(at(after, ana).coins).toBe(5 - price)
    expect(at(after, ana).blueprints).toEqual([tile])
    expect(after.row.slice(0, 3).map(({ coins }) => coins)).toEqual(left)
  })

  test('the others move up with their coins, and one is drawn into the free space', () => {
    const state = inHall({
      row: [
        { tile: 'shrine', coins: 2 },
        { tile: 'trade-post', coins: 1 },
        { tile: 'sawmill', coins: 0 },
        { tile: 'stonemason', coins: 4 },
      ],
    })
    const after = act(state, ana, taking('trade-post'))
    expect(after.row.slice(0, 3)).toEqual([
      { tile: 'shrine', coins: 3 },
      { tile: 'sawmill', coins: 0 },
      { tile: 'stonemason', coins: 4 },
    ])
    const drawn = after.row[3]
    expect(drawn).toMatchObject({ coins: 0 })
    expect(state.bag).toContain(drawn?.tile)
    expect(after.bag).toEqual(state.bag.filter((tile) => tile !== drawn?.tile))
  })

  test('the player takes the coins on it', () => {
    const state = inHall({
      ana: { coins: 1 },
      row: ['shrine', { tile: 'trade-post', coins: 4 }, 'sawmill', 'stonemason'],
    })
    expect(at(act(state, ana, taking('trade-post')), ana).coins).toBe(4)
  })

  test('the coins on it cannot pay for it (ruling A17)', () => {
    const state = inHall({
      ana: { coins: 0 },
      row: ['shrine', { tile: 'trade-post', coins: 4 }, 'sawmill', 'stonemason'],
    })
    refused(() => eventsOf(state, ana, taking('trade-post')), 'coins-short', { missing: 1 })
    expect(offeredBlueprints(state)).toEqual(['shrine'])
  })

  test('only affordable blueprints are offered', () => {
    expect(offeredBlueprints(inHall({ ana: { coins: 2 } }))).toEqual(['shrine', 'trade-post', 'sawmill'])
    refused(() => eventsOf(inHall({ ana: { coins: 1 } }), ana, taking('stonemason')), 'coins-short', { missing: 2 })
  })

  test('a blueprint outside the row cannot be taken', () => {
    refused(() => eventsOf(inHall(), ana, taking('dairy-farm')), 'not-in-the-row', { tile: 'dairy-farm' })
    refused(() => eventsOf(inHall(), ana, taking('church')), 'not-in-the-row', { tile: 'church' })
  })

  test('an empty bag leaves the row short, at the same prices', () => {
    const state = { ...inHall({ row: ['shrine', 'trade-post'], ana: { coins: 3 } }), bag: [] }
    const after = act(state, ana, taking('trade-post'))
    expect(after.row).toEqual([{ tile: 'shrine', coins: 1 }])
    expect(at(after, ana).coins).toBe(2)
  })

  test('an empty row has nothing to take, but workers can be hired', () => {
    const state = { ...inHall({ row: [], ana: { coins: 3 } }), bag: [] }
    expect(offeredBlueprints(state)).toEqual([])
    expect(forms(state, ana, 'town-hall')).toHaveLength(1)
  })
})

describe('Rulebook: Blueprints, three at most', () => {
  const full = inHall({ ana: { coins: 20, blueprints: ['pond-forest', 'pond-mountain', 'dairy-farm'] } })

  test('a player with three takes no other', () => {
    refused(() => eventsOf(full, ana, taking('shrine')), 'hand-full')
    expect(offeredBlueprints(full)).toEqual([])
  })

  test('but may still hire (ruling A18)', () => {
    const after = act(full, ana, hiring(1, { farm: 1 }))
    expect(at(after, ana).villagers).toHaveLength(2)
    expect(at(after, ana).donkeys).toEqual(['church', 'farm'])
  })

  test('a player with two can take one more', () => {
    const two = inHall({ ana: { blueprints: ['pond-forest', 'pond-mountain'] } })
    expect(at(act(two, ana, taking('shrine')), ana).blueprints).toEqual(['pond-forest', 'pond-mountain', 'shrine'])
  })
})

describe('Rulebook: Hiring workers', () => {
  const villagers = (number: number) => Array.from({ length: number }, () => 'church' as const)
  const donkeys = villagers

  test.each([
    [1, 5],
    [2, 7],
    [3, 9],
  ])('a player with %i villagers pays %i for the next', (there, price) => {
    const state = inHall({ ana: { coins: price, villagers: villagers(there) } })
    expect(at(act(state, ana, hiring(1)), ana).coins).toBe(0)
    const poor = inHall({ ana: { coins: price - 1, villagers: villagers(there) } })
    refused(() => eventsOf(poor, ana, hiring(1)), 'coins-short', { missing: 1 })
  })

  test('each further one in the same action costs more', () => {
    const state = inHall({ ana: { coins: 21 } })
    expect(eventsOf(state, ana, hiring(3))).toContainEqual({
      type: 'villagers-hired',
      seat: ana,
      number: 3,
      coins: 5 + 7 + 9,
    })
    refused(() => eventsOf(inHall({ ana: { coins: 20 } }), ana, hiring(3)), 'coins-short', { missing: 1 })
  })

  test('each player has four villagers at most', () => {
    const state = inHall({ ana: { coins: 99, villagers: villagers(3) } })
    refused(() => eventsOf(state, ana, hiring(2)), 'villagers-all-hired', { number: 1 })
    const all = inHall({ ana: { coins: 99, villagers: villagers(4) } })
    refused(() => eventsOf(all, ana, hiring(1)), 'villagers-all-hired', { number: 0 })
    expect(forms(all, ana, 'town-hall')[0]?.fields[0]).toEqual({ kind: 'count', name: 'villagers', min: 0, max: 0 })
  })

  test.each([
    ['villagers', hiring(1), 'villagers-hired'],
    ['donkeys', hiring(0, { farm: 1 }), 'donkeys-hired'],
  ] as const)('%s may be hired alone', (_who, move, event) => {
    const events = eventsOf(inHall({ ana: { coins: 5 } }), ana, move)
    expect(events.map(({ type }) => type)).toEqual(['villager-went', event])
  })

  test('a new villager starts at the church, and can be activated from the next turn on', () => {
    const hired = act(inHall({ ana: { coins: 5 } }), ana, hiring(1))
    expect(at(hired, ana).villagers).toEqual([
      { at: 'town-hall', ready: false },
      { at: 'church', ready: false },
    ])
    refused(() => eventsOf(hired, ana, { type: 'gather', at: 'farm' }), 'no-villager-ready')
    const later = act(act(act(hired, ana, { type: 'end-turn' }), 1, { type: 'end-turn' }), 2, { type: 'end-turn' })
    expect(at(later, ana).villagers).toEqual([
      { at: 'town-hall', ready: true },
      { at: 'church', ready: true },
    ])
  })

  test('each donkey costs three', () => {
    expect(at(act(inHall({ ana: { coins: 6 } }), ana, hiring(0, { farm: 1, market: 1 })), ana).coins).toBe(0)
    refused(() => eventsOf(inHall({ ana: { coins: 5 } }), ana, hiring(0, { farm: 2 })), 'coins-short', { missing: 1 })
  })

  test('each player has six donkeys at most', () => {
    const five = inHall({ ana: { coins: 99, donkeys: donkeys(5) } })
    expect(at(act(five, ana, hiring(0, { farm: 1 })), ana).donkeys).toHaveLength(6)
    refused(() => eventsOf(five, ana, hiring(0, { farm: 1, market: 1 })), 'donkeys-all-hired', { number: 1 })
    const six = inHall({ ana: { coins: 99, donkeys: donkeys(6) } })
    refused(() => eventsOf(six, ana, hiring(0, { farm: 1 })), 'donkeys-all-hired', { number: 0 })
  })

  test('those of others do not count', () => {
    const state = inHall({ ana: { coins: 8 }, bea: { villagers: villagers(4), donkeys: donkeys(6) } })
    expect(isAllowed(state, ana, hiring(1, { farm: 1 }))).toBe(true)
  })

  test('new donkeys start at any buildings of the village, each at its own', () => {
    const state = inHall({
      ana: { coins: 12 },
      extra: [{ tile: 'barn-bent', beside: 'market', over: 'road', by: bea }],
    })
    const after = act(state, ana, hiring(0, { 'barn-bent': 1, farm: 2, church: 1 }))
    expect(at(after, ana).donkeys.toSorted()).toEqual(['barn-bent', 'church', 'church', 'farm', 'farm'])
  })

  test('but not at a building without a road to the church, nor at one that is not built', () => {
    const state = inHall({ ana: { coins: 3 }, extra: [{ tile: 'pond-forest', beside: 'church' }] })
    refused(() => eventsOf(state, ana, hiring(0, { 'pond-forest': 1 })), 'out-of-reach', { tile: 'pond-forest' })
    refused(() => eventsOf(state, ana, hiring(0, { smithy: 1 })), 'out-of-reach', { tile: 'smithy' })
    const places = forms(state, ana, 'town-hall').flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === 'goods' ? field.goods.map(({ good }) => good) : [])),
    )
    expect(places).not.toContain('pond-forest')
  })

  test('a new donkey helps at once', () => {
    const state = inHall({ ana: { coins: 3, donkeys: [], villagers: ['church', 'church'] } })
    const path = { type: 'road', kind: 'path', at: 'farm', segment: 4 }
    refused(() => eventsOf(state, ana, path), 'donkey-missing')
    expect(act(act(state, ana, hiring(0, { church: 1 })), ana, path).roads).toHaveLength(1)
  })

  test("a new donkey may still take part in this turn's step (ruling A3)", () => {
    const state = act(inHall({ ana: { coins: 3 } }), ana, hiring(0, { farm: 1 }))
    const after = act(state, ana, { type: 'drive', steps: { 'farm>church': 1, 'church>market': 1 } })
    expect(at(after, 0).donkeys.toSorted()).toEqual(['church', 'market'])
  })
})

describe('Rulebook: Town hall, both in one action', () => {
  test('the coins on the blueprint pay for workers: it is taken first', () => {
    // The example of the rulebook: ten coins, the second blueprint with two coins on it, a third villager and a donkey.
    const state = inHall({
      ana: { coins: 10, villagers: ['church', 'church'] },
      row: ['shrine', { tile: 'trade-post', coins: 2 }, 'sawmill', 'stonemason'],
    })
    const done = eventsOf(state, ana, taking('trade-post', { villagers: 1, donkeys: { farm: 1 } }))
    expect(done.slice(0, 4).map(({ type }) => type)).toEqual([
      'villager-went',
      'blueprint-taken',
      'villagers-hired',
      'donkeys-hired',
    ])
    const after = act(state, ana, taking('trade-post', { villagers: 1, donkeys: { farm: 1 } }))
    expect(at(after, ana).coins).toBe(10 - 1 + 2 - 7 - 3)
    expect(after.row[0]).toEqual({ tile: 'shrine', coins: 1 })
    expect(at(after, ana).donkeys).toEqual(['church', 'farm'])
  })

  test('the coins spent on the blueprint are not available', () => {
    const state = inHall({ ana: { coins: 5 } })
    refused(() => eventsOf(state, ana, taking('trade-post', { villagers: 1 })), 'coins-short', { missing: 1 })
    expect(isAllowed(state, ana, taking('shrine', { villagers: 1 }))).toBe(true)
  })

  test('one of the two is required', () => {
    refused(() => eventsOf(inHall(), ana, hiring(0)), 'nothing-hired')
  })

  test('if neither is possible, the town hall is not offered', () => {
    const blueprints = ['pond-forest', 'pond-mountain', 'dairy-farm'] as const
    expect(forms(inHall({ ana: { coins: 2, blueprints: [...blueprints] } }), ana, 'town-hall')).toEqual([])
  })

  test.each([
    [10, []],
    [13, []],
    [21, []],
    [40, []],
    [12, ['church'] as const],
    [17, ['church', 'church'] as const],
  ])('with %i coins and %j as further villagers, the form allows exactly what the rules allow', (coins, more) => {
    const state = inHall({ ana: { coins, villagers: ['church', ...more] } })
    for (const blueprint of [undefined, 'trade-post', 'stonemason'] as const) {
      const fixed = blueprint === undefined ? {} : { blueprint }
      const [form] = forms(state, ana, 'town-hall', { blueprint })
      for (let villagers = 0; villagers < 5; villagers++)
        for (let number = 0; number < 8; number++) {
          const move = { type: 'town-hall', ...fixed, villagers, donkeys: number > 0 ? { farm: number } : {} }
          expect(form !== undefined && fits(form, move), JSON.stringify(move)).toBe(isAllowed(state, ana, move))
        }
    }
  })
})
