import { z } from 'zod'
import { Counts, Good, Raw, Refined } from './goods.ts'

/**
 * What is printed on the pieces of one match. A match is opened with a copy of the tables in `data/` and keeps that
 * copy: a later correction of a number never changes it.
 */

const amount = z.int().min(0)

/** Coins and victory points that somebody gets. */
export const Reward = z
  .strictObject({ coins: amount, vp: amount })
  .meta({ id: 'HamletReward', description: 'Coins and victory points that a player gets.' })
export type Reward = z.infer<typeof Reward>

/** An upper limit: no printed piece has half as many. */
const mostSegments = 32

/** The shape of a tile on the lattice: `geometry/outline.ts` interprets it. */
const piece = {
  outline: z
    .string()
    .regex(/^[0-5]+$/)
    .max(mostSegments)
    .describe('The directions of the segments, counter-clockwise from the lowest, then leftmost corner.'),
  segments: z
    .string()
    .regex(/^[RFM]+$/)
    .max(mostSegments)
    .describe('The type of each segment in the same order: road, forest or mountain.'),
}
export const Piece = z.strictObject(piece)
export type Piece = z.infer<typeof Piece>

/** The cost of building: goods or coins. */
export const Cost = z
  .strictObject({ goods: Counts, coins: amount })
  .meta({ id: 'HamletCost', description: 'The cost of building a tile.' })
export type Cost = z.infer<typeof Cost>

const building = { ...piece, cost: Cost, vp: amount.describe('Victory points for building it.') }

const stack = Refined.nullable().describe(
  'The good whose first refinery puts it into the bag; null if it is in play from the start.',
)

export const Source = z
  .strictObject({
    kind: z.literal('source'),
    ...building,
    stack,
    goods: z.array(Raw).min(1).describe('What comes from here; if several goods do, in any mix.'),
    slots: z.int().min(1).describe('How many goods it holds.'),
    startsWith: z.int().min(0).describe('How many of its goods lie on it at the start.'),
    reward: Reward.describe('The reward for filling its empty slots.'),
  })
  .meta({ id: 'HamletSource', description: 'A tile that produces raw goods.' })
export type Source = z.infer<typeof Source>

export const Refinery = z
  .strictObject({
    kind: z.literal('refinery'),
    ...building,
    stack,
    from: Raw.describe('The raw good.'),
    makes: Refined.describe('The refined good.'),
    slots: z.int().min(1).describe('How many goods it holds.'),
    reward: Reward.describe('The reward of the maker when somebody uses a good; twice as much for high quality.'),
  })
  .meta({ id: 'HamletRefinery', description: 'A tile that turns a raw good into a refined one.' })
export type Refinery = z.infer<typeof Refinery>

const each = z.int().min(1)

/**
 * What a landmark scores at the end. It must belong to the village, unless it is a mountain range or a woodland.
 * Reference card of the builder.
 */
export const EndScore = z
  .discriminatedUnion('for', [
    z.strictObject({ for: z.literal('deliveries'), each }),
    z.strictObject({ for: z.literal('sales'), each }),
    z.strictObject({ for: z.literal('own-roads'), each }),
    z.strictObject({ for: z.literal('donkeys'), each }),
    z.strictObject({ for: z.literal('coins'), each, atMost: each }),
    z.strictObject({ for: z.literal('village'), each }).describe('For belonging to the village.'),
    z
      .strictObject({ for: z.literal('way-to-church'), each })
      .describe('For each tile of the shortest way to the church, including both ends.'),
    z
      .strictObject({ for: z.literal('longest-road'), each })
      .describe('Each tile of the longest road counts this many points.'),
    z
      .strictObject({ for: z.literal('same-segments'), each })
      .describe('For each of its segments that meets one of the same type.'),
    z
      .strictObject({ for: z.literal('printed-roads'), each })
      .describe('For each of its road segments that meets another.'),
    z
      .strictObject({ for: z.literal('forests'), each })
      .describe('For each of its segments that meets a forest, even outside the village.'),
    z
      .strictObject({ for: z.literal('mountains'), each })
      .describe('For each of its segments that meets a mountain, even outside the village.'),
  ])
  .meta({
    id: 'HamletEndScore',
    description:
      'What a landmark scores at the end: `each` is the points for each counted thing; the Tavern scores `atMost` points.',
  })
