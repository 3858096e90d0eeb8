import { z } from 'zod'
import type { Seat } from '../game.ts'
import { resultSchema } from '../kit/result-schema.ts'
import { BuildingId } from './data/building-ids.ts'
import { turnsInARound } from './data/set-up.ts'
import { ShipId } from './data/ships.ts'
import { TileId } from './data/supply-tiles.ts'
import { Good, Stock } from './items.ts'
import { Options } from './meta.ts'

export { playerAt, playing } from '../kit/seats.ts'

/**
 * The position: plain JSON without derived values or clocks. Draws are made as late as possible, so that its only
 * secret is which special buildings a visitor of the Marketplace has seen.
 */

export const SeatNumber = z.int().min(0).max(4)
const count = z.int().min(0)
const seats = z.array(SeatNumber)

/** How a seat wants to pay food and, by rules 1, also interest. */
export const Feeding = z.enum(['automatic', 'ask'])
export type Feeding = z.infer<typeof Feeding>

/** How a seat wants to pay interest: automatically, or after being asked whether it repays a loan first. */
export const Interest = z.enum(['pay', 'ask'])
export type Interest = z.infer<typeof Interest>

const asked = seats
  .exactOptional()
  .describe('The seats that were asked and have not answered yet; left out if none was asked. Since rules 2.')

export const Player = z.strictObject({
  stock: Stock.describe('The player’s stock.'),
  loans: count.describe('How many loans the player holds.'),
  pawned: z.array(Good).describe('The kinds of which one good is pawned and not bought back yet (ruling K16).'),
  buildings: z.array(BuildingId).describe('The player’s buildings, in the order in which they were acquired.'),
  ships: z.array(ShipId).describe('The player’s ships.'),
  disc: BuildingId.nullable().describe('The building with the player’s disc; null while the disc is at home.'),
  feeding: Feeding.describe('The standing order for food; by rules 1, also for interest.'),
  interest: Interest.exactOptional().describe('The standing order for interest. Always present since rules 2.'),
  seen: z
    .array(BuildingId)
    .describe('The special buildings on top that this seat has seen; in their order, if `sure`.'),
  sure: z.boolean().describe('Whether the seat knows their order: no longer after somebody else has put them back.'),
  left: z.boolean().describe('Whether the seat was given up; it then owns nothing.'),
})
export type Player = z.infer<typeof Player>

/** How good the result of a match with one player is. Rulebook (Russian edition): Solo. */
export const bands = ['alone-poor', 'alone-fair', 'alone-good', 'alone-excellent'] as const

export const Result = resultSchema({
  reasons: ['rounds', 'forfeit', ...bands],
  labels: ['francs', 'buildings', 'ships', 'bonuses', 'loans'],
  seat: SeatNumber,
}).meta({ id: 'LeHavreResult', description: 'How a match of Le Havre ended. It follows from what the seats own.' })
export type Result = z.infer<typeof Result>

export const Stage = z
  .enum(['supply', 'action', 'construction', 'eviction', 'after'])
  .describe(
    '`supply`: the next tile is about to be turned up, or it has interest and the seat is asked first. `action`: the main ' +
      'action is to be made. `construction`: the first of two buildings is built. `eviction`: a building was vacated and is ' +
      'to be entered. `after`: the main action is done.',
  )
export type Stage = z.infer<typeof Stage>

/** The stages at which the question of a turn asks for something other than a main action. */
export const laterStages = ['construction', 'eviction', 'after'] as const satisfies readonly Stage[]
/** One of these. In a final action, and after it, nothing can be bought. Rulebook: End of the game. */
export type AskedStage = (typeof laterStages)[number] | 'construction-final' | 'after-final'

