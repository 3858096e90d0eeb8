import { z } from 'zod'
import type { Result, Tagged } from '../../kit/basic-types.ts'
import type { Field } from '../../kit/choice.ts'
import type { RefusalParams } from '../../kit/illegal-move.ts'
import { bestOf, named, one, winnersOf } from '../../kit/phrases.ts'
import { BuildingId } from '../data/building-ids.ts'
import { ShipId, ShipType } from '../data/ships.ts'
import { Item, items, Offer } from '../items.ts'
import { Feeding, Interest, SeatNumber } from '../state.ts'
import {
  type ChoiceInWords,
  type DetailName,
  detailNames,
  type Phrases,
  type RefusalInWords,
  type Say,
} from './phrases.ts'

/** Names the parts of a choice or a refusal; a missing part stays empty. */

const Amount = z.int()
const Amounts = z.record(z.string(), z.number())

/** The fixed parts of a choice. */
export function choiceInWords({ orders, semicolon }: Phrases, say: Say, move: Tagged): ChoiceInWords {
  const { building, ship, shipType, offer, feeding, interest }: Readonly<Record<string, unknown>> = { ...move }
  const taken = named(Interest, interest, (order) => orders.interest[order])
  const food = taken === undefined ? orders.both : orders.food
  return {
    building: named(BuildingId, building, say.building) ?? '',
    ship: named(ShipId, ship, say.ship) ?? '',
    shipType: named(ShipType, shipType, say.shipType) ?? '',
    offer: named(Offer, offer, say.offer) ?? '',
    price: named(BuildingId, building, say.price) ?? named(ShipType, shipType, say.shipPrice) ?? '',
    half: named(BuildingId, building, say.half) ?? named(ShipId, ship, say.shipHalf) ?? '',
    order: [named(Feeding, feeding, (order) => food[order]) ?? [], taken ?? []].flat().join(semicolon),
  }
}

/**
 * The fixed parts of a use: parts with words of their own, and amounts under the name of a good. They are in an order of
 * their own, since a database does not keep that of a stored move.
 */
export function detailsOf({ details }: Phrases, say: Say, move: Tagged): string[] {
  const parts: Readonly<Record<string, unknown>> = { ...move }
  const worded = detailNames.flatMap((name) => {
    const what = detailOf(say, name, parts[name])
    return what === undefined ? [] : [details[name](what)]
  })
  return [...worded, ...items.flatMap((item) => amountOf(say, item, parts[item]) ?? [])]
}

/**
 * The goods for which a form asks how often they are made or handed in. Forms of one building may differ only in these.
 */
export const namedBy = (say: Say, fields: readonly Field[]): string[] =>
  fields.flatMap(({ name }) => named(Item, handedInFor[name] ?? name, say.item) ?? [])

/** The fields of the Business Office are named after the good that is received. */
const handedInFor: Readonly<Record<string, Item>> = {
  forSteel: 'steel',
  forCharcoal: 'charcoal',
  forLeather: 'leather',
  forBrick: 'brick',
}

const amountOf = (say: Say, item: Item, value: unknown): string | undefined =>
  named(Amount, value, (amount) => say.items({ [item]: amount }))

function detailOf(say: Say, name: DetailName, value: unknown): string | undefined {
  switch (name) {
    case 'build':
      return named(BuildingId, value, say.building)
    case 'woodFor':
      return named(Item, value, say.item)
    case 'shipType':
      return named(ShipType, value, say.shipType)
    case 'exchange':
      return named(ShipId, value, say.ship)
    case 'victim':
      return named(SeatNumber, value, say.seat)
    case 'returns':
      return named(Amount, value, say.loans)
    case 'first':
    case 'second':
      return named(Offer, value, say.offer)
  }
}

/** The parameters of a refusal. A missing number is 0. */
export function refusalInWords(say: Say, params: RefusalParams): RefusalInWords {
  const { building, ship, shipType, offer, missing, tooMuch, most, count } = params
  return {
    building: named(BuildingId, building, say.building) ?? '',
    card:
      named(BuildingId, building, say.buildingName) ??
      named(ShipId, ship, say.ship) ??
      named(ShipType, shipType, say.shipType) ??
      '',
    offer: named(Offer, offer, say.offer) ?? '',
    missing: named(Amounts, missing, say.items) ?? '',
    tooMuch: named(Amounts, tooMuch, say.items) ?? '',
    most: typeof most === 'number' ? most : 0,
    count: typeof count === 'number' ? count : 0,
  }
}

/** Why the match ended, and who won or, with one player, how good the result is. */
export function endingSentence(phrases: Phrases, result: Result, say: Say): string {
  const { reason, seats } = result
  const winners = winnersOf(result)
  const endedAlone = seats.length === 1 && reason === 'forfeit'
  const ending = endedAlone ? phrases.endings.alone : one(phrases.endings, reason)
  return ending?.(say.seats(winners), phrases.points(bestOf(result))) ?? reason
}
