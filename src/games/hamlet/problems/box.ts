import type { PositionProblem } from '../../game.ts'
import type { Box } from '../box.ts'
import { tilesOf } from '../data/box.ts'
import { churchParts, finishedParts } from '../data/church.ts'
import { ringIds, type SourceId, sourceIds, tileIds } from '../data/tile-ids.ts'
import { flaw } from '../geometry/outline.ts'
import type { State } from '../state.ts'

/**
 * Whether one can play with the pieces. The numbers printed on them are the box's own: they may differ from today's
 * tables, since a match goes on by those it was opened with.
 */
export function* boxProblems({ box, seats }: State): Generator<PositionProblem> {
  const tiles = tilesOf(box)
  for (const id of tileIds) {
    const wrong = flaw(tiles[id])
    if (wrong !== undefined) yield { at: boxPath(box, id), problem: `The outline of ${id} is flawed: ${wrong}.` }
  }
  for (const id of sourceIds) {
    const { slots, startsWith } = box.sources[id]
    if (startsWith > (isInTheRing(id) ? slots : 0))
      yield { at: `box/sources/${id}/startsWith`, problem: 'That many goods do not lie there at the start.' }
  }
  const slots = Object.keys(box.church.slots).length
  const toBuild = churchParts - finishedParts(seats.length)
  if (slots !== toBuild)
    yield { at: 'box/church/slots', problem: `Has ${slots} slots; ${seats.length} players fill ${toBuild}.` }
}

const isInTheRing = (id: SourceId): boolean => ringIds.some((other) => other === id)

function boxPath(box: Box, id: string): string {
  const [shelf] = (['sources', 'refineries', 'landmarks'] as const).filter((name) => Object.hasOwn(box[name], id))
  return shelf === undefined ? `box/${id === 'town-hall' ? 'townHall' : id}` : `box/${shelf}/${id}`
}
