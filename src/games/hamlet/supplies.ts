import type { Seat } from '../game.ts'
import type { Box, Reward } from './box.ts'
import { RefineryId, SourceId, type TileId } from './data/tile-ids.ts'
import { type Good, goods, isRaw, kindsIn, type Raw, type Refined } from './goods.ts'
import type { State } from './state.ts'
import type { Turn } from './turn.ts'
import { inReachOf } from './village.ts'

/**
 * Where a unit of a payment may come from: raw goods on a source, refined ones of a maker on a refinery, or the market.
 * `origin` is its name in a payment; `there`, how many there are.
 */
export type Supply =
  | (Units & { readonly kind: 'raw'; readonly good: Raw; readonly from: SourceId })
  | (Units & {
      readonly kind: 'refined'
      readonly good: Refined
      readonly from: RefineryId
      readonly maker: Seat
      /** What the maker gets for each. */
      readonly reward: Reward
    })
  | (Units & { readonly kind: 'bought'; readonly good: Good; readonly price: number })

interface Units {
  readonly origin: string
  readonly there: number
}

/** All that can be used at a building, in the order in which one would use it. */
export function supplies({ state, seat, own, village }: Turn, at: TileId): Supply[] {
  const reach = inReachOf(village, own.donkeys, at)
  return suppliesOn(state, seat, (tile) => reach.has(tile))
}

/** All that lies in the village or is sold at the market, whether it can be brought or not. */
export const suppliesAnywhere = ({ state, seat }: Turn): Supply[] => suppliesOn(state, seat, () => true)

function suppliesOn(state: State, seat: Seat, isMeant: (tile: TileId) => boolean): Supply[] {
  const lying = state.village.flatMap(({ tile }) => (isMeant(tile) ? lyingOn(state, tile) : []))
  return [...lying, ...(isMeant('market') ? forSale(state.box) : [])].toSorted(
    (one, other) => burden(one, seat) - burden(other, seat),
  )
}

/** The building from which it has to be brought. */
export const tileOfSupply = (supply: Supply): TileId => (supply.kind === 'bought' ? 'market' : supply.from)

/** What somebody likes to part with: own goods bring a reward, raw goods nobody, goods of the others them, and bought ones cost. */
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

/** Goods of high quality reward their maker twice. Rulebook: Using goods. */
function rewardOf(state: State, from: RefineryId, maker: Seat): Reward {
  const { reward, makes } = state.box.refineries[from]
  const times = makesHighQuality(state, maker, makes) ? 2 : 1
  return { coins: times * reward.coins, vp: times * reward.vp }
}

/** Whoever took the milestone of a good makes it in high quality; it is taken before the first of them is made. */
export const makesHighQuality = ({ milestones }: Pick<State, 'milestones'>, seat: Seat, good: Refined): boolean =>
  milestones[good] === seat

/** The market sells any good, as many as one can pay for; they belong to nobody. Rulebook: Buying on the market. */
const forSale = ({ market: { prices } }: Box): Supply[] =>
  goods.map((good) => ({
    kind: 'bought',
    origin: `${good}@market`,
    good,
    price: isRaw(good) ? prices.raw : prices.refined,
    there: Infinity,
  }))
