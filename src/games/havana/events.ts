import { z } from 'zod'
import type { Audience } from '../game.ts'
import { ActionId } from './cards/action-id.ts'
import { BuildingId } from './data/buildings.ts'
import { Bricks, Counts } from './pieces.ts'
import { BuildingRow, Result, SeatNumber } from './state.ts'

/** The events of a match. Each contains everything that happened: who, what, how many, from where. */

const seat = SeatNumber
const card = ActionId
const building = BuildingId

const setup = [
  z.strictObject({ type: z.literal('ages-drawn'), youngestFirst: z.array(SeatNumber) }),
  z.strictObject({ type: z.literal('rows-dealt'), upper: z.array(BuildingId), lower: z.array(BuildingId) }),
  z.strictObject({ type: z.literal('end-exchanged'), row: BuildingRow, out: building, in: building }),
  z.strictObject({ type: z.literal('phase-began'), phase: z.enum(['opening', 'supply', 'replacement']) }),
] as const

const rounds = [
  z.strictObject({
    type: z.literal('round-began'),
    round: z.int().min(1),
    order: z.array(z.strictObject({ seat, initiative: z.int().min(1).max(89) })),
    quiet: z.int().min(0),
  }),
  z.strictObject({ type: z.literal('turn-ended'), seat }),
  z.strictObject({ type: z.literal('supplied'), pesos: z.int().min(0), bricks: Bricks }),
  z.strictObject({ type: z.literal('revealed'), cards: z.array(z.strictObject({ seat, cards: z.array(ActionId) })) }),
  z.strictObject({ type: z.literal('picked-up'), seat, cards: z.int().min(0) }),
] as const

const actions = [
  z.strictObject({ type: z.literal('carried-out'), seat, card }),
  z.strictObject({ type: z.literal('gained'), seat, from: z.enum(['reserve', 'card', 'bag']), pieces: Counts }),
  z.strictObject({ type: z.literal('stolen'), seat, victim: SeatNumber, pieces: Counts }),
  z.strictObject({ type: z.literal('draw-announced'), seat, bricks: z.int().min(1) }),
  z.strictObject({ type: z.literal('drawn'), seat, bricks: Bricks }),
  z.strictObject({ type: z.literal('demolished'), seat, row: BuildingRow, building }),
  z.strictObject({ type: z.literal('card-given-up'), seat, card }),
  z.strictObject({ type: z.literal('card-recovered'), seat, card }),
] as const

const construction = [
  z.strictObject({ type: z.literal('built'), seat, row: BuildingRow, building, vp: z.int().min(1), paid: Counts }),
  z.strictObject({ type: z.literal('row-refilled'), row: BuildingRow, buildings: z.array(BuildingId) }),
  z.strictObject({ type: z.literal('top-revealed'), building }),
] as const

const choosing = [
  z.strictObject({ type: z.literal('opening-chosen'), seat, cards: z.array(ActionId).length(2) }),
  z.strictObject({ type: z.literal('opening-committed'), seat }),
  z.strictObject({ type: z.literal('card-laid'), seat, card }),
  z.strictObject({ type: z.literal('replacement-made'), seat, dropped: card }),
] as const

const ending = [
  z.strictObject({ type: z.literal('seat-left'), seat, pieces: Counts }),
  z.strictObject({ type: z.literal('ended'), result: Result }),
] as const

export const Event = z.discriminatedUnion('type', [
  ...setup,
  ...rounds,
  ...actions,
  ...construction,
  ...choosing,
  ...ending,
])
export type Event = z.infer<typeof Event>

/** A player's secrets are separate events: the cards that a player chose, and the card that Reciclaje discarded. */
export function audience(event: Event): Audience {
  switch (event.type) {
    case 'opening-chosen':
    case 'card-laid':
    case 'card-given-up':
      return [event.seat]
    default:
      return 'all'
  }
}
