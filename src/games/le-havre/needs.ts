import type { Seat } from '../game.ts'
import { halfOf } from './cards/building.ts'
import { cardOf } from './cards/index.ts'
import { loan } from './data/set-up.ts'
import type { Event } from './events.ts'
import { type Counts, kindsIn, plus } from './items.ts'
import { foodIn, type Price, pay, sensible } from './payment.ts'
import { playerAt, playing, type State } from './state.ts'

/**
 * What has to be paid whether one can or not: food at the end of a round, and interest. Whoever has too little sells, or
 * takes loans once everything is gone that could pay. Rulebook: Feeding, Loans and interest.
 */

/** One franc for whoever holds loans, whatever their number; two by the optional rule. Rulebook: Loans and interest. */
function interestOf(state: State, seat: Seat): number {
  const { options, seats } = state
  const isDouble = options.twoFrancInterest && seats.length > 1 && playerAt(state, seat).loans >= playing(state).length
  return isDouble ? 2 * loan.interest : loan.interest
}

/** Interest is paid in francs alone, so food need not be gone before a loan is taken for it. */
export function interestPaid(state: State, seat: Seat): Event[] {
  const francs = interestOf(state, seat)
  const borrowed = loansFor(seat, francs - playerAt(state, seat).stock.franc)
  return [...borrowed, { type: 'interest-paid', seat, francs }]
}

const price = (food: number): Price => ({ in: 'food', amount: food })

/** What is owed, paid as the move says or sensibly; what is short is borrowed. @throws IllegalMove for a bad payment */
export function fed(state: State, seat: Seat, food: number, named?: Counts): Event[] {
  const { stock } = playerAt(state, seat)
  const borrowed = loansFor(seat, food - foodIn(stock))
  const purse = plus(stock, { franc: borrowed.reduce((so, event) => so + event.francs, 0) })
  const { pay: paid = {} } = pay(
    purse,
    {},
    [{ field: 'pay', price: price(food) }],
    named === undefined ? {} : { pay: named },
  )
  return [...borrowed, { type: 'fed', seat, food, paid }]
}

type Borrowing = Extract<Event, { type: 'loans-taken' }>

function loansFor(seat: Seat, short: number): Borrowing[] {
  if (short <= 0) return []
  const loans = Math.ceil(short / loan.receives)
  return [{ type: 'loans-taken', seat, loans, francs: loans * loan.receives }]
}

/** Whether the seat has anything to decide about its food: several payments are possible, or it could sell something. */
export function choosesFood(state: State, seat: Seat, food: number): boolean {
  const { stock, feeding } = playerAt(state, seat)
  if (feeding === 'automatic') return false
  if (foodIn(stock) < food) return hasSomethingToSell(state, seat)
  return hasAnotherPayment(state, seat, food)
}

/** Whether the seat has anything to decide about interest: it has no francs, and could sell something. */
export const choosesInterest = (state: State, seat: Seat): boolean =>
  playerAt(state, seat).feeding === 'ask' &&
  playerAt(state, seat).stock.franc < interestOf(state, seat) &&
  hasSomethingToSell(state, seat)

function hasSomethingToSell(state: State, seat: Seat): boolean {
  const { buildings, ships } = playerAt(state, seat)
  return ships.length > 0 || buildings.some((building) => halfOf(cardOf(building)) !== null)
}

/** Whether food can be paid in more than one way: with less of something in the sensible payment there is still another. */
function hasAnotherPayment(state: State, seat: Seat, food: number): boolean {
  const { stock } = playerAt(state, seat)
  const usual = sensible(price(food), stock) ?? {}
  return kindsIn(usual).some((item) => {
    const limited = { ...stock, [item]: (usual[item] ?? 0) - 1 }
    return sensible(price(food), limited) !== undefined
  })
}
