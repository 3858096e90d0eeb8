import type { PositionProblem } from '../../game.ts'
import { equal } from '../../kit/equal.ts'
import type { Box } from '../box.ts'
import { boxFor, tilesOf } from '../data/printed-box.ts'
import { tileIds } from '../data/tile-ids.ts'
import { isKnown } from '../data/versions.ts'
import type { State } from '../state.ts'

/**
 * The pieces are those of a known data version, not necessarily today's. Invented pieces are refused, because the time
 * that a village takes to check depends on their outlines.
 */
export function* boxProblems({ box, seats }: State): Generator<PositionProblem> {
  if (isKnown(box, seats.length)) return
  const today = boxFor(seats.length)
  const [tiles, printed] = [tilesOf(box), tilesOf(today)]
  for (const id of tileIds) if (!equal(tiles[id], printed[id])) yield { at: boxPath(box, id), problem }
  for (const id of new Set([...Object.keys(box.sales), ...Object.keys(today.sales)]))
    if (!equal(box.sales[id], today.sales[id])) yield { at: `box/sales/${id}`, problem }
}

const problem = 'No version of the game has this printed.'

function boxPath(box: Box, id: string): string {
  const [shelf] = (['sources', 'refineries', 'landmarks'] as const).filter((name) => Object.hasOwn(box[name], id))
  return shelf === undefined ? `box/${id === 'town-hall' ? 'townHall' : id}` : `box/${shelf}/${id}`
}
