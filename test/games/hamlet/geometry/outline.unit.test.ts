import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Piece } from '../../../../src/games/hamlet/box.ts'
import { moved, pointKey, step, turned } from '../../../../src/games/hamlet/geometry/lattice.ts'
import { corners, edgesOf, flaw, symmetry, trianglesOf } from '../../../../src/games/hamlet/geometry/outline.ts'
import { drawn } from './by-sight.ts'
import { tiles } from './start.ts'

const all = Object.entries(tiles)
const piece = fc.constantFrom(...Object.values(tiles))
const coordinate = fc.integer({ min: -100, max: 100 })
const place = fc.record({ turns: fc.integer({ min: 0, max: 5 }), q: coordinate, r: coordinate })
const forest = (outline: string): Piece => ({ outline, segments: 'F'.repeat(outline.length) })

describe('an outline', () => {
  test.each([
    ['01012323434505', 14, 24],
    ['000222444', 9, 9],
    ['002244', 6, 4],
    ['11224455', 8, 8],
    ['0122445', 7, 7],
    ['01213445', 8, 8],
    ['0120224445', 10, 10],
    ['012345', 6, 6],
    ['002123454', 9, 9],
    ['0121234545', 10, 12],
  ])('of %s has %i segments and %i triangles', (outline, segments, triangles) => {
    expect(corners(forest(outline))).toHaveLength(segments)
    expect(edgesOf(forest(outline))).toHaveLength(segments)
    expect(new Set(trianglesOf(forest(outline)).map(pointKey)).size).toBe(triangles)
    expect(trianglesOf(forest(outline))).toHaveLength(triangles)
  })

  test('does not hold what lies between its two arms', () => {
    const rows = trianglesOf(forest('000113431344')).map(({ r }) => Math.floor(r / 3))
    expect([0, 1].map((row) => rows.filter((one) => one === row).length)).toEqual([6, 4])
  })

  test('has the documented corners: church, flag, and hexagon with a trapezoid', () => {
    const places = (outline: string) =>
      corners(forest(outline))
        .map(({ q, r }) => `${q},${r}`)
        .join(' ')
    expect(places('01012323434505')).toBe('0,0 1,0 1,1 2,1 2,2 1,3 0,3 -1,4 -2,4 -2,3 -3,3 -3,2 -2,1 -1,1')
    expect(places('0120224445')).toBe('0,0 1,0 1,1 0,2 1,2 0,3 -1,4 -1,3 -1,2 -1,1')
    expect(places('002123454')).toBe('0,0 1,0 2,0 1,1 1,2 0,3 -1,3 -1,2 0,1')
  })

  test.each(all)('of %s covers the triangles that are inside by sight, in every rotation', (_, tile) => {
    for (const turns of [0, 1, 2, 3, 4, 5]) {
      const seen = drawn(tile, turns).centres.map(([x, y]) => {
        const r = (2 * y) / Math.sqrt(3)
        return { q: Math.round(3 * (x - r / 2)) + 0, r: Math.round(3 * r) + 0 }
      })
      const keys = (points: readonly { q: number; r: number }[]) => points.map(pointKey).toSorted()
      expect(keys(trianglesOf(tile, { turns, q: 0, r: 0 }))).toEqual(keys(seen))
    }
  })

  test('is a closed walk: each edge ends where the next begins, everywhere on the board', () => {
    fc.assert(
      fc.property(piece, place, (tile, where) => {
        const edges = edgesOf(tile, where)
        const ends = edges.map(({ from, direction }) => moved(from, step(direction)))
        expect([...ends.slice(-1), ...ends.slice(0, -1)]).toEqual(edges.map(({ from }) => from))
        expect(edges.map(({ from }) => from)).toEqual(corners(tile, where))
        expect(edges.map(({ type }) => type.charAt(0).toUpperCase()).join('')).toBe(tile.segments)
      }),
    )
  })

  test('is rotated first, then moved', () => {
    fc.assert(
      fc.property(piece, place, (tile, where) => {
        expect(corners(tile, where)).toEqual(corners(tile).map((corner) => moved(turned(corner, where.turns), where)))
        const far = { q: 3 * where.q, r: 3 * where.r }
        expect(trianglesOf(tile, where)).toEqual(
          trianglesOf(tile).map((centre) => moved(turned(centre, where.turns), far)),
        )
      }),
    )
  })
})

describe('a piece is accepted', () => {
  test.each(all)('without a fault: %s', (_, tile) => expect(flaw(tile)).toBeUndefined())

  test.each([
    ['segments-missing', { outline: '012345', segments: 'FFFFF' }],
    ['segments-missing', { outline: '012345', segments: 'FFFFFFF' }],
    ['open', forest('012344')],
    ['meets-itself', forest('024024')],
    ['meets-itself', forest('002424')],
    ['clockwise', forest('210543')],
    ['wrong-start', forest('123450')],
  ] as const)('with a fault, %s: %o', (wrong, flawed) => expect(flaw(flawed)).toBe(wrong))
})

describe('a piece looks the same', () => {
  const plain = ['pond-forest', 'pond-mountain', 'mountain-range-small', 'mountain-range-large']

  test.each(all)('%s: after a sixth if it is a hexagon with equal segments, otherwise only after six', (id, tile) =>
    expect(symmetry(tile)).toBe(plain.includes(id) ? 1 : 6),
  )

  test('after two or three sixths, if its segments allow it', () => {
    expect(symmetry({ outline: '002244', segments: 'FRFRFR' })).toBe(2)
    expect(symmetry({ outline: '002244', segments: 'FRFRFM' })).toBe(6)
    expect(symmetry({ outline: '11224455', segments: 'FMMRFMMR' })).toBe(3)
    expect(symmetry({ outline: '11224455', segments: 'FMMRFMRM' })).toBe(6)
    expect(symmetry({ outline: '012345', segments: 'FMFMFM' })).toBe(2)
    expect(symmetry({ outline: '012345', segments: 'FMRFMR' })).toBe(3)
  })
})
