import type { Seat } from '../../game.ts'
import { stepsUpTo } from '../../kit/steps.ts'
import { longestRoadPoints as usual } from '../data/set-up.ts'
import { LandmarkId } from '../data/tile-ids.ts'
import type { State } from '../state.ts'
import { linked, type Village } from '../village.ts'

/** The points for a seat's longest road: some for each tile, and more with the smithy. Rulebook: Longest road. */
export const longestRoad = (state: State, village: Village, seat: Seat): number =>
  pointsForATile(state, village, seat) * longestOf(state, village, seat)

/** How many tiles the longest road of a seat has, over printed roads and its own. */
function longestOf({ roads, options }: State, { printed }: Village, seat: Seat): number {
  const own = roads.flatMap(({ seat: owner, from, to }) => (owner === seat ? [[from, to] as const] : []))
  if (own.length === 0) return 0
  const links = linked([...printed, ...own])
  return longestChain(links, linked(own), { tile: 'church', isPassable: !options.churchBreaksLongestRoad })
}

/** A smithy counts for its owner if it belongs to the village. */
function pointsForATile({ flags, box }: State, { connected }: Village, seat: Seat): number {
  const smithies = LandmarkId.options.filter((id) => flags[id] === seat && connected.has(id))
  const raised = smithies.flatMap((id) => {
    const { score } = box.landmarks[id]
    return score.for === 'longest-road' ? [score.each] : []
  })
  return Math.max(usual, ...raised)
}

type Graph<Tile> = ReadonlyMap<Tile, ReadonlySet<Tile>>

/** The tile that does not count. If it is not passable, a chain can only begin or end there (ruling A11). */
interface Uncounted<Tile> {
  readonly tile: Tile
  readonly isPassable: boolean
}

/** A hundred times as many as the longest search over the printed tiles takes. */
const mostSteps = 1_000_000

/**
 * The most tiles in a chain that visits no tile twice and uses at least one of the player's own links; 0 without an own
 * link.
 *
 * It tries every chain. There are few: the 24 tiles with roads have 47 road segments, so there are at most 23 printed
 * links, and hardly any cycle without a player's own five roads. Pruning the search would take longer than it saves.
 * @throws TooManySteps on a graph that the tiles of the game cannot form
 */
export function longestChain<Tile>(links: Graph<Tile>, own: Graph<Tile>, uncounted: Uncounted<Tile>): number {
  const worth = (tile: Tile) => (tile === uncounted.tile ? 0 : 1)
  const isEnd = (tile: Tile) => tile === uncounted.tile && !uncounted.isPassable
  const walked = new Set<Tile>()
  const step = stepsUpTo(mostSteps)

  function longestFrom(tip: Tile, tiles: number, isOwn: boolean): number {
    step()
    let longest = isOwn ? tiles : 0
    if (isEnd(tip)) return longest
    walked.add(tip)
    for (const next of links.get(tip) ?? []) {
      if (walked.has(next)) continue
      const owns = isOwn || own.get(tip)?.has(next) === true
      longest = Math.max(longest, longestFrom(next, tiles + worth(next), owns))
    }
    walked.delete(tip)
    return longest
  }

  return Math.max(0, ...[...links.keys()].map((start) => longestFrom(start, worth(start), false)))
}
