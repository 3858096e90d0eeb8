import type { BuildingId } from '../data/building-ids.ts'
import { schedule } from '../data/rounds.ts'
import { turnsInARound } from '../data/set-up.ts'
import { shipTypes } from '../data/ships.ts'
import { type TileId, tiles } from '../data/supply-tiles.ts'
import type { View } from '../view.ts'
import type { Phrases, Say, SeatInWords } from './phrases.ts'

/** The position in words, a line each. What is for sale has its price beside it. */
export function positionInWords(phrases: Phrases, say: Say, view: View): string[] {
  const { position, semicolon, none } = phrases
  const list = (parts: readonly string[]) => parts.join(semicolon) || none
  const buildings = (ids: readonly BuildingId[]) => list(ids.map((id) => forSale(say.buildings([id]), say.price(id))))
  const tops = view.piles.flatMap((pile) => pile.slice(0, 1))
  const ships = shipTypes.flatMap((type) =>
    view.ships[type].slice(0, 1).map((ship) => forSale(say.ship(ship), say.shipPrice(type))),
  )
  return [
    standing(phrases, say, view),
    position.offers(say.items(view.offers)),
    position.tiles(list(view.tiles.map((tile) => tileInWords(phrases, say, tile)))),
    ...roundEnd(phrases, say, view),
    position.town(buildings(view.town)),
    position.proposals(buildings(tops)),
    position.ships(list(ships)),
    ...(view.modernised.length === 0 ? [] : [position.modernised(say.buildings(view.modernised))]),
    ...specials(phrases, say, view),
    ...view.seats.map((player, seat) => position.player(seatInWords(phrases, say, player, seat))),
  ]
}

/** Which round and turn it is, and who is to do what. */
function standing({ position }: Phrases, say: Say, view: View): string {
  const { phase, round, turn } = view
  const asked = 'asked' in phase && phase.asked.length > 0 ? [position.asked(say.seats(phase.asked))] : []
  switch (phase.name) {
    case 'turn': {
      const when = phase.final === null ? position.turn(round, (turn % turnsInARound) + 1) : position.finalPhase
      const owing = phase.owing.length === 0 ? [] : [position.owingInterest(say.seats(phase.owing)), ...asked]
      return [when, position.atTurn(say.seat(phase.seat)), ...owing].join(' ')
    }
    case 'feeding': {
      const owed = phase.owing.map(({ seat, food }) => `${say.seat(seat)} (${say.food(food)})`)
      return [position.round(round), position.owingFood(owed.join(', ')), ...asked].join(' ')
    }
    default:
      return position.phases[phase.name]
  }
}

/** What the round card demands and brings; nothing once the last one is over. */
function roundEnd({ position }: Phrases, say: Say, { phase, round, options, seats }: View): string[] {
  const isOver = phase.name === 'over' || (phase.name === 'turn' && phase.final !== null)
  const card = isOver ? undefined : schedule[options.length][seats.length]?.[round - 1]
  return card === undefined
    ? []
    : [position.roundEnd({ ...card, food: say.food(card.food), ship: say.ship(card.ship) })]
}

/** How many special buildings are to come, and what the viewer has seen of them. */
function specials(
  { position }: Phrases,
  say: Say,
  { specialsLeft, waiting, specials: { seen, sure } }: View,
): string[] {
  const known = seen.map((building) => say.buildings([building])).join(', ')
  return [
    ...(specialsLeft === 0 ? [] : [position.specials(specialsLeft)]),
    ...(waiting.length === 0 ? [] : [position.waiting(say.buildings(waiting))]),
    ...(known === '' ? [] : [position.knownSpecials(known, sure)]),
  ]
}

function tileInWords({ position }: Phrases, say: Say, tile: TileId): string {
  const { adds, interest } = tiles[tile]
  const items = adds.map(say.item).join(' + ')
  return interest ? `${items} (${position.interest})` : items
}

const forSale = (name: string, price: string): string => (price === '' ? name : `${name}, ${price}`)

function seatInWords(phrases: Phrases, say: Say, player: View['seats'][number], seat: number): SeatInWords {
  const { none } = phrases
  const { stock, loans, pawned, buildings, ships, disc, left, points, feeds } = player
  return {
    name: say.seat(seat),
    points: phrases.points(points),
    stock: say.items(stock),
    loans: loans === 0 ? undefined : say.loans(loans),
    pawned: pawned.length === 0 ? undefined : pawned.map(say.item).join(', '),
    buildings: say.buildings(buildings) || none,
    ships: ships.map(say.ship).join(', ') || none,
    feeds: feeds === 0 ? undefined : say.food(feeds),
    disc: disc === null ? undefined : say.building(disc),
    left,
  }
}
