import { type BuildingId, grandHameauIds, lastOfTheBox, promoIds, specialIds } from '../data/building-ids.ts'
import type { Options } from '../meta.ts'
import { cards } from './index.ts'
import { powersIn } from './power.ts'

/** The special buildings from which those of the match are drawn. Rulebook: Setup. */
export function specialDeck(options: Options, seats: number): BuildingId[] {
  const all = [...theBox(options), ...added(options)]
  return [...new Set(all)].filter((building) => isPlayed(building, seats))
}

/** Whether the rule of a card is known, and the card makes sense for this number of players. */
function isPlayed(building: BuildingId, seats: number): boolean {
  const card = cards[building]
  return card !== undefined && (seats > 1 || powersIn(card, 'not-alone').length === 0)
}

/** The 36 special buildings of the box: editions differ in the last one. */
const theBox = ({ thirtySixth }: Options): BuildingId[] => [
  ...specialIds.filter((building) => !lastOfTheBox.some((last) => last === building)),
  thirtySixth,
]

function added({ specials }: Options): readonly BuildingId[] {
  switch (specials) {
    case 'base':
      return []
    case 'base+promos':
      return promoIds
    case 'base+promos+grand-hameau':
      return [...promoIds, ...grandHameauIds]
  }
}
