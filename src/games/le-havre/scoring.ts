import type { Seat } from '../game.ts'
import { pointsOf, ranking } from '../kit/ranking.ts'
import { sum } from '../kit/sum.ts'
import { holdingsOf } from './cards/count-holdings.ts'
import { cardOf } from './cards/index.ts'
import type { BuildingId } from './data/building-ids.ts'
import { loan } from './data/set-up.ts'
import { ships } from './data/ships.ts'
import { amountOf } from './effects/amount.ts'
import { playerAt, type Result, type State } from './state.ts'

type Line = Result['seats'][number]['lines'][number]

/** The score sheet of a seat, if the match ended now. Rulebook: End of the game. */
export function scoreSheet(state: State, seat: Seat): Line[] {
  const player = playerAt(state, seat)
  const cards = player.buildings.map(cardOf)
  return [
    { label: 'francs', points: player.stock.franc },
    { label: 'buildings', points: sum(cards.map(({ value }) => value)) },
    { label: 'ships', points: sum(player.ships.map((ship) => ships[ship].value)) },
    { label: 'bonuses', points: sum(player.buildings.map((building) => bonusOf(state, seat, building))) },
    { label: 'loans', points: player.loans === 0 ? 0 : -player.loans * loan.unpaid },
  ]
}

/** What a card adds to the score of a seat. */
export function bonusOf(state: State, seat: Seat, building: BuildingId): number {
  const { bonus } = cardOf(building)
  if (bonus === undefined) return 0
  const own = playerAt(state, seat)
  return amountOf(bonus, { state, seat, own, owned: holdingsOf(own) })
}

export const points = (state: State, seat: Seat): number => pointsOf(scoreSheet(state, seat))

/** Most points win, and ties share a place; seats that left come after all who stayed. Rulebook: End of the game. */
export const placesIn = (state: State): Result['seats'] =>
  ranking(state.seats.map(({ left }, seat) => ({ left, lines: scoreSheet(state, seat) })))
