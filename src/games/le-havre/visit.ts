import type { Seat } from '../game.ts'
import { handedIn } from './better-goods.ts'
import { type Building, priceOf } from './cards/building.ts'
import { holdingsOf } from './cards/count-holdings.ts'
import { cardOf } from './cards/index.ts'
import type { BuildingId } from './data/building-ids.ts'
import type { Costs, Deed, Proposal, Visit } from './effects/effect.ts'
import type { Event } from './events.ts'
import { after } from './evolve.ts'
import { type Counts, counts, nothing, plus, sum } from './items.ts'
import { discounted } from './passive.ts'
import { type Demand, isFree, type Payments, type Price, sensiblePayment, settle, tenders } from './payment.ts'
import { powersFor } from './powers.ts'
import { ownerOf, pileTops, playerAt, type State } from './state.ts'

/** A visit, and its fee. */
export interface PricedVisit extends Visit {
  readonly card: Building
  readonly fee: Demand | undefined
}

/** A visit of a seat to a building, before it begins. */
export function pricedVisit(state: State, seat: Seat, building: BuildingId): PricedVisit {
  const own = playerAt(state, seat)
  const card = cardOf(building)
  const fee = feeOf(state, seat, building)
  const before = { state, seat, own, building, stock: own.stock, card, fee }
  return {
    ...before,
    owned: holdingsOf(own),
    powers: powersFor(state, seat),
    proposals: proposals(state),
    priceOf: (other) => priceOf(cardOf(other)),
    can: (deed) => payments(before, deed) !== undefined,
    couldUse: (other) => couldUse(state, seat, other),
    paymentsLeadingTo: (next, deed) =>
      feesToTry(before)
        .map((fee) => payments(before, { ...deed, payments: fee }))
        .find((paid) => paid !== undefined && couldUse(afterwards(before, deed, paid), seat, next)),
  }
}

type Visitor = Pick<PricedVisit, 'state' | 'seat' | 'building' | 'stock' | 'fee'>

/** Whether a seat could pay for a building and use it, as things stand. */
export function couldUse(state: State, seat: Seat, building: BuildingId): boolean {
  const visit = pricedVisit(state, seat, building)
  return (visit.card.use?.ways(visit) ?? []).length > 0
}

/**
 * All payments for a use; the deed may set some, and the others are made sensibly. Undefined if the seat cannot pay.
 */
export function payments(visitor: Visitor, deed: Deed): Payments | undefined {
  const settled = settle(
    visitor.stock,
    sum(setAside(visitor, deed), deed.keeps ?? {}),
    demandsOf(visitor, deed),
    deed.payments,
  )
  return 'paid' in settled ? settled.paid : undefined
}

/** The sensible fee, then fees in a single kind, in case the next building asks for what they save. */
function feesToTry({ fee, stock }: Visitor): Payments[] {
  const kinds = fee === undefined ? [] : tenders(fee.price, stock)
  const inOneKind = kinds.flatMap((item) => {
    const paid = fee && sensiblePayment(fee.price, plus(nothing, { [item]: stock[item] }))
    return paid === undefined ? [] : [{ fee: paid }]
  })
  return [{}, ...inOneKind]
}

/** The position after the fee is paid and the deed is done. */
function afterwards({ state, seat, building }: Visitor, { pays, events = [] }: Deed, { fee = {} }: Payments): State {
  return after(state, [arrival({ state, seat, building }, fee), ...gift(seat, { pays }), ...events])
}

/** The disc enters the building, and the fee goes to its owner. */
export const arrival = (
  { state, seat, building }: Pick<Visitor, 'state' | 'seat' | 'building'>,
  fee: Counts,
): Event => ({
  type: 'entered',
  seat,
  building,
  owner: ownerOf(state, building) ?? null,
  fee,
})

/** What the action gives to another player. */
export const gift = (seat: Seat, { pays }: { readonly pays?: Deed['pays'] | undefined }): Event[] =>
  pays === undefined ? [] : [{ type: 'franc-given', seat, ...pays }]

/** The cards on top of the piles. Rulebook: Building, Buying. */
export const proposals = (state: State): Proposal[] =>
  pileTops(state).map(({ building, pile }) => {
    const card = cardOf(building)
    return { building, pile, cost: card.cost ?? null, price: priceOf(card) }
  })

/** The items that the action takes besides its payments: those that are handed in, and francs for another player. */
export const setAside = (visitor: Pick<Visitor, 'state' | 'stock'>, deed: Deed): Counts =>
  sum(
    handedIn(visitor, deed),
    counts(() => deed.pays?.francs ?? 0, ['franc']),
  )

/** Everything that must be paid for a use: the fee, and the costs of the action. */
export function demandsOf({ state, seat, fee }: Pick<PricedVisit, 'state' | 'seat' | 'fee'>, deed: Deed): Demand[] {
  const action = demands(discounted(state, seat, deed.costs ?? {}))
  return fee === undefined ? action : [...action, fee]
}

/** Costs as demands, which a move may pay by name. */
export function demands({ energy = 0, fuels = [], food = 0, materials = {} }: Costs): Demand[] {
  const all: Demand[] = [
    { field: 'materials', price: { in: 'materials', materials } },
    { field: 'energy', price: { in: 'energy', amount: energy, fuels } },
    { field: 'food', price: { in: 'food', amount: food } },
  ]
  return all.filter(({ price }) => !isFree(price))
}

/** Owners pay no fee in their own buildings. Rulebook: Entry fee. */
function feeOf(state: State, seat: Seat, building: BuildingId): Demand | undefined {
  if (ownerOf(state, building) === seat) return undefined
  const { food = 0, francs = 0 } = cardOf(building).fee ?? {}
  if (food === 0 && francs === 0) return undefined
  return { field: 'fee', price: feePrice(food, francs) }
}

function feePrice(food: number, francs: number): Price {
  if (food > 0 && francs > 0) return { in: 'food or francs', food, francs }
  return food > 0 ? { in: 'food', amount: food } : { in: 'francs', amount: francs }
}
