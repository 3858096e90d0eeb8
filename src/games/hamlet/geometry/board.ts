import type { Place } from '../../kit/choice.ts'
import type { Piece } from '../box.ts'
import { type Direction, edgeKey, edgeKeyFromBeyond, type Point, pointKey } from './lattice.ts'
import { type Edge, edgesOf, type SegmentType, trianglesOf } from './outline.ts'

export type { SegmentType } from './outline.ts'

/** The tiles on the table, indexed to find out which of them meet. */

export interface Lying<Id extends string = string> {
  readonly id: Id
  readonly piece: Piece
  readonly place: Place
}

/** Two tiles that share a full segment. `segment` and `otherSegment` are indices into each tile's outline. */
export interface Contact<Id extends string = string> {
  readonly of: Id
  readonly segment: number
  readonly type: SegmentType
  readonly other: Id
  readonly otherSegment: number
  readonly otherType: SegmentType
}

/** A segment of a tile on the board. `number` is the position of the tile in the order of the board. */
export interface Side<Id extends string = string> extends Edge {
  readonly id: Id
  readonly number: number
}

export interface Board<Id extends string = string> {
  readonly lying: readonly Lying<Id>[]
  /** The sides of each tile, in the order of its outline. */
  readonly outlines: ReadonlyMap<Id, readonly Side<Id>[]>
  /** By `edgeKey`. Where two tiles meet, each has a side. */
  readonly sides: ReadonlyMap<number, Side<Id>>
  /** The `pointKey` of each covered triangle; computed when it is first asked for, since roads do not need it. */
  covered(): ReadonlySet<number>
}

export function boardOf<Id extends string>(lying: readonly Lying<Id>[]): Board<Id> {
  const outlines = lying.map(({ id, piece, place }, number) =>
    edgesOf(piece, place).map((edge): Side<Id> => ({ ...edge, id, number })),
  )
  let found: ReadonlySet<number> | undefined
  return {
    lying,
    outlines: new Map(lying.map(({ id }, number) => [id, outlines[number] ?? []])),
    sides: new Map(outlines.flat().map((side) => [edgeKey(side.from, side.direction), side])),
    covered: () => {
      found ??= new Set(lying.flatMap(({ piece, place }) => trianglesOf(piece, place).map(pointKey)))
      return found
    },
  }
}

/** The side that meets this edge, if there is one. */
export const beyond = <Id extends string>(board: Board<Id>, from: Point, along: Direction): Side<Id> | undefined =>
  board.sides.get(edgeKeyFromBeyond(from, along))

/** The contacts of one tile, by its segments in order. */
export const contactsOf = <Id extends string>(board: Board<Id>, id: Id): Contact<Id>[] =>
  (board.outlines.get(id) ?? []).flatMap((side) => {
    const other = beyond(board, side.from, side.direction)
    return other ? contact(side, other) : []
  })

/** Each pair of segments that meet, listed once, from the tile that comes first on the board. */
export const allContacts = <Id extends string>(board: Board<Id>): Contact<Id>[] =>
  [...board.outlines.values()].flat().flatMap((side) => {
    const other = beyond(board, side.from, side.direction)
    return other && side.number < other.number ? contact(side, other) : []
  })

const contact = <Id extends string>(side: Side<Id>, other: Side<Id>): Contact<Id> => ({
  of: side.id,
  segment: side.index,
  type: side.type,
  other: other.id,
  otherSegment: other.index,
  otherType: other.type,
})
