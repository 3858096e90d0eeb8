import { describe, expect, test } from 'vitest'
import { contactsFrom, crossingsIn } from '../../../../web/src/boards/hamlet/ways.ts'

/** A triangle that points upwards, as wide as a segment. */
const triangle = (tile: 'farm' | 'church' | 'market', q: number, r: number) => ({
  tile,
  corners: [
    { q, r },
    { q: q + 1, r },
    { q, r: r + 1 },
  ],
})
/** The triangle that points downwards, on the right of the first one. */
const besideFarm = {
  tile: 'church' as const,
  corners: [
    { q: 1, r: 0 },
    { q: 1, r: 1 },
    { q: 0, r: 1 },
  ],
}
const farm = triangle('farm', 0, 0)
const far = triangle('market', 5, 5)
const village = [farm, besideFarm, far]

test('a tile has a contact only with a tile that has the same edge', () => {
  expect(contactsFrom([farm], village).map(({ id }) => id)).toEqual(['church/1'])
  expect(contactsFrom([besideFarm], village).map(({ id }) => id)).toEqual(['farm/2'])
})

test('given a tile elsewhere is chosen, too, it has no contact of the same name', () => {
  expect(contactsFrom([far, besideFarm], village).map(({ from, id }) => [from, id])).toEqual([['church', 'farm/2']])
})

test('a contact lies on the middle of the edge, from both sides', () => {
  const [one] = contactsFrom([farm], village)
  const [other] = contactsFrom([besideFarm], village)
  expect(one?.at).toEqual(other?.at)
  expect(one?.at.x).toBeCloseTo(30)
})

describe('built roads', () => {
  const [one, other] = [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ]
  const road = (seat: number) =>
    seat % 2 === 0
      ? { seat, from: 'farm' as const, segment: 1, to: 'church' as const, kind: 'path' as const, between: [one, other] }
      : { seat, from: 'church' as const, segment: 2, to: 'farm' as const, kind: 'path' as const, between: [other, one] }

  test('given one road, it crosses the middle of its edge in full width', () => {
    const [crossing] = crossingsIn({ roads: [road(0)] })
    expect(crossing?.at.x).toBeCloseTo(30)
    expect(crossing?.width).toBe(1)
  })

  test.each([2, 3, 4])('given roads of %i seats on one edge, from either side, none covers another', (seats) => {
    const crossings = crossingsIn({ roads: Array.from({ length: seats }, (_, seat) => road(seat)) })
    const kerb = 12
    for (const [index, { at, width }] of crossings.entries()) {
      for (const { at: beside } of crossings.slice(index + 1))
        expect(Math.hypot(at.x - beside.x, at.y - beside.y)).toBeGreaterThan(kerb * width)
      // The edge is 40 long, and its middle at (30, -10√3).
      expect(Math.hypot(at.x - 30, at.y + 10 * Math.sqrt(3)) + (kerb * width) / 2).toBeLessThan(20)
    }
  })
})
