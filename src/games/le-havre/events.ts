import { z } from 'zod'
import type { Audience } from '../game.ts'
import { BuildingId } from './data/building-ids.ts'
import { ShipId, ShipType } from './data/ships.ts'
import { TileId } from './data/supply-tiles.ts'
import { Counts, Good, Offer } from './items.ts'
import { Feeding, Interest, Result, SeatNumber, Stage } from './state.ts'

/** Where a special building goes when it is revealed. */
export const SpecialPlace = z.union([z.enum(['town', 'waiting']), z.int().min(0).max(2)])
export type SpecialPlace = z.infer<typeof SpecialPlace>

/** The events of a match. Each contains everything that happened: who, what, how many, from where. */

const seat = SeatNumber
const building = BuildingId
const francs = z.int().min(0)
const pile = z.int().min(0).max(2)

const setup = [z.strictObject({ type: z.literal('piles-dealt'), piles: z.array(z.array(BuildingId)) })] as const

const turns = [
  z.strictObject({
    type: z.literal('turn-began'),
    seat,
    final: z.array(SeatNumber).nullable().describe('In the final phase, the seats whose actions come after this one.'),
  }),
  z.strictObject({ type: z.literal('tile-turned'), tile: TileId }),
  z.strictObject({
    type: z.literal('supplied'),
    seat,
    tile: TileId,
    adds: z.array(Offer),
    owing: z.array(SeatNumber).describe('The seats that the tile makes pay interest.'),
  }),
  z.strictObject({
    type: z.literal('stage-began'),
    seat,
    stage: Stage,
    at: BuildingId.nullable(),
  }),
  z.strictObject({ type: z.literal('turn-ended'), seat }),
  z.strictObject({
    type: z.literal('asked'),
    seats: z
      .array(SeatNumber)
      .min(1)
      .describe('The seats that are asked before interest or food is taken. Since rules 2.'),
  }),
] as const

const money = [
  z.strictObject({ type: z.literal('interest-paid'), seat, francs }),
  z.strictObject({ type: z.literal('loans-taken'), seat, loans: z.int().min(1), francs }),
  z.strictObject({ type: z.literal('loans-repaid'), seat, loans: z.int().min(1), francs }),
  z.strictObject({ type: z.literal('franc-given'), seat, to: SeatNumber, francs }),
  z.strictObject({ type: z.literal('dividend'), seat, francs }),
  z.strictObject({ type: z.literal('pawned'), seat, goods: z.array(Good).min(1) }),
  z.strictObject({ type: z.literal('redeemed'), seat, good: Good, francs }),
] as const

const actions = [
  z.strictObject({ type: z.literal('offer-taken'), seat, offer: Offer, amount: z.int().min(1) }),
  z.strictObject({
    type: z.literal('entered'),
    seat,
    building,
    owner: SeatNumber.nullable().describe('The seat that got the fee; null if the town got it.'),
    fee: Counts,
  }),
  z.strictObject({ type: z.literal('used'), seat, building, gave: Counts, got: Counts }),
  z.strictObject({ type: z.literal('loans-returned'), seat, loans: z.int().min(1) }),
  z.strictObject({ type: z.literal('disc-went-home'), seat, building }),
] as const

const cards = [
  z.strictObject({ type: z.literal('built'), seat, building, pile }),
  z.strictObject({ type: z.literal('bought'), seat, building, pile: pile.nullable(), francs }),
  z.strictObject({ type: z.literal('sold'), seat, building, francs }),
  z.strictObject({ type: z.literal('ship-built'), seat, ship: ShipId, shipType: ShipType, wharf: building }),
  z.strictObject({ type: z.literal('ship-bought'), seat, ship: ShipId, shipType: ShipType, francs }),
  z.strictObject({ type: z.literal('ship-sold'), seat, ship: ShipId, shipType: ShipType, francs }),
  z.strictObject({ type: z.literal('ship-exchanged'), seat, ship: ShipId, building, wharf: building }),
  z.strictObject({ type: z.literal('modernised'), seat, building }),
  z.strictObject({ type: z.literal('car-given'), seat, building }),
] as const

const roundEnd = [
  z.strictObject({
    type: z.literal('harvested'),
    seats: z.array(z.strictObject({ seat, goods: Counts })),
  }),
  z.strictObject({
    type: z.literal('feeding-began'),
    owing: z.array(z.strictObject({ seat, food: z.int().min(1) })),
  }),
  z.strictObject({ type: z.literal('demand-grew'), seat, food: z.int().min(1) }),
  z.strictObject({ type: z.literal('fed'), seat, food: z.int().min(1), paid: Counts }),
  z.strictObject({ type: z.literal('feeding-ended') }),
  z.strictObject({ type: z.literal('city-built'), building, pile }),
  z.strictObject({
    type: z.literal('special-revealed'),
    building,
    to: SpecialPlace.describe('Where it went: the town, a pile, or `waiting` until a pile is empty.'),
  }),
  z.strictObject({ type: z.literal('pile-begun'), building, pile }),
  z.strictObject({ type: z.literal('ship-arrived'), ship: ShipId, shipType: ShipType }),
] as const

const peeks = [
  z.strictObject({ type: z.literal('peek-announced'), seat }),
  z.strictObject({ type: z.literal('specials-peeked'), seat, cards: z.array(BuildingId) }),
  z.strictObject({ type: z.literal('specials-ordered'), seat, cards: z.array(BuildingId) }),
  z.strictObject({ type: z.literal('peek-closed'), seat, lapsed: z.boolean() }),
] as const

const others = [
  z.strictObject({
    type: z.literal('standing-order-given'),
    seat,
    feeding: Feeding,
    interest: Interest.exactOptional(),
  }),
  z.strictObject({ type: z.literal('seat-left'), seat }),
  z.strictObject({ type: z.literal('ended'), result: Result }),
] as const

export const Event = z.discriminatedUnion('type', [
  ...setup,
  ...turns,
  ...money,
  ...actions,
  ...cards,
  ...roundEnd,
  ...peeks,
  ...others,
])
export type Event = z.infer<typeof Event>

/** Only the seat that looked at special buildings learns what it saw, and how it put them back. */
export function audience(event: Event): Audience {
  switch (event.type) {
    case 'specials-peeked':
    case 'specials-ordered':
      return [event.seat]
    default:
      return 'all'
  }
}
