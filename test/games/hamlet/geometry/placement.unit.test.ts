import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Piece } from '../../../../src/games/hamlet/box.ts'
import { type TileId, tileIds } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { allContacts, boardOf, type Lying } from '../../../../src/games/hamlet/geometry/board.ts'
import { pointKey, reach } from '../../../../src/games/hamlet/geometry/lattice.ts'
import { edgesOf, trianglesOf } from '../../../../src/games/hamlet/geometry/outline.ts'
import { misplaced, places } from '../../../../src/games/hamlet/geometry/placement.ts'
import { times } from '../../../support/long.ts'
import { spots, verdicts } from './by-sight.ts'
import { start, tiles } from './start.ts'

const board = boardOf(start)
const toBuild = tileIds.filter((id) => !start.some((tile) => tile.id === id))

/** No tile looks the same after a third or half a turn; a piece may. */
const twofold: Piece = { outline: '11224455', segments: 'FMMRFMMR' }
const threefold: Piece = { outline: '002244', segments: 'FRFRFR' }

describe('around the layout for a first match', () => {
  test.each([
    ['sawmill', 102, 111],
    ['stonemason', 99, 105],
  ] as const)('the %s has %i places, all different; by the tiles they meet, %i', (id, different, meetings) => {
    const found = places(board, tiles[id])
    expect(new Set(found.map(({ place }) => JSON.stringify(place))).size).toBe(different)
    expect(found).toHaveLength(different)
    expect(found.flatMap(({ meets }) => meets)).toHaveLength(meetings)
  })

  test.each(toBuild)('the places of the %s, and the tiles met there, are those found by sight', (id) =>
    expect(places(board, tiles[id])).toEqual(spots(start, tiles[id])),
  )

  test.each(Object.entries({ twofold, threefold }))('the same is true for a %s piece', (_, piece) =>
    expect(places(board, piece)).toEqual(spots(start, piece)),
  )

  test.each([
    ['sawmill', tiles.sawmill],
    ['pond-forest', tiles['pond-forest']],
    ['twofold piece', twofold],
  ])('every other place of the %s has its fault', (_, piece) => {
    for (const [place, verdict] of verdicts(start, piece)) {
      expect(misplaced(board, piece, place), JSON.stringify(place)).toBe(
        typeof verdict === 'string' ? verdict : undefined,
      )
    }
  })

  test('a place out of reach of all tiles touches nothing', () => {
    const [first] = places(board, tiles.sawmill)
    if (!first) throw new Error('The sawmill has no place.')
    const { turns, q, r } = first.place
    const ambiguous = { turns, q: q - 1, r: r + 4096 }
    expect(pointKey(ambiguous)).toBe(pointKey(first.place))
    expect(misplaced(board, tiles.sawmill, ambiguous)).toBe('no-contact')
    for (const far of [reach + 1, 2 ** 20, -(2 ** 40), Number.MAX_SAFE_INTEGER]) {
      expect(misplaced(board, tiles.sawmill, { turns, q: far, r })).toBe('no-contact')
      expect(misplaced(board, tiles.sawmill, { turns, q, r: far })).toBe('no-contact')
    }
  })
})

test('equal rotations of a hexagon are listed once, unrotated', () => {
  const found = places(board, tiles['pond-mountain'])
  expect(found.map(({ place }) => place.turns)).toEqual(found.map(() => 0))
  const [first] = found
  if (!first) throw new Error('The pond has no place.')
  const corner = edgesOf(tiles['pond-mountain'], first.place)[1]?.from
  expect(misplaced(board, tiles['pond-mountain'], first.place)).toBeUndefined()
  expect(misplaced(board, tiles['pond-mountain'], { turns: 1, q: corner?.q ?? 0, r: corner?.r ?? 0 })).toBe(
    'same-picture',
  )
})

/** Tiles placed one after another, each random, at a random legal place. */
function grown(picks: readonly (readonly [tile: number, spot: number])[]): { lying: Lying<TileId>[]; left: TileId[] } {
  let lying: Lying<TileId>[] = start
  let left: TileId[] = toBuild
  for (const [tile, spot] of picks) {
    const id = left[tile % left.length]
    if (!id) break
    const piece = tiles[id]
    const found = places(boardOf(lying), piece)
    const place = found[spot % found.length]?.place
    if (!place) continue
    lying = [...lying, { id, piece, place }]
    left = left.filter((other) => other !== id)
  }
  return { lying, left }
}

const picks = (minLength: number, maxLength: number) => fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength, maxLength })

describe('on any board', () => {
  test('the places found are those found by sight', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(picks(4, 14), fc.nat(), (tilesLaid, next) => {
        const { lying, left } = grown(tilesLaid)
        const id = left[next % left.length] ?? 'sawmill'
        expect(places(boardOf(lying), tiles[id])).toEqual(spots(lying, tiles[id]))
      }),
      { numRuns: times(4, 80) },
    )
  })

  test('no two tiles ever cover the same triangle, and roads meet only roads', () => {
    fc.assert(
      fc.property(picks(20, 26), (tilesLaid) => {
        const { lying } = grown(tilesLaid)
        const covered = lying.flatMap(({ piece, place }) => trianglesOf(piece, place).map(({ q, r }) => `${q},${r}`))
        expect(new Set(covered).size).toBe(covered.length)
        for (const { type, otherType } of allContacts(boardOf(lying))) {
          expect(type === 'road').toBe(otherType === 'road')
        }
        expect(lying.length).toBeGreaterThanOrEqual(26)
      }),
      { numRuns: times(10, 200) },
    )
  })
})
