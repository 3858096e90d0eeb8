import { z } from 'zod'
import type { Counts } from '../items.ts'

export const shipTypes = ['wooden', 'iron', 'steel', 'luxury'] as const
export const ShipType = z.enum(shipTypes)
export type ShipType = z.infer<typeof ShipType>

/** The ships on the backs of the round cards, by the names that a single source gives them (unverified). */
export const shipIds = [
  'apolline',
  'blanche',
  'dina',
  'lucie',
  'noemi',
  'cherbourg',
  'ophelie',
  'boulogne',
  'salomee',
  'saint-malo',
  'dunkerque',
  'triest',
  'caen',
  'bremerhaven',
  'calais',
  'amsterdam',
  'lissabon',
  'ms-susanne',
  'ms-doris',
  'ms-andrea',
] as const
export const ShipId = z.enum(shipIds)
export type ShipId = z.infer<typeof ShipId>

/** What is printed on all ships of a type. */
interface PrintedShip {
  /** In francs; a luxury liner cannot be bought. */
  readonly price: number | null
  /** Besides the energy. */
  readonly materials: Counts
  /** How many goods it carries for the Shipping Line. */
  readonly carries: number
  /** How much it feeds per round, by number of players. */
  readonly feeds: Readonly<Record<number, number>>
}

export const printedShips: Readonly<Record<ShipType, PrintedShip>> = {
  wooden: { price: 14, materials: { wood: 5 }, carries: 2, feeds: { 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 } },
  iron: { price: 20, materials: { iron: 4 }, carries: 3, feeds: { 1: 7, 2: 5, 3: 4, 4: 3, 5: 2 } },
  steel: { price: 30, materials: { steel: 2 }, carries: 4, feeds: { 1: 10, 2: 7, 3: 6, 4: 5, 5: 3 } },
  luxury: { price: null, materials: { steel: 3 }, carries: 0, feeds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
}

interface Ship {
  readonly type: ShipType
  /** In francs. */
  readonly value: number
}

export const ships: Readonly<Record<ShipId, Ship>> = {
  apolline: { type: 'wooden', value: 2 },
  blanche: { type: 'wooden', value: 2 },
  dina: { type: 'wooden', value: 2 },
  lucie: { type: 'wooden', value: 4 },
  noemi: { type: 'wooden', value: 4 },
  cherbourg: { type: 'iron', value: 2 },
  ophelie: { type: 'wooden', value: 6 },
  boulogne: { type: 'iron', value: 4 },
  salomee: { type: 'wooden', value: 6 },
  'saint-malo': { type: 'iron', value: 6 },
  dunkerque: { type: 'iron', value: 8 },
  triest: { type: 'steel', value: 10 },
  caen: { type: 'iron', value: 10 },
  bremerhaven: { type: 'steel', value: 16 },
  calais: { type: 'iron', value: 12 },
  amsterdam: { type: 'steel', value: 20 },
  lissabon: { type: 'steel', value: 24 },
  'ms-susanne': { type: 'luxury', value: 38 },
  'ms-doris': { type: 'luxury', value: 34 },
  'ms-andrea': { type: 'luxury', value: 30 },
}
