import { describe, expect, test } from 'vitest'
import { audience, type Event } from '../../../src/games/hamlet/events.ts'
import { contactsOf } from '../../../src/games/hamlet/geometry/board.ts'
import { imagine } from '../../../src/games/hamlet/imagine.ts'
import { resultOf } from '../../../src/games/hamlet/scoring/result.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { View, view } from '../../../src/games/hamlet/view.ts'
import { layOut, villageOf } from '../../../src/games/hamlet/village.ts'
import { happenings } from './any-match.ts'
import { act, ana, aVillage, bea, segmentTo } from './table.ts'

const seen = (state: State) => {
  const { village, roads, seats } = view(state)
  return { village: new Map(village.map((building) => [building.tile, building])), roads, seats }
}

const joined = aVillage({
  extra: [
    { tile: 'pond-forest', beside: 'woodcutter', over: 'forest', alone: true },
    { tile: 'pond-mountain', beside: 'quarry', over: 'mountain', alone: true },
    { tile: 'shrine', beside: 'town-hall', alone: true },
  ],
  roads: [
    { seat: bea, from: 'woodcutter', to: 'pond-forest' },
    { seat: bea, from: 'quarry', to: 'pond-mountain' },
  ],
})

describe('everybody sees of a building', () => {
  test('its corners, one for each segment, at their places', () => {
    const { village } = seen(aVillage())
    expect(village.get('church')?.corners).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 1, r: 1 },
      { q: 2, r: 1 },
      { q: 2, r: 2 },
      { q: 1, r: 3 },
      { q: 0, r: 3 },
      { q: -1, r: 4 },
      { q: -2, r: 4 },
      { q: -2, r: 3 },
      { q: -3, r: 3 },
      { q: -3, r: 2 },
      { q: -2, r: 1 },
      { q: -1, r: 1 },
    ])
    expect(village.get('market')?.corners[0]).toEqual({ q: 2, r: 1 })
  })

  test('its corners in order: the next corner, and the first after the last, is one step away', () => {
    for (const { corners, tile } of seen(joined).village.values())
      for (const [index, { q, r }] of corners.entries()) {
        const next = corners[(index + 1) % corners.length] ?? { q, r }
        const step = [next.q - q, next.r - r].join()
        expect(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'], tile).toContain(step)
      }
  })

  test('whether roads join it to the church', () => {
    const { village } = seen(joined)
    const apart = [...village.values()].filter(({ connected }) => !connected).map(({ tile }) => tile)
    expect(apart).toEqual(['shrine'])
  })

  test('where it is, in the order in which tiles were placed', () => {
    expect(view(joined).village.map(({ tile, place }) => ({ tile, place }))).toEqual(joined.village)
  })
})

describe('everybody sees of a road', () => {
  test('whether it is a path or a bridge', () => {
    expect(seen(joined).roads.map(({ kind }) => kind)).toEqual(['path', 'bridge'])
    const state = aVillage()
    const segment = segmentTo(state, 'farm', 'market')
    const laid = act(state, ana, { type: 'road', kind: 'path', at: 'farm', segment })
    expect(seen(laid).roads).toMatchObject([{ seat: ana, from: 'farm', to: 'market', segment, kind: 'path' }])
  })

  test('the ends of the segment that it crosses, which both tiles share', () => {
    const { village, roads } = seen(joined)
    expect(roads).toHaveLength(2)
    for (const { from, to, between } of roads) {
      expect(between).toHaveLength(2)
      for (const tile of [from, to]) expect(village.get(tile)?.corners).toEqual(expect.arrayContaining(between))
    }
  })

  test('the ends of the last segment, from the last corner to the first', () => {
    const { village, roads } = seen(aVillage({ roads: [{ seat: ana, from: 'farm', to: 'market', segment: 5 }] }))
    const corners = village.get('farm')?.corners ?? []
    expect(corners).toHaveLength(6)
    expect(roads[0]?.between).toEqual([corners[5], corners[0]])
  })
})

describe('everybody sees of a seat', () => {
  test('the points scored so far', () => {
    const state = aVillage({ bea: { scored: { goods: 1, buildings: 20, deliveries: 4, sales: 3 }, coins: 30 } })
    expect(view(state).seats.map(({ points }) => points)).toEqual([0, 28, 0])
  })

  test('the final score, once the match is over', () => {
    const state = aVillage({ bea: { scored: { goods: 1, buildings: 20, deliveries: 4, sales: 3 }, coins: 30 } })
    const result = resultOf(state, 'church')
    const points = view({ ...state, phase: { name: 'over', result } }).seats.map((seat) => seat.points)
    expect(points).toEqual(result.seats.map((seat) => seat.points))
    expect(points[bea]).toBeGreaterThan(28)
  })

  test('how many roads it has left', () => {
    expect(view(joined).seats.map(({ roadsLeft }) => roadsLeft)).toEqual([5, 3, 5])
  })

  test('everything it has: nothing is hidden', () => {
    const state = aVillage({ bea: { blueprints: ['shrine'], sales: ['s1a'] } })
    expect(view(state).seats[bea]).toMatchObject({ blueprints: ['shrine'], sales: ['s1a'], coins: 3 })
  })
})

test('every event is public', () => {
  const moved: Event = { type: 'turn-ended', seat: ana }
  expect(audience(moved)).toBe('all')
})

describe('in any position of a match', () => {
  test('the view matches the contract, and leads back to the position', () => {
    let looked = 0
    for (const { after } of happenings({ seed: 'view', seats: 3, options: { roundLimit: 15 }, leaving: 3 })) {
      const parsed = View.parse(view(after))
      expect(parsed).toEqual(view(after))
      expect(imagine(parsed)).toEqual(after)
      looked += 1
    }
    expect(looked).toBeGreaterThan(60)
  })

  test('the view agrees with the rules about roads and the village', () => {
    for (const { after, move } of happenings({ seed: 'roads', seats: 2, options: { roundLimit: 15 } })) {
      if (move?.type !== 'road' && move?.type !== 'build') continue
      const { village, roads } = view(after)
      const { connected } = villageOf(after)
      expect(new Set(village.flatMap((building) => (building.connected ? [building.tile] : [])))).toEqual(connected)
      for (const { from, segment, kind } of roads) {
        const contact = contactsOf(layOut(after), from).find((one) => one.segment === segment)
        expect(kind).toBe(contact?.type === 'forest' ? 'path' : 'bridge')
      }
    }
  })
})
