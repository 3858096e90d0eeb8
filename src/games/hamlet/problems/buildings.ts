import type { PositionProblem } from '../../game.ts'
import { churchPlace } from '../data/layouts.ts'
import { tilesOf } from '../data/printed-box.ts'
import { ringIds, type TileId } from '../data/tile-ids.ts'
import type { Contact } from '../geometry/board.ts'
import { pointKey, reach } from '../geometry/lattice.ts'
import { symmetry, trianglesOf } from '../geometry/outline.ts'
import type { State } from '../state.ts'
import type { Village } from '../village.ts'

const at = (number: number) => `village/${number}/place`

/** Buildings that lie on top of another, or too far away to be checked. */
export function* overlaps({ village, box }: State): Generator<PositionProblem> {
  const tiles = tilesOf(box)
  const covered = new Set<number>()
  for (const [number, { tile, place }] of village.entries()) {
    if (Math.abs(place.q) > reach || Math.abs(place.r) > reach) {
      yield { at: at(number), problem: 'No village reaches this far.' }
      continue
    }
    const triangles = trianglesOf(tiles[tile], place).map(pointKey)
    if (triangles.some((triangle) => covered.has(triangle)))
      yield { at: at(number), problem: `${tile} overlaps another building.` }
    for (const triangle of triangles) covered.add(triangle)
  }
}

/** How each building lies, and which buildings it touches. Rulebook: Setup, Constructing buildings. */
export function* buildingProblems(
  state: State,
  { connected }: Village,
  contacts: readonly Contact<TileId>[],
): Generator<PositionProblem> {
  yield* placeProblems(state)
  const numbers = new Map(state.village.map(({ tile }, number) => [tile, number]))
  const attached = new Set<TileId>(['church'])
  const atTheChurch = new Set<TileId>()
  for (const { of, other, type, otherType } of contacts) {
    if ((type === 'road') !== (otherType === 'road'))
      yield { at: at(numbers.get(other) ?? 0), problem: `A road may only meet a road: ${other} and ${of} do not fit.` }
    if (connected.has(of)) attached.add(other)
    if (of === 'church' && type === 'road') atTheChurch.add(other)
  }
  for (const [number, { tile }] of state.village.entries()) {
    if (!attached.has(tile))
      yield { at: at(number), problem: `${tile} was not built next to a building of the village.` }
    else if (isInTheRing(tile) && !atTheChurch.has(tile))
      yield { at: at(number), problem: `${tile} must meet the church by a road.` }
  }
}

/** The church lies as printed. Of all placements of a tile that look the same, only the one turned least is legal. */
function* placeProblems({ village, box }: State): Generator<PositionProblem> {
  const tiles = tilesOf(box)
  for (const [number, { tile, place }] of village.entries()) {
    const { turns, q, r } = place
    if (tile === 'church' && (turns !== churchPlace.turns || q !== churchPlace.q || r !== churchPlace.r))
      yield { at: at(number), problem: 'The church must lie at the origin, as printed.' }
    if (turns >= symmetry(tiles[tile]))
      yield { at: at(number), problem: 'Must have the smallest number of turns among those that look the same.' }
  }
}

const isInTheRing = (tile: TileId): boolean => ringIds.some((id) => id === tile)
