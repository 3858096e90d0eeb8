import type { PositionProblem } from '../../game.ts'
import { stacked } from '../data/printed-box.ts'
import { limits, rowSpaces } from '../data/set-up.ts'
import { ringIds, type TileId, tileIds } from '../data/tile-ids.ts'
import { refinedGoods } from '../goods.ts'
import type { State } from '../state.ts'
import { isBuilt } from './built.ts'

const first: readonly TileId[] = ['church', ...ringIds]

/** Each of the 32 tiles lies in exactly one place, and only where it may lie. */
export function* tileProblems(state: State): Generator<PositionProblem> {
  const found = new Set<TileId>()
  for (const { at, id } of places(state)) {
    if (found.has(id)) yield { at, problem: `${id} is in two places.` }
    else if (first.includes(id) && !at.startsWith('village')) yield { at, problem: `${id} is not a blueprint.` }
    found.add(id)
  }
  const isLaidOut = state.village.length > 1
  for (const id of tileIds) {
    if (found.has(id) || (first.includes(id) && !isLaidOut)) continue
    yield { at: first.includes(id) ? 'village' : 'bag', problem: `${id} is missing.` }
  }
  yield* orderOfVillage(state)
  yield* stackProblems(state)
  yield* rowProblems(state)
}

function places({ village, row, bag, seats, stacks }: State): { at: string; id: TileId }[] {
  const list = (at: string, ids: readonly TileId[]) => ids.map((id, i) => ({ at: `${at}/${i}`, id }))
  return [
    ...list(
      'village',
      village.map(({ tile }) => tile),
    ),
    ...list(
      'row',
      row.map(({ tile }) => tile),
    ),
    ...list('bag', bag),
    ...seats.flatMap(({ blueprints }, seat) => list(`seats/${seat}/blueprints`, blueprints)),
    ...refinedGoods.flatMap((good) => list(`stacks/${good}`, stacks[good] ?? [])),
  ]
}

/** The church is laid first, then the ring around it; everything else is built later. Rulebook: Setup. */
function* orderOfVillage({ village }: State): Generator<PositionProblem> {
  if (village[0]?.tile !== 'church') yield { at: 'village/0', problem: 'The church must come first.' }
  for (const [i, { tile }] of village.slice(1, first.length).entries())
    if (!first.includes(tile))
      yield { at: `village/${i + 1}`, problem: 'The ring around the church must come before all other buildings.' }
}

/** The first refinery of a good puts the tiles of its stack into the bag; until then they are nowhere else. */
function* stackProblems(state: State): Generator<PositionProblem> {
  const { bag, stacks, box } = state
  if (bag.some((id, i) => id < (bag[i - 1] ?? ''))) yield { at: 'bag', problem: 'Must be listed in order.' }
  for (const good of refinedGoods) {
    const at = `stacks/${good}`
    const tiles = stacks[good]
    if ((tiles === undefined) !== isBuilt(state, good))
      yield { at, problem: `Must stay closed until a refinery of ${good} is built, and no longer.` }
    if (tiles !== undefined && tiles.join() !== stacked(box, good).toSorted().join())
      yield { at, problem: 'Must contain exactly its own tiles, in order.' }
  }
}

function* rowProblems({ row, seats }: State): Generator<PositionProblem> {
  if (row.length > rowSpaces) yield { at: 'row', problem: `Has only ${rowSpaces} spaces.` }
  // Coins are laid only on blueprints in front of a taken one, and blueprints only move forward.
  if ((row[rowSpaces - 1]?.coins ?? 0) > 0)
    yield { at: `row/${rowSpaces - 1}/coins`, problem: 'No coins are ever laid on the most expensive blueprint.' }
  for (const [seat, { blueprints }] of seats.entries())
    if (blueprints.length > limits.blueprints)
      yield { at: `seats/${seat}/blueprints`, problem: `Nobody may have more than ${limits.blueprints}.` }
}
