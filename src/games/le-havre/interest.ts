import type { Seat } from '../game.ts'
import { doubleInterest, loan } from './data/set-up.ts'
import type { Event } from './events.ts'
import { canSell, loansFor, proceeds } from './needs.ts'
import { rulingsOf } from './rulings.ts'
import { type Interest, type Player, playerAt, playing, type State, type TurnPhase } from './state.ts'

/** Interest: who is asked before it is taken, and what is taken then. Rulebook: Loans and interest. */

/**
 * Seats that wish to be asked are asked first, except for the seat at turn, which was asked before the tile was turned.
 * Then all the others pay.
 */
export function interestDue(state: State, { seat, owing, asked }: TurnPhase): Event[] {
  if (!rulingsOf(state).asksBeforeInterest) {
    const pays = owing.find((other) => !choosesInterest(state, other))
    return pays === undefined ? [] : interestPaid(state, pays)
  }
  const choosing = asked ?? choosingInterest(state, seat, owing)
  if (asked === undefined && choosing.length > 0) return [{ type: 'asked', seats: choosing }]
  const [pays] = choosing.length === 0 ? owing : choosing.filter((other) => orderOf(playerAt(state, other)) === 'pay')
  return pays === undefined ? [] : interestPaid(state, pays)
}

/** The seats that are asked about the interest that they owe, apart from the seat at turn. */
export const choosingInterest = (state: State, atTurn: Seat, owing: readonly Seat[]): Seat[] =>
  owing.filter((seat) => seat !== atTurn && choosesInterest(state, seat))

/** Whether this seat still has to answer before its interest is paid. */
export const isAskedForInterest = ({ owing, asked = owing }: TurnPhase, seat: Seat): boolean =>
  owing.includes(seat) && asked.includes(seat)

/** The standing order for interest. By the first version of the rules, the order for food applies to both. */
const orderOf = ({ interest, feeding }: Player): Interest => interest ?? (feeding === 'ask' ? 'ask' : 'pay')

/** Whether the seat has a choice: it could sell something instead of borrowing, or repay a loan. */
function choosesInterest(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat)
  if (orderOf(player) === 'pay') return false
  const { franc } = player.stock
  const couldRepay = rulingsOf(state).asksBeforeInterest && franc + proceeds(player) >= loan.costs
  return couldRepay || (franc < interestOf(state, seat) && canSell(player))
}

/**
 * One franc for a player with loans, regardless of their number; by an optional rule, two if there are at least as many
 * loans as players, before any is taken to pay this (ruling L5). Rulebook: Loans and interest.
 */
function interestOf(state: State, seat: Seat): number {
  const { options, seats } = state
  const { loans } = playerAt(state, seat)
  if (loans === 0 && rulingsOf(state).asksBeforeInterest) return 0
  const isDouble = options.twoFrancInterest && seats.length > 1 && loans >= playing(state).length
  return isDouble ? doubleInterest : loan.interest
}

/** Interest is paid in francs only, so a seat may have food and still need a loan for it. */
export function interestPaid(state: State, seat: Seat): Event[] {
  const francs = interestOf(state, seat)
  const borrowed = loansFor(seat, francs - playerAt(state, seat).stock.franc)
  return [...borrowed, { type: 'interest-paid', seat, francs }]
}
