import { computedOnce } from '../kit/computed-once.ts'
import type { Box, Tile } from './box.ts'
import { tilesOf } from './data/printed-box.ts'
import type { TileId } from './data/tile-ids.ts'
import { allContacts, type Board, boardOf } from './geometry/board.ts'
import type { State } from './state.ts'

/** What is printed on a tile. */
export const tileOf = (box: Box, id: TileId): Tile => tilesOf(box)[id]

/** The village on the table: which buildings touch, and where the roads lead. */
export interface Village {
  readonly board: Board<TileId>
  /** The pairs of buildings that a printed road joins. */
  readonly printed: readonly Link[]
  /** The neighbours of each building by printed or built roads. Everybody may use all roads. */
  readonly links: ReadonlyMap<TileId, ReadonlySet<TileId>>
  /** The buildings that roads connect to the church; only these belong to the village. */
  readonly connected: ReadonlySet<TileId>
}

export function villageOf(state: Pick<State, 'village' | 'box' | 'roads'>): Village {
  const { board, printed } = built(state.box)(state.village)
  const links = linked([...printed, ...state.roads.map(({ from, to }) => [from, to] as const)])
  return { board, printed, links, connected: reachable(links, 'church') }
}

/** A village is looked at far more often than something is built in it. */
const built = computedOnce((box: Box) =>
  computedOnce((village: State['village']) => {
    const board = layOut({ box, village })
    return { board, printed: printedLinks(board) }
  }),
)

/** The board with its buildings. */
export function layOut({ village, box }: Pick<State, 'village' | 'box'>): Board<TileId> {
  const tiles = tilesOf(box)
  return boardOf(village.map(({ tile, place }) => ({ id: tile, piece: tiles[tile], place })))
}

export type Link = readonly [TileId, TileId]

/** Where a road segment meets a road segment. Rulebook: Neighbouring tiles. */
export const printedLinks = (board: Board<TileId>): Link[] =>
  allContacts(board).flatMap(({ of, other, type }) => (type === 'road' ? [[of, other] as const] : []))

/** Links as an adjacency map, in both directions. */
export function linked(links: readonly Link[]): Map<TileId, Set<TileId>> {
  const graph = new Map<TileId, Set<TileId>>()
  for (const [one, other] of links) {
    graph.set(one, (graph.get(one) ?? new Set()).add(other))
    graph.set(other, (graph.get(other) ?? new Set()).add(one))
  }
  return graph
}

function reachable(links: Village['links'], start: TileId): Set<TileId> {
  const found = new Set([start])
  for (const tile of found) for (const next of links.get(tile) ?? []) found.add(next)
  return found
}

/**
 * The tiles whose goods can be transported to a building: the first link is free, and each further link passes one of
 * the player's donkeys. Rulebook: Transport.
 */
export function inReachOf({ links }: Village, donkeys: readonly TileId[], to: TileId): Set<TileId> {
  const found = new Set([to])
  const passable = [to]
  for (const tile of passable) {
    for (const next of links.get(tile) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      if (donkeys.includes(next)) passable.push(next)
    }
  }
  return found
}

/**
 * Where donkeys are missing on the way from one building to another, for the way that lacks the fewest; undefined if no
 * road leads there.
 */
export function donkeysMissing(
  { links }: Village,
  donkeys: readonly TileId[],
  from: TileId,
  to: TileId,
): TileId[] | undefined {
  const lacking = new Map<TileId, TileId[]>([[from, []]])
  const open = [from]
  for (const tile of open) {
    const before = lacking.get(tile) ?? []
    const passed = tile === from || donkeys.includes(tile) ? before : [...before, tile]
    for (const next of links.get(tile) ?? []) {
      const known = lacking.get(next)
      if (known !== undefined && known.length <= passed.length) continue
      lacking.set(next, passed)
      open.push(next)
    }
  }
  return lacking.get(to)
}
