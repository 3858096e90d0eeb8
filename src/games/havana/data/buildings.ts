import { z } from 'zod'
import { Counts } from '../pieces.ts'

/**
 * The building cards. No public list of the printed cards was found: every value and cost here is a *house* value of
 * this project, never the publisher's. The cards have no names, only numbers.
 *
 * A match is opened with a copy of its table and keeps that copy: a later correction never changes it.
 */

export const BuildingId = z
  .string()
  .regex(/^[hx]\d\d$/)
  .meta({ id: 'HavanaBuildingId', description: 'A building card.' })
export type BuildingId = z.infer<typeof BuildingId>

export const Building = z.strictObject({ vp: z.int().min(1), cost: Counts, architect: z.boolean() }).meta({
  id: 'HavanaBuilding',
  description: 'What a building card shows: its points, its cost, and whether it needs the architect.',
})
export type Building = z.infer<typeof Building>

/** The building cards of a match, by id. */
export type BuildingTable = Readonly<Record<BuildingId, Building>>

const needsArchitect = true
const card = (vp: number, cost: Counts, architect = false): Building => ({ vp, cost, architect })

/** The 34 of the Russian print. House values. */
const houseSet = {
  h01: card(1, { rubble: 3 }),
  h02: card(1, { rubble: 1, pesos: 2 }),
  h03: card(1, { rubble: 1, workers: 1 }),
  h04: card(1, { pesos: 3 }),
  h05: card(2, { white: 1, rubble: 2 }),
  h06: card(2, { yellow: 1, pesos: 2 }),
  h07: card(2, { green: 1, workers: 1 }),
  h08: card(2, { red: 1, rubble: 1, pesos: 2 }),
  h09: card(2, { rubble: 2, pesos: 3 }),
  h10: card(2, { rubble: 1, workers: 2 }),
  h11: card(3, { workers: 3 }),
  h12: card(3, { pesos: 6 }),
  h13: card(3, { white: 1, yellow: 1, rubble: 2 }),
  h14: card(3, { green: 1, red: 1, pesos: 2 }),
  h15: card(3, { yellow: 1, rubble: 2 }, needsArchitect),
  h16: card(3, { white: 1, pesos: 3, workers: 1 }),
  h17: card(3, { rubble: 3, pesos: 2, workers: 1 }),
  h18: card(3, { rubble: 2, workers: 1 }, needsArchitect),
  h19: card(4, { white: 1, yellow: 1, green: 1, rubble: 2 }),
  h20: card(4, { red: 2, workers: 2 }),
  h21: card(4, { green: 1, pesos: 2, workers: 1 }, needsArchitect),
  h22: card(4, { red: 1, rubble: 2, pesos: 2 }, needsArchitect),
  h23: card(4, { white: 1, pesos: 4, workers: 1 }),
  h24: card(4, { yellow: 1, workers: 3 }),
  h25: card(4, { rubble: 3, pesos: 4, workers: 1 }),
  h26: card(5, { white: 1, yellow: 1, green: 1, red: 1, rubble: 2 }),
  h27: card(5, { white: 1, rubble: 2, workers: 2 }, needsArchitect),
  h28: card(5, { yellow: 1, pesos: 6, workers: 1 }),
  h29: card(5, { green: 1, rubble: 2, workers: 3 }),
  h30: card(5, { red: 1, rubble: 2, pesos: 3, workers: 1 }, needsArchitect),
  h31: card(6, { white: 1, yellow: 1, green: 1, red: 1, workers: 2 }),
  h32: card(6, { green: 2, rubble: 2, workers: 2 }, needsArchitect),
  h33: card(6, { white: 1, red: 1, pesos: 5, workers: 2 }),
  h34: card(6, { yellow: 1, rubble: 3, pesos: 3, workers: 2 }),
}

/** Two more, for the 36 of the English rulebook. House values. */
const houseExtension = {
  x35: card(7, { white: 1, red: 1, pesos: 4, workers: 2 }, needsArchitect),
  x36: card(7, { yellow: 1, green: 1, pesos: 6, workers: 2 }),
}

export const buildings: Readonly<Record<34 | 36, BuildingTable>> = {
  34: houseSet,
  36: { ...houseSet, ...houseExtension },
}
