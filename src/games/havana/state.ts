import { z } from 'zod'
import { resultSchema } from '../kit/result-schema.ts'
import { ActionId } from './cards/action-id.ts'
import { Building, BuildingId } from './data/buildings.ts'
import { Options } from './meta.ts'
import { Pieces } from './pieces.ts'

export { playerAt, playing } from '../kit/seats.ts'

/**
 * The position: plain JSON, nothing derived, no clock. Draws come late, so it holds no secret but the players' own:
 * their hands, the cards they have laid face down, and what Reciclaje put on a pile.
 */

export const SeatNumber = z.int().min(0).max(3)
const cards = z.array(ActionId)

export const Row = z.enum(['upper', 'lower'])
export type Row = z.infer<typeof Row>
export const rowNames = Row.options

const Player = z.strictObject({
  hand: cards,
  table: cards.describe('The face-up cards in front of the player.'),
  discard: cards,
  laid: cards.describe('Face down in front of the player: two before the first round, one while cards are replaced.'),
  unsure: cards.describe('Cards of which the others cannot know whether they are in hand or discarded (Reciclaje).'),
  pieces: Pieces,
  built: z.array(BuildingId),
  left: z.boolean().describe('Whether the seat was given up.'),
})
export type Player = z.infer<typeof Player>

export const Result = resultSchema({
  reasons: ['goal', 'no-buildings', 'no-bricks', 'stalled', 'forfeit'],
  labels: ['buildings'],
  seat: SeatNumber,
  points: z.int().min(0),
}).meta({ id: 'HavanaResult', description: 'How a match of Havana ended.' })
export type Result = z.infer<typeof Result>

const queue = z.array(SeatNumber)

/** Phase 1 needs no phase of its own: nobody is asked anything in it. */
export const Phase = z
  .discriminatedUnion('name', [
    z.strictObject({ name: z.literal('setup') }).meta({ id: 'HavanaSetupPhase' }),
    z.strictObject({ name: z.literal('opening') }).meta({ id: 'HavanaOpeningPhase' }),
    z
      .strictObject({
        name: z.literal('turns'),
        queue: queue.describe('Who still has a turn in this round; the first is at turn, the others may be robbed.'),
        carriedOut: cards.describe('What the seat at turn has carried out.'),
        played: cards.describe('What anybody has carried out in this round.'),
        demolished: z.boolean().describe('Whether a building was removed in this round.'),
        drawing: z.int().min(0).describe('How many pieces the seat at turn is about to draw from the bag.'),
      })
      .meta({ id: 'HavanaTurnsPhase' }),
    z.strictObject({ name: z.literal('supply') }).meta({ id: 'HavanaSupplyPhase' }),
    z.strictObject({ name: z.literal('replacement'), queue }).meta({ id: 'HavanaReplacementPhase' }),
    z.strictObject({ name: z.literal('over'), result: Result }).meta({ id: 'HavanaOverPhase' }),
  ])
  .meta({ id: 'HavanaPhase', description: 'Where the round stands.' })
export type Phase = z.infer<typeof Phase>

/** What everybody sees: the middle of the table, and where play stands. */
export const openTable = {
  rules: z.int().min(1),
  options: Options,
  buildings: z.record(BuildingId, Building).describe('The building cards this match is played with.'),
  round: z.int().min(0),
  phase: Phase,
  order: z.array(SeatNumber).describe("The seats in this round's order of play."),
  youngestFirst: z.array(SeatNumber).describe('The last tie-break of initiative, drawn at set-up.'),
  rows: z.strictObject({ upper: z.array(BuildingId), lower: z.array(BuildingId) }),
  top: BuildingId.nullable().describe('The visible card on top of the building stack.'),
  stack: z.array(BuildingId).describe('What lies below it, in no order.'),
  demolished: z.array(BuildingId).describe('Buildings in the box.'),
  card: Pieces.describe('The resource card.'),
  reserve: Pieces,
  bag: Pieces,
  box: Pieces,
  quiet: z.int().min(0).describe('Rounds begun with an empty bag since the last construction.'),
}

export const State = z.strictObject({ ...openTable, seats: z.array(Player).min(2).max(4) })
export type State = z.infer<typeof State>
