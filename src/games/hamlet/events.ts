import { z } from 'zod'
import type { Audience } from '../game.ts'
import { Place } from '../kit/choice.ts'
import { Reward, SlotId, TokenId } from './box.ts'
import { LandmarkId, RefineryId, SourceId, TileId } from './data/tile-ids.ts'
import { Counts, Raw, RawCounts, Refined } from './goods.ts'
import { Building, Milestone, Result, SeatNumber } from './state.ts'

/** The events of a match. Each contains everything that happened: who, what, how many, from where. */

const seat = SeatNumber
const number = z.int().min(1)
const coins = z.int().min(0)
const vp = z.int().min(0)

const table = [
  z.strictObject({
    type: z.literal('laid-out'),
    buildings: z.array(Building),
    goods: z.partialRecord(SourceId, RawCounts).describe('The goods on the sources.'),
  }),
  z.strictObject({ type: z.literal('blueprints-drawn'), tiles: z.array(TileId) }),
  z.strictObject({ type: z.literal('sale-turned-up'), token: TokenId }),
] as const

const turns = [
  z.strictObject({ type: z.literal('turn-began'), seat, round: z.int().min(1) }),
  z.strictObject({
    type: z.literal('donkeys-moved'),
    seat,
    steps: z.array(z.strictObject({ from: TileId, to: TileId, number })),
  }),
  z.strictObject({ type: z.literal('villager-went'), seat, from: TileId, to: TileId }),
  z.strictObject({ type: z.literal('turn-ended'), seat }),
] as const

const payment = [
  z.strictObject({ type: z.literal('raw-used'), seat, good: Raw, from: SourceId, number }),
  z.strictObject({
    type: z.literal('refined-used'),
    seat,
    good: Refined,
    from: RefineryId,
    maker: SeatNumber,
    number,
    reward: Reward.describe('What the maker gets for all of them.'),
  }),
  z.strictObject({ type: z.literal('bought'), seat, goods: Counts, coins }),
] as const

const actions = [
  z.strictObject({ type: z.literal('gathered'), seat, at: SourceId, goods: RawCounts, reward: Reward }),
  z.strictObject({ type: z.literal('refined'), seat, at: RefineryId, good: Refined, number, highQuality: z.boolean() }),
  z.strictObject({
    type: z.literal('blueprint-taken'),
    seat,
    tile: TileId,
    paid: coins.describe('Each blueprint before it in the row gets a coin.'),
    found: coins.describe('The coins that lay on it.'),
  }),
  z.strictObject({ type: z.literal('villagers-hired'), seat, number, coins }),
  z.strictObject({
    type: z.literal('donkeys-hired'),
    seat,
    at: z.array(z.strictObject({ tile: TileId, number })),
    coins,
  }),
  z.strictObject({ type: z.literal('sold'), seat, token: TokenId, reward: Reward }),
  z.strictObject({ type: z.literal('delivered'), seat, slot: SlotId, coins, vp }),
  z.strictObject({ type: z.literal('alms-received'), seat, coins }),
] as const

const building = [
  z.strictObject({ type: z.literal('built'), seat, tile: TileId, place: Place, coins, vp }),
  z.strictObject({ type: z.literal('flag-raised'), seat, tile: LandmarkId }),
  z.strictObject({ type: z.literal('milestone-taken'), seat, milestone: Milestone }),
  z.strictObject({ type: z.literal('stack-opened'), good: Refined, tiles: z.array(TileId) }),
  z.strictObject({
    type: z.literal('road-built'),
    seat,
    from: TileId,
    segment: z.int().min(0),
    to: TileId,
    kind: z.enum(['path', 'bridge']),
  }),
] as const

const ending = [
  z.strictObject({ type: z.literal('seat-left'), seat, blueprints: z.array(TileId) }),
  z.strictObject({ type: z.literal('ended'), result: Result }),
] as const

export const Event = z.discriminatedUnion('type', [...table, ...turns, ...payment, ...actions, ...building, ...ending])
export type Event = z.infer<typeof Event>

/** Hamlet has no secrets. */
export const audience = (_event: Event): Audience => 'all'
