import type { Seat } from '../../game.ts'
import { anyDoes } from '../cards/index.ts'
import type { Building } from '../data/buildings.ts'
import { short } from '../payment.ts'
import { type Piece, type Pieces, pieces, total } from '../pieces.ts'
import { ends } from '../rows.ts'
import { goal, points } from '../scoring.ts'
import { playerAt, type State } from '../state.ts'

/** A point on the table; everything else is measured by it. */
const aPoint = 10
const winning = 1000

/** The worth of a piece that no house in sight needs yet. */
const idle: Readonly<Record<Piece, number>> = {
  white: 2,
  yellow: 2,
  green: 2,
  red: 2,
  rubble: 0.9,
  pesos: 0.9,
  workers: 2,
}
/** The worth of a piece that may still be drawn from the bag. */
const unseen = 1.5

/** The share of a house's points that counts for a player who has its whole price. */
const paidFor = 0.8
/** How much a house that shows the architect counts for a player without that card face up. */
const withoutArchitect = 0.6

/**
 * The worth of a position to a seat: its points, its pieces, and how near they bring it to the best house in reach. The
 * numbers are our own guesses.
 */
export function worth(state: State, seat: Seat): number {
  const { pieces: own, table } = playerAt(state, seat)
  const reached = points(state, seat)
  const drawn = state.phase.name === 'turns' && state.phase.queue[0] === seat ? state.phase.drawing : 0
  const hopes = ends(state).map((house) => hopeFor(house, own, anyDoes(table, 'take-and-design')))
  return (
    aPoint * reached +
    (reached >= goal(state) ? winning : 0) +
    pieces.reduce((sum, piece) => sum + idle[piece] * own[piece], 0) +
    unseen * drawn +
    Math.max(0, ...hopes)
  )
}

/** The nearer a player is to paying for a house, the more of its points count. */
function hopeFor({ vp, cost, architect }: Building, own: Pieces, hasArchitect: boolean): number {
  const share = 1 - total(short(cost, own)) / total(cost)
  return aPoint * vp * paidFor * share ** 2 * (architect && !hasArchitect ? withoutArchitect : 1)
}
