import type { Seat } from '../game.ts'
import { sum } from '../kit/sum.ts'
import { halfOf } from './cards/building.ts'
import { cardOf } from './cards/index.ts'
import { foodOf } from './data/goods.ts'
import { loan } from './data/set-up.ts'
import { ships } from './data/ships.ts'
import type { Event } from './events.ts'
import { type Counts, kindsIn, plus } from './items.ts'
import { redeemable } from './pawned.ts'
import { type Price, pay, sensiblePayment } from './payment.ts'
import { foodShort } from './round-end.ts'
import { rulingsOf } from './rulings.ts'
import { type FeedingPhase, type Player, playerAt, type State } from './state.ts'

/**
 * Payments that cannot be avoided: food at the end of a round, and interest. A player who has too little may sell
 * something, and takes loans when everything that could pay is used up. Rulebook: Feeding, Loans and interest.
 */

const price = (food: number): Price => ({ in: 'food', amount: food })

/**
 * Pays the food as the move says, or sensibly, and borrows what is missing.
 * @throws IllegalMove for an illegal payment
 */
export function fed(state: State, seat: Seat, food: number, named?: Counts): Event[] {
  const { stock } = playerAt(state, seat)
  const borrowed = loansFor(seat, foodShort(stock, food))
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

/** As many loans as are needed to cover what is missing (ruling L1). */
export function loansFor(seat: Seat, short: number): Borrowing[] {
  if (short <= 0) return []
  const loans = Math.ceil(short / loan.receives)
  return [{ type: 'loans-taken', seat, loans, francs: loans * loan.receives }]
}

/** Everybody with something to decide is asked at the same time; the others pay at once. */
export function foodDue(state: State, { owing, asked }: FeedingPhase): Event[] {
  const choosing = owing.flatMap(({ seat, food }) => (choosesFood(state, seat, food) ? [seat] : []))
  const { waitsForAnswers } = rulingsOf(state)
  if (waitsForAnswers && asked === undefined && choosing.length > 0) return [{ type: 'asked', seats: choosing }]
  const waits = waitsForAnswers ? (asked ?? []).filter((seat) => playerAt(state, seat).feeding === 'ask') : choosing
  const pays = owing.find(({ seat }) => !waits.includes(seat))
  return pays === undefined ? [] : fed(state, pays.seat, pays.food)
}

/**
 * Whether the seat has a choice about its food: several payments are possible, or it could sell something, or buy back
 * pawned food.
 */
function choosesFood(state: State, seat: Seat, food: number): boolean {
  const player = playerAt(state, seat)
  if (player.feeding === 'automatic') return false
  const isShort = foodShort(player.stock, food) > 0
  if ((isShort || rulingsOf(state).asksWhoCouldSell) && canSell(player)) return true
  if (rulingsOf(state).asksWhoCouldRedeem && redeemable(player).some((good) => foodOf(good) > 0)) return true
  return !isShort && hasAnotherPayment(player, food)
}

/** Whether this player has something that can be sold. */
export const canSell = (player: Player): boolean => player.ships.length > 0 || halves(player).length > 0

/** The francs that a sale of everything would bring. */
export const proceeds = (player: Player): number =>
  sum([...halves(player), ...player.ships.map((ship) => ships[ship].value / 2)])

const halves = ({ buildings }: Player): number[] => buildings.flatMap((building) => halfOf(cardOf(building)) ?? [])

/**
 * Whether food can be paid in more than one way: there is a payment with less of some item than the sensible one has.
 */
function hasAnotherPayment({ stock }: Player, food: number): boolean {
  const usual = sensiblePayment(price(food), stock) ?? {}
  return kindsIn(usual).some((item) => {
    const limited = { ...stock, [item]: (usual[item] ?? 0) - 1 }
    return sensiblePayment(price(food), limited) !== undefined
  })
}
