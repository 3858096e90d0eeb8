import { z } from 'zod'
import type { Seat } from '../game.ts'
import { Place } from '../kit/choice.ts'
import { resultSchema } from '../kit/result-schema.ts'
import { Box, SlotId, TokenId } from './box.ts'
import { LandmarkId, RefineryId, SourceId, TileId } from './data/tile-ids.ts'
import { RawCounts, Refined } from './goods.ts'
import { Options } from './meta.ts'

export { playerAt, playing } from '../kit/seats.ts'

/** The position: plain JSON without derived values or clocks. Nothing is hidden; draws come from unordered sets. */

export const SeatNumber = z.int().min(0).max(3)
const amount = z.int().min(0)

/** A tile that was placed. It stays a building of the village for good. */
export const Building = z
  .strictObject({ tile: TileId, place: Place })
  .meta({ id: 'HamletBuilding', description: 'A tile that was placed, and where it lies.' })
export type Building = z.infer<typeof Building>

/** The points that were scored during play, by their source. */
export const Scored = z
  .strictObject({ goods: amount, buildings: amount, deliveries: amount, sales: amount })
  .meta({ id: 'HamletScored', description: 'The points scored so far, by their source.' })
export type Scored = z.infer<typeof Scored>

export const Villager = z.strictObject({ at: TileId, ready: z.boolean() }).meta({
  id: 'HamletVillager',
  description: 'Where a villager stands, and whether it can still act in this turn.',
})
export type Villager = z.infer<typeof Villager>

export const Player = z
  .strictObject({
    coins: amount.describe('Coins.'),
    scored: Scored,
    blueprints: z.array(TileId).describe('The blueprints in hand, at most three; everybody sees them.'),
    villagers: z.array(Villager).describe('The villagers, one to four.'),
    donkeys: z.array(TileId).describe('Where each donkey stands; one to six.'),
    sales: z.array(TokenId).describe('The sale tokens taken.'),
    left: z.boolean().describe('Whether the seat was given up; it then has no blueprints, villagers or donkeys.'),
  })
  .meta({ id: 'HamletSeat', description: 'What a player has.' })
export type Player = z.infer<typeof Player>

/** A road token lies on a contact of two tiles; `segment` is that of the first tile. */
export const Road = z.strictObject({ seat: SeatNumber, from: TileId, segment: z.int().min(0), to: TileId }).meta({
  id: 'HamletRoad',
  description:
    'A path or a bridge: its owner, the tiles that it joins, and the segment of the first tile on which it lies.',
})
export type Road = z.infer<typeof Road>

/** Milestones go to the first player who builds a refinery of a good, or a road. */
export const Milestone = z.enum([...Refined.options, 'roads'])
export type Milestone = z.infer<typeof Milestone>

const awards = ['chaplain', 'sacristan', 'merchant', 'landscaper'] as const
const scoreLabels = [...Scored.keyof().options, ...awards, 'landmarks', 'roads', 'longest-road', 'coins'] as const
export const ScoreLabel = z.enum(scoreLabels)
export type ScoreLabel = z.infer<typeof ScoreLabel>

export const Result = resultSchema({
  reasons: ['church', 'round-limit', 'forfeit'],
  labels: scoreLabels,
  seat: SeatNumber,
  points: amount,
}).meta({
  id: 'HamletResult',
  description: 'How a match of Hamlet ended. It follows from what the seats scored and own.',
})
export type Result = z.infer<typeof Result>

export const Phase = z
  .discriminatedUnion('name', [
    z
      .strictObject({ name: z.literal('setup') })
      .meta({ id: 'HamletSetupPhase', description: 'Tiles and tokens are about to be drawn.' }),
    z
      .strictObject({
        name: z.literal('turn'),
        seat: SeatNumber.describe('The seat at turn.'),
        driven: z.boolean().describe('Whether the donkeys have taken their step in this turn.'),
      })
      .meta({ id: 'HamletTurnPhase', description: 'A turn.' }),
    z.strictObject({ name: z.literal('turn-over'), seat: SeatNumber }).meta({
      id: 'HamletTurnOverPhase',
      description:
        'The turn of this seat is over. The next one follows by itself, once everything that is due is drawn.',
    }),
    z
      .strictObject({ name: z.literal('over'), result: Result })
      .meta({ id: 'HamletOverPhase', description: 'The match is over.' }),
  ])
  .meta({ id: 'HamletPhase', description: 'The phase of play.' })
export type Phase = z.infer<typeof Phase>
export type TurnPhase = Extract<Phase, { name: 'turn' }>

/** The middle of the table, and the phase of play. */
export const table = {
  rules: z.int().min(1).describe('The version of the rules by which the match is played.'),
  options: Options,
  box: Box,
  round: z.int().min(0).describe('The round; 0 before the first.'),
  phase: Phase,
  village: z
    .array(Building)
    .describe('The buildings in the order in which they were placed: the church, the ring around it, then the others.'),
  sources: z.partialRecord(SourceId, RawCounts).describe('The raw goods on each source in the village.'),
  refineries: z
    .partialRecord(RefineryId, z.array(SeatNumber))
    .describe('The refined goods on each refinery in the village: the seat that made each good.'),
  flags: z.partialRecord(LandmarkId, SeatNumber).describe('The seat whose flag each landmark carries.'),
  roads: z.array(Road).describe('The paths and bridges that were built. Printed roads follow from the tiles.'),
  deliveries: z.partialRecord(SlotId, SeatNumber).describe('The seat that filled each delivery slot of the church.'),
  milestones: z.partialRecord(Milestone, SeatNumber).describe('The seat that took each milestone.'),
  row: z
    .array(z.strictObject({ tile: TileId, coins: amount }))
    .describe('The available blueprints with the coins on them, from the free one to the most expensive.'),
  bag: z.array(TileId).describe('The blueprints that may be drawn, in no particular order.'),
  stacks: z
    .partialRecord(Refined, z.array(TileId))
    .describe('The blueprints that the first refinery of each good brings into the bag.'),
  offers: z.array(TokenId).describe('The face-up sale tokens.'),
  unseen: z.array(TokenId).describe('The sale tokens that nobody has seen yet; some of them are not in this match.'),
  toCome: z.array(z.int().min(1).max(3)).describe('The levels of the sale tokens still to come, the next one first.'),
}

export const State = z.strictObject({
  ...table,
  seats: z.array(Player).min(2).max(4).describe('The players, in seat order.'),
})
export type State = z.infer<typeof State>

/** How many of these marks belong to a seat. */
export const countOf = (marks: Readonly<Record<string, Seat | undefined>>, seat: Seat): number =>
  Object.values(marks).filter((owner) => owner === seat).length
