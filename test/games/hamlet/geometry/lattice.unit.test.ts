import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  edgeKey,
  edgeKeyFromBeyond,
  moved,
  opposite,
  pointKey,
  reach,
  sixths,
  step,
  turned,
  turnedDirection,
} from '../../../../src/games/hamlet/geometry/lattice.ts'

const coordinate = fc.integer({ min: -reach, max: reach })
const point = fc.record({ q: coordinate, r: coordinate }, { noNullPrototype: true })
const turns = fc.constantFrom(...sixths)

describe('a rotation on the lattice', () => {
  test('by six sixths changes nothing, however it is divided in two', () => {
    fc.assert(
      fc.property(point, turns, (p, k) => {
        expect(turned(turned(p, k), 6 - k)).toEqual(p)
      }),
    )
  })

  test('by one sixth is the documented formula', () => {
    fc.assert(
      fc.property(point, ({ q, r }) => {
        expect(turned({ q, r }, 1)).toEqual({ q: 0 - r, r: q + r })
      }),
    )
  })

  test('by several sixths is that by one, repeated', () => {
    fc.assert(
      fc.property(point, turns, (p, k) => {
        expect(turned(p, k + 1)).toEqual(turned(turned(p, k), 1))
      }),
    )
  })

  test('turns a step as it turns its direction', () => {
    for (const direction of sixths) {
      for (const k of sixths) expect(step(turnedDirection(direction, k))).toEqual(turned(step(direction), k))
    }
  })
})

test('the six steps are the documented ones, and two opposite ones cancel out', () => {
  expect(sixths.map(step).map(({ q, r }) => [q, r])).toEqual([
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ])
  for (const direction of sixths) expect(moved(step(direction), step(opposite(direction)))).toEqual({ q: 0, r: 0 })
})

test('two points have one key if and only if they are the same', () => {
  fc.assert(fc.property(point, point, (p, o) => (pointKey(p) === pointKey(o)) === (p.q === o.q && p.r === o.r)))
  const near = sixths.flatMap((direction) => [edgeKey({ q: 0, r: 0 }, direction), edgeKey({ q: 0, r: 1 }, direction)])
  expect(new Set(near).size).toBe(12)
})

test('an edge seen from the other side twice is the same edge', () => {
  fc.assert(
    fc.property(point, turns, (from, direction) => {
      expect(edgeKeyFromBeyond(moved(from, step(direction)), opposite(direction))).toBe(edgeKey(from, direction))
    }),
  )
})
