import type { Seat } from '../game.ts'
import { type RoundCard, schedule } from './data/rounds.ts'
import { turnsInARound } from './data/set-up.ts'
import { type Counts, plus, type Stock, sum } from './items.ts'
import { catchOf, foodFromShips, harvestOf } from './passive.ts'
import { foodIn } from './payment.ts'
import { isFinal, playerAt, playing, roundOf, type State } from './state.ts'

/** What the end of a round brings and demands, by its card. Rulebook: Harvest, Feeding. */

/** The round in play. A round includes its end, and the last round includes the final phase. */
export const roundPlayed = (state: State): number =>
  state.phase.name === 'turn' && state.phase.final === null
    ? roundOf(state)
    : Math.max(1, Math.ceil(state.turn / turnsInARound))

/** The card of the round in play; undefined once the last round is over. */
export const roundCard = (state: State): RoundCard | undefined =>
  isFinal(state.phase) || state.phase.name === 'over'
    ? undefined
    : schedule[state.options.length][state.seats.length]?.[roundPlayed(state) - 1]

/** What a seat harvests and catches. */
export const grown = (state: State, seat: Seat, card: RoundCard | undefined): Counts =>
  sum(card?.harvest === true ? harvestOf(state, seat) : {}, catchOf(state, seat))

/** The demand of the round, less the food from the seat's own ships. Surplus food from ships is lost. */
export const foodOwed = (state: State, seat: Seat, card: RoundCard | undefined): number =>
  Math.max(0, (card?.food ?? 0) - foodFromShips(state, seat))

/** How much food is missing, counting goods and francs. */
export const foodShort = (stock: Stock, food: number): number => Math.max(0, food - foodIn(stock))

/** What the end of a round still costs a seat. */
interface Due {
  readonly food: number
  readonly grows: Counts
  readonly short: number
}

/** What the end of this round still costs a seat; nothing after the last round, or when the food is paid. */
export function dueOf(state: State, seat: Seat): Due | undefined {
  const card = roundCard(state)
  if (card === undefined || !playing(state).includes(seat)) return undefined
  const { phase } = state
  const { stock } = playerAt(state, seat)
  switch (phase.name) {
    case 'setup':
    case 'turn':
    case 'turn-over': {
      const [food, grows] = [foodOwed(state, seat, card), grown(state, seat, card)]
      return { food, grows, short: foodShort(plus(stock, grows), food) }
    }
    case 'feeding': {
      const owed = phase.owing.find((one) => one.seat === seat)
      return owed && { food: owed.food, grows: {}, short: foodShort(stock, owed.food) }
    }
    case 'round-end': {
      if (phase.next !== 'feeding') return undefined
      const food = foodOwed(state, seat, card)
      return { food, grows: {}, short: foodShort(stock, food) }
    }
    case 'over':
      return undefined
  }
}
