import type { BuildingId } from '../data/building-ids.ts'
import { cards } from './index.ts'
import { powersIn } from './power.ts'

/**
 * The cards for which the match remembers whether a player has ever owned one (`bankHeld`): another card pays for the
 * first time.
 */
export const paysFirstOwner: ReadonlySet<BuildingId> = new Set(
  Object.values(cards).flatMap((card) => powersIn(card, 'dividends').map(({ firstOwner }) => firstOwner.of)),
)
