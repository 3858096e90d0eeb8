import type { BuildingType, Holdings } from '../holdings.ts'
import type { Player } from '../state.ts'
import type { Building } from './building.ts'
import { cardOf } from './index.ts'

/** The totals of a player's own cards. */
export function holdingsOf({ buildings, ships }: Player): Holdings {
  const cards = buildings.map(cardOf)
  const of = (type: BuildingType) => cards.filter((card) => card.type === type).length
  const add = (value: (card: Building) => number) => cards.reduce((so, card) => so + value(card), 0)
  return {
    hammers: add(({ hammers = 0 }) => hammers),
    fishermen: add(({ fishermen = 0 }) => fishermen),
    of: {
      craft: of('craft'),
      economic: of('economic'),
      industrial: of('industrial'),
      public: of('public'),
      none: of('none'),
      ship: of('ship'),
    },
    ships: ships.length + of('ship'),
  }
}
