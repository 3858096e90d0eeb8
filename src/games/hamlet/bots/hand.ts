import type { Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import type { EndScore } from '../box.ts'
import type { TileId } from '../data/tile-ids.ts'
import { isRaw, kindsIn } from '../goods.ts'
import { countOf, playerAt, type State } from '../state.ts'
import { tileOf } from '../village.ts'
import { worthOfMilestone } from './possessions.ts'

/** How much of a blueprint's promise counts: for the best blueprint in hand, the second and the third. */
const inHand = [0.5, 0.4, 0.3] as const
const turnsToBuild = 3

export function worthOfHand(state: State, seat: Seat, left: number): number {
  const promises = playerAt(state, seat)
    .blueprints.map((tile) => promise(state, seat, tile, left))
    .toSorted((one, other) => other - one)
  return Math.min(1, left / turnsToBuild) * promises.reduce((sum, one, index) => sum + one * (inHand[index] ?? 0), 0)
}

/** The effort of getting one unit of a cost, in points. */
const trouble = { raw: 0.2, refined: 0.8, coin: 0.5 } as const
/** How much one more flag helps to win the award. */
const flag = 0.7

/** What a blueprint would bring its builder: its points and other gains, less its cost. */
function promise(state: State, seat: Seat, id: TileId, left: number): number {
  const tile = tileOf(state.box, id)
  if (!('cost' in tile)) return 0
  const { goods, coins } = tile.cost
  const costs = kindsIn(goods).map((good) => (goods[good] ?? 0) * (isRaw(good) ? trouble.raw : trouble.refined))
  return Math.max(0, tile.vp + further() - coins * trouble.coin - sum(costs))

  function further(): number {
    switch (tile.kind) {
      case 'landmark':
        return flag + expected(state, seat, tile.score, left)
      case 'refinery':
        return state.milestones[tile.makes] === undefined ? worthOfMilestone(left) : 0
      default:
        return 0
    }
  }
}

/** What a landmark usually scores at the end. */
function expected(state: State, seat: Seat, score: EndScore, left: number): number {
  const { donkeys, sales, coins } = playerAt(state, seat)
  const more = Math.min(1, left / 6)
  switch (score.for) {
    case 'deliveries':
      return score.each * (countOf(state.deliveries, seat) + more)
    case 'sales':
      return score.each * (sales.length + more)
    case 'own-roads':
      return score.each * (state.roads.filter((road) => road.seat === seat).length + 2 * more)
    case 'donkeys':
      return score.each * (donkeys.length + more)
    case 'coins':
      return Math.min(score.atMost, score.each * (coins + 2))
    case 'village':
      return 0.5 * score.each
    case 'way-to-church':
      return 4 * score.each
    case 'longest-road':
      return 2 * score.each
    case 'same-segments':
      return 3 * score.each
    case 'printed-roads':
      return 2 * score.each
    case 'forests':
    case 'mountains':
      return 2.5 * score.each
  }
}