export type EndScore = z.infer<typeof EndScore>

export const Landmark = z
  .strictObject({ kind: z.literal('landmark'), ...building, stack, score: EndScore })
  .meta({ id: 'HamletLandmark', description: 'A tile that scores for the player who built it.' })
export type Landmark = z.infer<typeof Landmark>

/** The delivery slots of the church, named after what they ask for. */
export const SlotId = z.enum(['milk-brick', 'coins', 'planks-flour', 'raw', 'refined'])
export type SlotId = z.infer<typeof SlotId>

/** Asks for goods of any of these kinds, in any mix, or for coins. */
export const Slot = z.strictObject({ of: z.array(Good), number: amount, coins: amount, vp: amount }).meta({
  id: 'HamletSlot',
  description: 'A delivery slot: a number of goods of the given kinds, in any mix, or coins.',
})
export type Slot = z.infer<typeof Slot>

export const TokenId = z
  .string()
  .regex(/^s[1-3][a-d]$/)
  .meta({ id: 'HamletTokenId', description: 'A sale token.' })
export type TokenId = z.infer<typeof TokenId>

export const SaleToken = z
  .strictObject({ level: z.int().min(1).max(3), goods: Counts, reward: Reward })
  .meta({ id: 'HamletSaleToken', description: 'A sale: its level, the goods it asks for, and what it brings.' })
export type SaleToken = z.infer<typeof SaleToken>

const Church = z
  .strictObject({
    kind: z.literal('church'),
    ...piece,
    slots: z.partialRecord(SlotId, Slot).describe('Its delivery slots.'),
  })
  .meta({ id: 'HamletChurch', description: 'The church, on the side for this number of players.' })
const Market = z
  .strictObject({
    kind: z.literal('market'),
    ...piece,
    prices: z
      .strictObject({ raw: z.int().min(1), refined: z.int().min(1) })
      .describe('The prices of a raw and a refined good.'),
  })
  .meta({ id: 'HamletMarket', description: 'The market, on the side for this number of players.' })
const TownHall = z
  .strictObject({ kind: z.literal('town-hall'), ...piece })
  .meta({ id: 'HamletTownHall', description: 'The town hall.' })

export const Tile = z.discriminatedUnion('kind', [Church, Market, TownHall, Source, Refinery, Landmark])
export type Tile = z.infer<typeof Tile>

export const Box = z
  .strictObject({
    church: Church,
    market: Market,
    townHall: TownHall,
    sources: z.strictObject({
      woodcutter: Source,
      quarry: Source,
      farm: Source,
      'barn-opposite': Source,
      'barn-bent': Source,
    }),
    refineries: z.strictObject({
      sawmill: Refinery,
      stonemason: Refinery,
      'dairy-farm': Refinery,
      'flour-mill': Refinery,
      'master-stonemason': Refinery,
      'lumber-mill': Refinery,
      windmill: Refinery,
      'dairy-estate': Refinery.describe('The Cow Conservatory.'),
    }),
    landmarks: z.strictObject({
      shrine: Landmark,
      'trade-post': Landmark,
      'pond-forest': Landmark,
      'pond-mountain': Landmark,
      'woodland-small': Landmark,
      'mountain-range-small': Landmark,
      warehouse: Landmark,
      stables: Landmark,
      'outpost-1': Landmark,
      'outpost-2': Landmark,
      smithy: Landmark,
      'mountain-range-large': Landmark,
      square: Landmark,
      monument: Landmark,
      tavern: Landmark,
      'woodland-large': Landmark,
    }),
    sales: z.record(TokenId, SaleToken),
  })
  .meta({ id: 'HamletBox', description: 'What is printed on the pieces of this match.' })
export type Box = z.infer<typeof Box>
