import { type BuildingId, grandHameauIds, promoIds, specialIds } from '../data/building-ids.ts'
import { notAlone } from '../data/set-up.ts'
import type { Options } from '../meta.ts'
import { cards } from './index.ts'

/** The special buildings of which some are laid out, face down. Rulebook: Setup. */
export function specialDeck(options: Options, seats: number): BuildingId[] {
  const all = [...theBox(options), ...added(options)]
  const alone: readonly BuildingId[] = seats === 1 ? notAlone : []
  return [...new Set(all)].filter((building) => cards[building] !== undefined && !alone.includes(building))
}

/** The 36 of the box: editions differ in the last one. */
const theBox = ({ thirtySixth }: Options): BuildingId[] => [
  ...specialIds.filter((building) => building !== 'workers-cottages'),
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
