import { spoken } from '../../kit/phrases.ts'
import type { Language, Names as SeatNames } from '../../kit/wording.ts'
import { priceOf } from '../cards/building.ts'
import { cards } from '../cards/index.ts'
import { type Power, powersIn } from '../cards/power.ts'
import { BuildingId } from '../data/building-ids.ts'
import { printedShips, ships } from '../data/ships.ts'
import { items } from '../items.ts'
import type { Phrases, Say } from './phrases.ts'

/** Names things in one language, for the sentences. */
export function speaker(language: Language, phrases: Phrases, seat: SeatNames): Say {
  const { names } = phrases
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const amounts = { ...names.amounts, ...names.counted }
  const kinds = [...items, 'food', 'energy']
  const priced = (price: number | null) => (price === null ? '' : names.amounts.franc(price))
  return {
    seat,
    seats: (seats) => lists.format(seats.map(seat)),
    building: (id) => phrases.building(names.buildings[id]),
    cardWith: (power) => lists.format(cardsWith(power).map((id) => phrases.building(names.buildings[id]))),
    buildings: (ids) => lists.format(ids.map((id) => names.buildings[id])),
    ship: (id) => phrases.ship(names.shipTypes[ships[id].type], names.ships[id]),
    shipType: (type) => names.shipTypes[type],
    offer: (offer) => names.offers[offer],
    item: (item) => names.items[item],
    goods: (goods) => lists.format(goods.map((good) => names.amounts[good](1))),
    items: (of) => lists.format(spoken(kinds, amounts, of)) || phrases.nothing,
    price: (id) => priced(priceIn(id)),
    shipPrice: (type) => priced(printedShips[type].price),
    francs: (amount) => names.amounts.franc(amount),
    loans: (amount) => names.counted.loan(amount),
    food: (amount) => names.counted.food(amount),
  }
}

function priceIn(building: BuildingId): number | null {
  const card = cards[building]
  return card === undefined ? null : priceOf(card)
}

const cardsWith = (power: Power['type']): BuildingId[] =>
  BuildingId.options.filter((id) => powersIn(cards[id] ?? {}, power).length > 0)
