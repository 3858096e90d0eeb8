import type { Place } from '../../kit/choice.ts'
import type { Piece } from '../box.ts'
import { type Board, beyond, type Side } from './board.ts'
import { type Direction, minus, moved, opposite, type Point, pointKey, reach, step } from './lattice.ts'
import { type Edge, edgesOf, symmetry, trianglesOf } from './outline.ts'

/** Where a piece can be laid. Rulebook: Constructing buildings. */

export type Misfit = 'overlaps' | 'road-mismatch' | 'no-contact' | 'same-picture'

export interface Spot<Id extends string = string> {
  readonly place: Place
  readonly meets: readonly Id[]
}

/**
 * All places where a piece may lie so that it meets a tile that lies there already, each with the tiles that it meets,
 * in the order of the board. Placements of a symmetric piece that look the same are listed once, by the smallest place.
 * Sorted by turns, q, r.
 *
 * A piece that meets another meets it along a whole segment, so it is enough to try each of its segments at each free
 * one.
 */
export function places<Id extends string>(board: Board<Id>, piece: Piece): Spot<Id>[] {
  const free = freeSides(board)
  return Array.from({ length: symmetry(piece) }, (_, turns) => {
    const laid = turnedPiece(piece, turns)
    return starts(laid.edges, free).flatMap((at) => {
      const met = meeting(board, laid, at)
      return typeof met === 'string' ? [] : { place: { turns, q: at.q, r: at.r }, meets: named(board, met) }
    })
  }).flat()
}

/** Why a piece cannot lie at a place; undefined if it can. */
export function misplaced<Id extends string>(board: Board<Id>, piece: Piece, place: Place): Misfit | undefined {
  if (Math.abs(place.q) > reach || Math.abs(place.r) > reach) return 'no-contact'
  const met = meeting(board, turnedPiece(piece, place.turns), place)
  if (typeof met === 'string') return met
  return place.turns < symmetry(piece) ? undefined : 'same-picture'
}

interface TurnedPiece {
  readonly edges: readonly Edge[]
  readonly triangles: readonly Point[]
}

function turnedPiece(piece: Piece, turns: number): TurnedPiece {
  const place = { turns, q: 0, r: 0 }
  return { edges: edgesOf(piece, place), triangles: trianglesOf(piece, place) }
}

const isRoad = ({ type }: Edge) => type === 'road'

/** The sides that no tile meets yet, by direction and by whether a road may meet them. */
type Free<Id extends string> = readonly (readonly Side<Id>[])[]
const kindOf = (direction: Direction, road: boolean) => 2 * direction + (road ? 1 : 0)

function freeSides<Id extends string>(board: Board<Id>): Free<Id> {
  const free: Side<Id>[][] = Array.from({ length: 12 }, () => [])
  for (const side of board.sides.values()) {
    if (!beyond(board, side.from, side.direction)) free[kindOf(opposite(side.direction), isRoad(side))]?.push(side)
  }
  return free
}

/** Where the piece lies if one of its segments meets a free side; sorted. */
function starts<Id extends string>(edges: readonly Edge[], free: Free<Id>): readonly Point[] {
  const points = edges.flatMap((edge) =>
    (free[kindOf(edge.direction, isRoad(edge))] ?? []).map((side) =>
      minus(moved(side.from, step(side.direction)), edge.from),
    ),
  )
  const byKey = new Map(points.map((point) => [pointKey(point), point]))
  return [...byKey.values()].toSorted((one, other) => one.q - other.q || one.r - other.r)
}

/** The numbers of the tiles that a piece meets at a place, once per shared segment; or why it cannot lie there. */
function meeting<Id extends string>(board: Board<Id>, { edges, triangles }: TurnedPiece, at: Point) {
  const far = { q: 3 * at.q, r: 3 * at.r }
  const covered = board.covered()
  if (triangles.some((triangle) => covered.has(pointKey(moved(triangle, far))))) return 'overlaps'
  const met: number[] = []
  for (const edge of edges) {
    const side = beyond(board, moved(edge.from, at), edge.direction)
    if (!side) continue
    if (isRoad(side) !== isRoad(edge)) return 'road-mismatch'
    met.push(side.number)
  }
  return met.length > 0 ? met : 'no-contact'
}

const named = <Id extends string>(board: Board<Id>, numbers: readonly number[]): readonly Id[] =>
  [...new Set(numbers)].toSorted((one, other) => one - other).flatMap((number) => board.lying[number]?.id ?? [])