export const Phase = z
  .discriminatedUnion('name', [
    z
      .strictObject({ name: z.literal('setup') })
      .meta({ id: 'LeHavreSetupPhase', description: 'The proposal piles are about to be dealt.' }),
    z
      .strictObject({
        name: z.literal('turn'),
        seat: SeatNumber.describe('The seat at turn.'),
        stage: Stage,
        owing: seats.describe('The seats that still owe interest; the main action waits for them.'),
        asked,
        at: BuildingId.nullable().describe(
          'During a construction or eviction: the building that is being used or entered.',
        ),
        sold: z
          .array(z.union([BuildingId, ShipId]))
          .describe(
            'The cards that anybody has sold in this turn. In it, nobody may buy the buildings among them; the ships, only by rules 1.',
          ),
        final: seats
          .nullable()
          .describe('In the final phase, the seats whose actions are still to come; null before it.'),
      })
      .meta({ id: 'LeHavreTurnPhase', description: 'A turn, or a final action.' }),
    z
      .strictObject({
        name: z.literal('turn-over'),
        final: seats
          .nullable()
          .describe('In the final phase, the seats whose actions are still to come; null before it.'),
        acted: SeatNumber.exactOptional().describe('In the final phase, the seat that acted last.'),
      })
      .meta({
        id: 'LeHavreTurnOverPhase',
        description:
          'A turn is over. Play rests here only while special buildings are about to be shown to a visitor of the Marketplace.',
      }),
    z
      .strictObject({
        name: z.literal('feeding'),
        owing: z
          .array(z.strictObject({ seat: SeatNumber, food: z.int().min(1) }))
          .describe('The seats that still have to pay, and the food that each owes beyond what its ships provide.'),
        asked,
      })
      .meta({ id: 'LeHavreFeedingPhase', description: 'The end of a round: food is due.' }),
    z
      .strictObject({
        name: z.literal('round-end'),
        next: z
          .enum(['feeding', 'city', 'ship', 'round'])
          .describe(
            '`city`: the city builds. `ship`: the new ship comes. Play rests only at `city`, before a special building is drawn and, ' +
              'since rules 3, until a visitor of the Marketplace has put back those on top.',
          ),
      })
      .meta({ id: 'LeHavreRoundEndPhase', description: 'The end of a round, apart from feeding.' }),
    z
      .strictObject({ name: z.literal('over'), result: Result })
      .meta({ id: 'LeHavreOverPhase', description: 'The match is over.' }),
  ])
  .meta({ id: 'LeHavrePhase', description: 'The phase of the round.' })
export type Phase = z.infer<typeof Phase>
export type TurnPhase = Extract<Phase, { name: 'turn' }>
export type FeedingPhase = Extract<Phase, { name: 'feeding' }>

/** Whether the final actions are under way, or done. Rulebook: End of the game. */
export const isFinal = (phase: Phase): boolean =>
  ((phase.name === 'turn' || phase.name === 'turn-over') && phase.final !== null) ||
  (phase.name === 'over' && phase.result.reason !== 'forfeit')

/** What everybody sees: the board, and the phase of play. */
export const openTable = {
  rules: z.int().min(1).describe('The version of the rules by which the match is played.'),
  options: Options,
  turn: count.describe('How many turns are over. A round has seven; final actions do not count as turns.'),
  phase: Phase,
  tiles: z.array(TileId).describe('The face-up supply tiles, in the order of their spaces.'),
  offers: z
    .strictObject({
      franc: count,
      fish: count,
      wood: count,
      clay: count,
      iron: count,
      grain: count,
      cattle: count,
    })
    .describe('How many goods or francs lie on each offer space.'),
  town: z.array(BuildingId).describe('The buildings of the town.'),
  piles: z
    .array(z.array(BuildingId))
    .max(3)
    .describe('The three piles, each with the top card first; empty before they are dealt.'),
  ships: z
    .strictObject({
      wooden: z.array(ShipId),
      iron: z.array(ShipId),
      steel: z.array(ShipId),
      luxury: z.array(ShipId),
    })
    .describe('The ship spaces, each with the top ship first.'),
  modernised: z.array(BuildingId).describe('The wharves that have their brick.'),
  waiting: z.array(BuildingId).describe('Revealed special buildings that wait for an empty pile (ruling K8).'),
  bankHeld: z.boolean().describe('Whether any player has ever owned the Bank (ruling K9).'),
  specialsLeft: count.describe('How many special buildings lie face down.'),
  peek: z
    .strictObject({
      seat: SeatNumber.describe('The seat that looks.'),
      turn: count.describe('How many turns were over when the look began.'),
      shown: z.boolean().describe('Whether the cards have been shown to the seat; if not, they are about to be drawn.'),
    })
    .nullable()
    .describe('The seat that looks at the top special buildings and has not put them back yet.'),
}

export const State = z.strictObject({
  ...openTable,
  specials: z
    .strictObject({
      top: z
        .array(BuildingId)
        .max(2)
        .describe('The face-down special buildings that somebody has seen, the top one first.'),
      bag: z
        .array(BuildingId)
        .describe(
          'All cards that may lie below them, in no particular order. The number that do is `specialsLeft` less the cards on top.',
        ),
    })
    .describe('The special buildings that are not revealed.'),
  seats: z.array(Player).min(1).max(5).describe('The players, in seat order.'),
})
export type State = z.infer<typeof State>

/** The round of the current turn, counted from 1. */
export const roundOf = ({ turn }: Pick<State, 'turn'>): number => Math.floor(turn / turnsInARound) + 1

/** The cards on top of the piles. Rulebook: Setup. */
export const pileTops = ({ piles }: Pick<State, 'piles'>): { building: BuildingId; pile: number }[] =>
  piles.flatMap(([building], pile) => (building === undefined ? [] : [{ building, pile }]))

/** The owner of a building; undefined if it is the town. */
export function ownerOf(state: State, building: BuildingId): Seat | undefined {
  const seat = state.seats.findIndex(({ buildings }) => buildings.includes(building))
  return seat === -1 ? undefined : seat
}
