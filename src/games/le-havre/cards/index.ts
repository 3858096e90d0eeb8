import type { BuildingId } from '../data/building-ids.ts'
import type { Building } from './building.ts'
import { grandHameau } from './grand-hameau.ts'
import { promo } from './promo.ts'
import { special } from './special.ts'
import { standard } from './standard.ts'

/** Every building card that can be played. */
export const cards: Readonly<Partial<Record<BuildingId, Building>>> = {
  ...standard,
  ...special,
  ...promo,
  ...grandHameau,
}

/** The card of a building. */
export function cardOf(building: BuildingId): Building {
  const card = cards[building]
  if (card === undefined) throw new RangeError(`There is no card ${building}.`)
  return card
}
