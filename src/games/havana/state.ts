import { z } from 'zod'
import { resultSchema } from '../kit/result-schema.ts'
import { ActionId } from './cards/action-id.ts'
import { Building, BuildingId } from './data/buildings.ts'
import { Options } from './meta.ts'
import { Pieces } from './pieces.ts'

export { playerAt, playing } from '../kit/seats.ts'

/**
 * The position: plain JSON without derived values or clocks. Draws are made as late as possible, so that the only
 * secrets in it are those of the players: their hands, the cards that they have laid face down, and the cards that
 * Reciclaje discarded.
 */

export const SeatNumber = z.int().min(0).max(3)
const cards = z.array(ActionId)

export const BuildingRow = z.enum(['upper', 'lower'])
export type BuildingRow = z.infer<typeof BuildingRow>
export const rowNames = BuildingRow.options

const Player = z.strictObject({
  hand: cards.describe('The cards in hand.'),
  table: cards.describe('The face-up cards: two from the first round on, one once the seat has replaced one.'),
  discard: cards.describe('The player’s discard pile.'),
  laid: cards.describe(
    'The face-down cards in front of the player: two before the first round, one while cards are replaced.',
  ),
  unsure: cards.describe('Cards that may be in hand or discarded as far as the others know (Reciclaje).'),
  pieces: Pieces.describe('What the player owns.'),
  built: z.array(BuildingId).describe('The player’s buildings, in the order in which they were built.'),
  left: z.boolean().describe('Whether the seat was given up; it then owns no pieces.'),
})
export type Player = z.infer<typeof Player>

export const Result = resultSchema({
  reasons: ['goal', 'no-buildings', 'no-bricks', 'stalled', 'forfeit'],
  labels: ['buildings'],
  seat: SeatNumber,
  points: z.int().min(0),
}).meta({ id: 'HavanaResult', description: 'How a match of Havana ended. It follows from the buildings.' })
export type Result = z.infer<typeof Result>

const queue = z.array(SeatNumber)

/** Phase 1 is missing here, because it asks nobody anything. */
export const Phase = z
  .discriminatedUnion('name', [
    z.strictObject({ name: z.literal('setup') }).meta({
      id: 'HavanaSetupPhase',
      description: 'Nothing is drawn yet: everything lies in the stack, the bag and the reserve.',
    }),
    z
      .strictObject({ name: z.literal('opening') })
      .meta({ id: 'HavanaOpeningPhase', description: 'Everybody lays two cards face down.' }),
    z
      .strictObject({
        name: z.literal('turns'),
        queue: queue.describe(
          'The end of `order`: the seats that still have a turn. The first is at turn, and the others may be robbed.',
        ),
        carriedOut: cards.describe('The table cards that the seat at turn has carried out.'),
        played: cards.describe('All cards carried out in this round, including `carriedOut`.'),
        demolished: z.boolean().describe('Whether a building was removed in this round.'),
        drawing: z
          .int()
          .min(0)
          .describe('How many pieces the seat at turn is about to draw: 0 unless Contrabando was carried out.'),
      })
      .meta({ id: 'HavanaTurnsPhase', description: 'Phase 2: actions and construction.' }),
    z
      .strictObject({ name: z.literal('supply') })
      .meta({ id: 'HavanaSupplyPhase', description: 'Phase 3: the supply is about to be drawn.' }),
    z
      .strictObject({
        name: z.literal('replacement'),
        queue: queue.describe('The end of `order`: the seats that still have to replace a card.'),
      })
      .meta({ id: 'HavanaReplacementPhase', description: 'Phase 4: cards are replaced.' }),
    z
      .strictObject({ name: z.literal('over'), result: Result })
      .meta({ id: 'HavanaOverPhase', description: 'The match is over.' }),
  ])
  .meta({ id: 'HavanaPhase', description: 'The phase of the round.' })
export type Phase = z.infer<typeof Phase>

/** What everybody sees: the middle of the table, and the phase of play. */
export const openTable = {
  rules: z.int().min(1).describe('The version of the rules by which the match is played.'),
  options: Options,
  buildings: z
    .record(BuildingId, Building)
    .describe('What is printed on the cards of this match: its own copy, which never changes.'),
  round: z.int().min(0).describe('The round; 0 before the first.'),
  phase: Phase,
  order: z
    .array(SeatNumber)
    .describe('The seats that still play, in the order of this round; from the first round on.'),
  youngestFirst: z
    .array(SeatNumber)
    .describe('The last tie-break of initiative (ruling I1); empty before it is drawn.'),
  rows: z
    .strictObject({ upper: z.array(BuildingId), lower: z.array(BuildingId) })
    .describe('The two rows, from left to right. Only the cards at their ends can be built.'),
  top: BuildingId.nullable().describe('The visible card on top of the building stack.'),
  stack: z
    .array(BuildingId)
    .describe('The cards below it. They have no order yet, since each is drawn when it is first seen.'),
  demolished: z.array(BuildingId).describe('Buildings that Ruina removed.'),
  card: Pieces.describe('The bricks and pesos on the resource card.'),
  reserve: Pieces.describe('The pesos and workers in the reserve.'),
  bag: Pieces.describe('The bricks that can be drawn.'),
  box: Pieces.describe('The bricks that were used up.'),
  quiet: z
    .int()
    .min(0)
    .describe('How many rounds have begun with an empty bag since the last construction (ruling E3).'),
}

export const State = z.strictObject({
  ...openTable,
  seats: z.array(Player).min(2).max(4).describe('The players, in seat order.'),
})
export type State = z.infer<typeof State>
