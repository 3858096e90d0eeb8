import type { Seat } from '../../game.ts'
import type { EndScore } from '../box.ts'
import { LandmarkId, type TileId } from '../data/tile-ids.ts'
import { type Contact, contactsOf } from '../geometry/board.ts'
import { countOf, playerAt, type State } from '../state.ts'
import type { Village } from '../village.ts'

/** The points that a seat gets for its landmarks. Rulebook: Scoring landmarks. */
export const landmarkPoints = (state: State, village: Village, seat: Seat): number =>
  LandmarkId.options
    .filter((id) => state.flags[id] === seat)
    .reduce((sum, id) => sum + pointsOf(state, village, id, seat), 0)

/** The points that one landmark brings its owner. */
export function pointsOf(state: State, village: Village, id: LandmarkId, owner: Seat): number {
  const { score } = state.box.landmarks[id]
  if (!countsAnywhere(score) && !village.connected.has(id)) return 0
  const meets = (counts: (contact: Contact) => boolean) => contactsOf(village.board, id).filter(counts).length
  const { coins, donkeys, sales } = playerAt(state, owner)
  switch (score.for) {
    case 'deliveries':
      return score.each * countOf(state.deliveries, owner)
    case 'sales':
      return score.each * sales.length
    case 'own-roads':
      return score.each * state.roads.filter(({ seat }) => seat === owner).length
    case 'donkeys':
      return score.each * donkeys.length
    case 'coins':
      return Math.min(score.each * coins, score.atMost)
    case 'village':
      return score.each
    case 'way-to-church':
      return score.each * wayToChurch(village.links, id)
    case 'longest-road':
      return 0 // it raises the points for each tile of the longest road instead
    case 'same-segments':
      return score.each * meets(({ type, otherType }) => type === otherType)
    case 'printed-roads':
      return score.each * meets(({ otherType }) => otherType === 'road')
    case 'forests':
      return score.each * meets(({ otherType }) => otherType === 'forest')
    case 'mountains':
      return score.each * meets(({ otherType }) => otherType === 'mountain')
  }
}

const countsAnywhere = (score: EndScore): boolean => score.for === 'forests' || score.for === 'mountains'

/**
 * The number of tiles on a shortest way to the church over anybody's roads, including both ends. Only for connected
 * tiles.
 */
function wayToChurch(links: Village['links'], from: TileId): number {
  const come = new Map([[from, 1]])
  for (const [tile, tiles] of come) {
    if (tile === 'church') return tiles
    for (const next of links.get(tile) ?? []) if (!come.has(next)) come.set(next, tiles + 1)
  }
  return 0
}
