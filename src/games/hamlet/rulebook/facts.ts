import { SlotId } from '../box.ts'
import { churchParts, finishedParts } from '../data/church.ts'
import { boxFor } from '../data/printed-box.ts'
import { saleSpaces, sales, takenOut } from '../data/sales.ts'
import {
  alms,
  awards,
  coinsPerPoint,
  hiring,
  limits,
  longestRoadPoints,
  marketPricesFor,
  ownRoadPoints,
  plannerPoints,
  roadCosts,
  rowSpaces,
  sides,
  startingCoins,
  tokensOfAGood,
} from '../data/set-up.ts'
import { sourceIds } from '../data/tile-ids.ts'
import { meta } from '../meta.ts'

const { min, max } = meta.seats
const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
const { sources, refineries, landmarks } = boxFor(max)
const standard = meta.options.parse({})
const firstSources = sourceIds.filter((id) => sources[id].stack === null)
const [first] = firstSources.map((id) => sources[id])
const [refinery] = Object.values(refineries)

const salesFor = (players: number): number => {
  const away = takenOut.get(players)
  return Object.keys(sales).length - (away === undefined ? 0 : away[1] + away[2] + away[3])
}

/** The points of each delivery by the side of the church, for few and for many players. */
const [few, many] = [boxFor(Math.max(...sides.few)), boxFor(Math.max(...sides.many))]
const deliveries = SlotId.options.map((id) => ({
  id,
  points: [few, many].map(({ church }) => church.slots[id]?.vp ?? '–'),
}))

/** What the rules say in numbers: all of it read from the data and the rules that the game is played by. */
export const facts = {
  seats: meta.seats,
  /** By number of players: coins in turn order, prices at the market, deliveries, and sale tokens. */
  playerRows: counts.map((players) => {
    const { raw, refined } = marketPricesFor(players)
    const parts = churchParts - finishedParts(players)
    return [players, startingCoins.get(players)?.join(', ') ?? '', `${raw} / ${refined}`, parts, salesFor(players)]
  }),
  sides: [sides.few.join('–'), sides.many.join('–')],
  deliveries,
  churchParts,
  limits,
  tokensOfAGood,
  rowSpaces,
  hiring,
  roadCosts,
  awards,
  ownRoadPoints,
  plannerPoints,
  longestRoadPoints,
  coinsPerPoint,
  alms,
  saleSpaces,
  /** The sources that lie at the church from the start: what lies on them, and what filling them brings. */
  firstSources,
  startsWith: first?.startsWith ?? 0,
  gathering: first?.reward.coins ?? 0,
  /** The points for filling a source that is built later. */
  gatheringLater: Math.max(...sourceIds.map((id) => sources[id].reward.vp)),
  /** What the maker of a refined good gets. */
  reward: { coins: refinery?.reward.coins ?? 0, vp: refinery?.reward.vp ?? 0 },
  recipes: Object.values(refineries).map(({ from, makes }) => ({ from, makes })),
  landmarks: Object.keys(landmarks),
  roundLimit: standard.roundLimit,
}
