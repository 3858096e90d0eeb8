import { conjunctions } from '../../kit/lists.ts'
import { unmarked } from '../../kit/marks.ts'
import { spoken } from '../../kit/phrases.ts'
import type { Language, Naming, Names as SeatNames } from '../../kit/wording.ts'
import { halfOf, priceOf } from '../cards/building.ts'
import { cards } from '../cards/index.ts'
import { type Power, powersIn } from '../cards/power.ts'
import { BuildingId } from '../data/building-ids.ts'
import { printedShips, type ShipId, ships } from '../data/ships.ts'
import { type Item, items } from '../items.ts'
import { noun } from '../nouns.ts'
import type { Phrases, Say } from './phrases.ts'

/** Names things in one language. */
export function speaker(language: Language, phrases: Phrases, seat: SeatNames, naming: Naming = unmarked): Say {
  const { names } = phrases
  const lists = conjunctions[language]
  const amounts = { ...names.amounts, ...names.counted }
  const kinds = [...items, 'food', 'energy']
  const priced = (price: number | null) => (price === null ? '' : names.amounts.franc(price))
  const buildingName = (id: BuildingId) => naming(noun('building', id), names.buildings[id])
  const ship = (id: ShipId) => naming(noun('ship', id), names.ships[id])
  const item = (id: Item, words: string) => naming(noun('item', id), words)
  const amount = (kind: string, words: string) => (isItem(kind) ? item(kind, words) : words)
  return {
    seat,
    seats: (seats) => lists.format(seats.map(seat)),
    building: (id) => phrases.building(buildingName(id)),
    cardWith: (power) => lists.format(cardsWith(power).map((id) => phrases.building(buildingName(id)))),
    buildingName,
    buildings: (ids) => lists.format(ids.map(buildingName)),
    ship: (id) => phrases.ship(names.shipTypes[ships[id].type], ship(id)),
    shipType: (type) => naming(noun('ship-type', type), names.shipTypes[type]),
    offer: (offer, words = names.offers[offer]) => naming(noun('offer', offer), words),
    item: (id) => item(id, names.items[id]),
    goods: (goods) => lists.format(goods.map((good) => item(good, names.amounts[good](1)))),
    items: (of) => lists.format(spoken(kinds, amounts, of, amount)) || phrases.nothing,
    price: (id) => priced(priceIn(id)),
    shipPrice: (type) => priced(printedShips[type].price),
    half: (id) => priced(halfIn(id)),
    shipHalf: (id) => names.amounts.franc(ships[id].value / 2),
    francs: (amount) => item('franc', names.amounts.franc(amount)),
    loans: (amount) => names.counted.loan(amount),
    food: (amount) => names.counted.food(amount),
    energy: (amount) => names.counted.energy(amount),
  }
}

const isItem = (kind: string): kind is Item => items.some((item) => item === kind)

function priceIn(building: BuildingId): number | null {
  const card = cards[building]
  return card === undefined ? null : priceOf(card)
}

function halfIn(building: BuildingId): number | null {
  const card = cards[building]
  return card === undefined ? null : halfOf(card)
}

const cardsWith = (power: Power['type']): BuildingId[] =>
  BuildingId.options.filter((id) => powersIn(cards[id] ?? {}, power).length > 0)
