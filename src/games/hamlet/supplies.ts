import type { Seat } from '../game.ts'
import type { Box, Reward } from './box.ts'
import { RefineryId, SourceId, type TileId } from './data/tile-ids.ts'
import { type Good, goods, isRaw, kindsIn, type Raw, type Refined } from './goods.ts'
import type { State } from './state.ts'
import type { Turn } from './turn.ts'
import { inReachOf } from './village.ts'

/**
 * Where a unit of a payment may come from: raw goods on a source, a maker's refined goods on a refinery, or the market.
 * `origin` is its name in a payment, and `there` is the available amount.
 */
export type Supply =
  | (Units & { readonly kind: 'raw'; readonly good: Raw; readonly from: SourceId })
  | (Units & {
      readonly kind: 'refined'
      readonly good: Refined
      readonly from: RefineryId
      readonly maker: Seat
      /** What the maker gets for each unit. */
      readonly reward: Reward
    })
  | (Units & { readonly kind: 'bought'; readonly good: Good; readonly price: number })

interface Units {
  readonly origin: string
  readonly there: number
}

/** All supplies that can be used at a building, in the order in which a player would use them. */
export function supplies({ state, seat, own, village }: Turn, at: TileId): Supply[] {
  const reach = inReachOf(village, own.donkeys, at)
  return suppliesOn(state, seat, (tile) => reach.has(tile))
}

/** All goods in the village or at the market, whether they can be transported or not. */
export const suppliesAnywhere = ({ state, seat }: Turn): Supply[] => suppliesOn(state, seat, () => true)

function suppliesOn(state: State, seat: Seat, isMeant: (tile: TileId) => boolean): Supply[] {
  const lying = state.village.flatMap(({ tile }) => (isMeant(tile) ? lyingOn(state, tile) : []))
  return [...lying, ...(isMeant('market') ? forSale(state.box) : [])].toSorted(
    (one, other) => burden(one, seat) - burden(other, seat),
  )
}

/** The building from which the supply has to be transported. */
export const tileOfSupply = (supply: Supply): TileId => (supply.kind === 'bought' ? 'market' : supply.from)

/**
 * The order of use: a player's own goods bring the player a reward, raw goods reward nobody, the goods of others reward
 * them, and bought goods cost coins.
 */
function burden(supply: Supply, seat: Seat): number {
  switch (supply.kind) {
    case 'refined':
      return supply.maker === seat ? -supply.reward.coins : supply.reward.vp
    case 'raw':
      return 0
    case 'bought':
      return Number.MAX_SAFE_INTEGER
  }
}

function lyingOn(state: State, tile: TileId): Supply[] {
  const source = SourceId.safeParse(tile)
  if (source.success) return onSource(state, source.data)
  const refinery = RefineryId.safeParse(tile)
  return refinery.success ? onRefinery(state, refinery.data) : []
}

function onSource({ sources }: State, from: SourceId): Supply[] {
  const there = sources[from] ?? {}
  return kindsIn(there).flatMap((good) =>
    isRaw(good) ? [{ kind: 'raw', origin: `${good}@${from}`, good, from, there: there[good] ?? 0 }] : [],
  )
}

function onRefinery(state: State, from: RefineryId): Supply[] {
  const tokens = state.refineries[from] ?? []
  const good = state.box.refineries[from].makes
  return [...new Set(tokens)].map((maker) => ({
    kind: 'refined',
    origin: `${good}@${from}:${maker}`,
    good,
    from,
    maker,
    there: tokens.filter((seat) => seat === maker).length,
    reward: rewardOf(state, from, maker),
  }))
}

/** High-quality goods reward their maker twice. Rulebook: Using goods. */
function rewardOf(state: State, from: RefineryId, maker: Seat): Reward {
  const { reward, makes } = state.box.refineries[from]
  const times = makesHighQuality(state, maker, makes) ? 2 : 1
  return { coins: times * reward.coins, vp: times * reward.vp }
}

/**
 * The player with the milestone of a good makes it in high quality. The milestone is taken before the first of these
 * goods is made.
 */
export const makesHighQuality = ({ milestones }: Pick<State, 'milestones'>, seat: Seat, good: Refined): boolean =>
  milestones[good] === seat

/** The market sells any good in any number, and these goods belong to nobody. Rulebook: Buying on the market. */
const forSale = ({ market: { prices } }: Box): Supply[] =>
  goods.map((good) => ({
    kind: 'bought',
    origin: `${good}@market`,
    good,
    price: isRaw(good) ? prices.raw : prices.refined,
    there: Infinity,
  }))
