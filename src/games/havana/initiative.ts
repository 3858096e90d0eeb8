import type { Seat } from '../game.ts'
import type { ActionId } from './cards/action-id.ts'
import { cards } from './cards/index.ts'
import { colours, total } from './pieces.ts'
import { points } from './scoring.ts'
import { playerAt, playing, type State } from './state.ts'

/** The numbers of both table cards read as one, the smaller first: 6 and 5 are 56. Rulebook: Phase 1. */
export function initiative(table: readonly ActionId[]): number {
  const [tens = 0, ones = 0] = table.map((id) => cards[id].number).toSorted((a, b) => a - b)
  return 10 * tens + ones
}

/**
 * The tie-breaks for equal initiative, in order: fewer pieces of each kind go first, and finally the younger player
 * (ruling I1).
 */
function rank(state: State, seat: Seat): number[] {
  const { table, pieces } = playerAt(state, seat)
  return [
    initiative(table),
    points(state, seat),
    total(pieces, colours),
    pieces.pesos,
    pieces.workers,
    pieces.rubble,
    state.youngestFirst.indexOf(seat),
  ]
}

/** The order of play for a round, by what the players have when it begins. Rulebook: Phase 1. */
export function orderOfPlay(state: State): { seat: Seat; initiative: number }[] {
  return playing(state)
    .map((seat) => ({ seat, rank: rank(state, seat) }))
    .toSorted((a, b) => firstDifference(a.rank, b.rank))
    .map(({ seat }) => ({ seat, initiative: initiative(playerAt(state, seat).table) }))
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  return a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0
}
