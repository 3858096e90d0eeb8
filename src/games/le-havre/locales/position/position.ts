import type { BuildingId } from '../../data/building-ids.ts'
import { type ShipId, type ShipType, shipTypes } from '../../data/ships.ts'
import { type TileId, tiles } from '../../data/supply-tiles.ts'
import type { View } from '../../view.ts'
import type { Phrases, Say } from '../phrases.ts'
import type { DueInWords, SeatInWords } from './phrases.ts'
import { specials } from './specials.ts'
import { standing } from './standing.ts'

/** The position in words, one line per topic: everything in the view. Things for sale have their price. */
export function positionInWords(phrases: Phrases, say: Say, view: View): string[] {
  const { position, semicolon, none } = phrases
  const list = (parts: readonly string[]) => parts.join(semicolon) || none
  return [
    standing(phrases, say, view),
    position.offers(say.items(view.offers)),
    position.tiles(list(view.tiles.map((tile) => tileInWords(phrases, say, tile)))),
    ...roundEnd(phrases, say, view),
    position.town(list(view.town.map((id) => buildingForSale(say, id)))),
    position.proposals(list(view.piles.map((pile) => pileInWords(phrases, say, pile)))),
    position.ships(list(shipTypes.flatMap((type) => spaceInWords(phrases, say, type, view.ships[type])))),
    ...(view.modernised.length === 0 ? [] : [position.modernised(say.buildings(view.modernised))]),
    ...(view.bankHeld ? [position.bankHeld] : []),
    ...specials(phrases, say, view),
    position.options(view.options, say.buildingName(view.options.thirtySixth), interestRule(phrases, view)),
    ...view.seats.map((player, seat) => position.player(seatInWords(phrases, say, player, seat))),
  ]
}

function interestRule({ position }: Phrases, { options, seats }: View): string {
  const { usual, double, 'double-alone': alone } = position.interestRule
  if (!options.twoFrancInterest) return usual
  return seats.length > 1 ? double : alone
}

/** What the round card demands and brings; nothing after the last round. */
function roundEnd({ position }: Phrases, say: Say, { roundEnd: card }: View): string[] {
  return card === null ? [] : [position.roundEnd({ ...card, food: say.food(card.food), ship: say.ship(card.ship) })]
}

function tileInWords({ position }: Phrases, say: Say, tile: TileId): string {
  const { adds, interest } = tiles[tile]
  const items = adds.map(say.item).join(' + ')
  return interest ? `${items} (${position.interest})` : items
}

/** Only the top card is for sale. */
function pileInWords({ position }: Phrases, say: Say, [top, ...below]: readonly BuildingId[]): string {
  if (top === undefined) return position.emptyPile
  const onTop = buildingForSale(say, top)
  return below.length === 0 ? onTop : position.pile(onTop, below.map(say.buildingName).join(', '))
}

function spaceInWords({ position }: Phrases, say: Say, type: ShipType, [top, ...below]: readonly ShipId[]): string[] {
  if (top === undefined) return []
  const onTop = forSale(say.ship(top), say.shipPrice(type))
  return [below.length === 0 ? onTop : position.pile(onTop, below.map(say.ship).join(', '))]
}

const buildingForSale = (say: Say, id: BuildingId): string => forSale(say.buildingName(id), say.price(id))

const forSale = (name: string, price: string): string => (price === '' ? name : `${name}, ${price}`)

function seatInWords(phrases: Phrases, say: Say, player: View['seats'][number], seat: number): SeatInWords {
  const { none } = phrases
  const { stock, loans, pawned, buildings, ships, disc, feeding, interest, left, points, feeds, food, energy, due } =
    player
  return {
    name: say.seat(seat),
    points: phrases.points(points),
    stock: say.items(stock),
    food: say.food(food),
    energy: say.energy(energy),
    due: due === null ? undefined : dueInWords(say, due),
    loans: loans === 0 ? undefined : say.loans(loans),
    pawned: pawned.length === 0 ? undefined : pawned.map(say.item).join(', '),
    buildings: say.buildings(buildings) || none,
    ships: ships.map(say.ship).join(', ') || none,
    feeds: feeds === 0 ? undefined : say.food(feeds),
    disc: disc === null ? undefined : say.building(disc),
    orders: phrases.position.orders(feeding, interest),
    left,
  }
}

function dueInWords(say: Say, { food, grows, short }: NonNullable<View['seats'][number]['due']>): DueInWords {
  return {
    food: say.food(food),
    grows: Object.values(grows).some((count) => count > 0) ? say.items(grows) : undefined,
    short: short === 0 ? undefined : say.food(short),
  }
}
