import type { Piece } from '../../../../src/games/hamlet/box.ts'
import type { Lying } from '../../../../src/games/hamlet/geometry/board.ts'
import type { Spot } from '../../../../src/games/hamlet/geometry/placement.ts'
import type { Place } from '../../../../src/games/kit/choice.ts'

/**
 * An independent way to compute where pieces can be, to check the real one: pieces are drawn with decimals and tried at
 * every point of a window. Two pieces overlap if they share the centre of a triangle, and meet if they share the middle
 * of a segment.
 */

type Dot = readonly [x: number, y: number]

interface Drawing {
  readonly centres: readonly Dot[]
  readonly middles: readonly { readonly at: Dot; readonly letter: string }[]
}

const height = Math.sqrt(3) / 2
const dotAt = (q: number, r: number): Dot => [q + r / 2, r * height]
const shifted = ([x, y]: Dot, [dx, dy]: Dot): Dot => [x + dx, y + dy]
const keyOf = ([x, y]: Dot) => `${Math.round(100 * x)},${Math.round(100 * y)}`

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const around = range(-9, 9)
const allCentres = around.flatMap((q) =>
  around.flatMap((r) => [dotAt(q + 1 / 3, r + 1 / 3), dotAt(q + 2 / 3, r + 2 / 3)]),
)

/** A piece rotated about the origin. */
export function drawn({ outline, segments }: Piece, turns: number): Drawing {
  const ends: Dot[] = [[0, 0]]
  for (const digit of outline) {
    const angle = ((Number(digit) + turns) * Math.PI) / 3
    ends.push(shifted(ends.at(-1) ?? [0, 0], [Math.cos(angle), Math.sin(angle)]))
  }
  const sides = ends.slice(1).map((end, index) => ({ start: ends[index] ?? end, end, letter: segments[index] ?? '' }))
  const isInside = ([x, y]: Dot) =>
    sides.filter(({ start, end }) => {
      if (start[1] > y === end[1] > y) return false
      return x < start[0] + ((y - start[1]) / (end[1] - start[1])) * (end[0] - start[0])
    }).length %
      2 ===
    1
  return {
    centres: allCentres.filter(isInside),
    middles: sides.map(({ start, end, letter }) => ({
      at: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2],
      letter,
    })),
  }
}

const at = ({ centres, middles }: Drawing, by: Dot): Drawing => ({
  centres: centres.map((dot) => shifted(dot, by)),
  middles: middles.map(({ at, letter }) => ({ at: shifted(at, by), letter })),
})

/** Every place in the window, in order: what is wrong with it, or the tiles it meets. */
export function verdicts(lying: readonly Lying[], piece: Piece): Map<Place, string | readonly string[]> {
  const laid = lying.map(({ id, piece, place }) => ({ id, ...at(drawn(piece, place.turns), dotAt(place.q, place.r)) }))
  const covered = new Set(laid.flatMap(({ centres }) => centres.map(keyOf)))
  const sides = new Map<string, { id: string; letter: string }[]>()
  for (const { id, middles } of laid) {
    for (const { at, letter } of middles) sides.set(keyOf(at), [...(sides.get(keyOf(at)) ?? []), { id, letter }])
  }
  const pictures = new Set<string>()

  function verdict({ centres, middles }: Drawing): string | readonly string[] {
    if (centres.some((dot) => covered.has(keyOf(dot)))) return 'overlaps'
    const met = middles.flatMap(({ at, letter }) => (sides.get(keyOf(at)) ?? []).map((side) => [side, letter] as const))
    if (met.some(([side, letter]) => (side.letter === 'R') !== (letter === 'R'))) return 'road-mismatch'
    if (met.length === 0) return 'no-contact'
    const picture = middles
      .map(({ at, letter }) => keyOf(at) + letter)
      .toSorted()
      .join(' ')
    if (pictures.has(picture)) return 'same-picture'
    pictures.add(picture)
    return lying.map(({ id }) => id).filter((id) => met.some(([side]) => side.id === id))
  }

  const qs = lying.map(({ place }) => place.q)
  const rs = lying.map(({ place }) => place.r)
  const found = new Map<Place, string | readonly string[]>()
  for (const turns of range(0, 5)) {
    const drawing = drawn(piece, turns)
    for (const q of range(Math.min(...qs) - 9, Math.max(...qs) + 9)) {
      for (const r of range(Math.min(...rs) - 9, Math.max(...rs) + 9)) {
        found.set({ turns, q, r }, verdict(at(drawing, dotAt(q, r))))
      }
    }
  }
  return found
}

/** The legal places of the piece, and the tiles it meets there. */
export const spots = (lying: readonly Lying[], piece: Piece): Spot[] =>
  [...verdicts(lying, piece)].flatMap(([place, meets]) => (typeof meets === 'string' ? [] : { place, meets }))
