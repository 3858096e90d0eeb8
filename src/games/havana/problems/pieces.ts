import type { PositionProblem } from '../../game.ts'
import { bricksOfEachColour, coins, rubblePieces, workers } from '../data/set-up.ts'
import { bricks, colours, type Piece, pieces, total } from '../pieces.ts'
import type { State } from '../state.ts'

/** Invariant I5: limited pieces are neither made nor lost, and lie only where they may lie. */
export function* pieceProblems(state: State): Generator<PositionProblem> {
  const { reserve, card, bag, box, options } = state
  const everywhere = [reserve, card, bag, box, ...state.seats.map((player) => player.pieces)]
  for (const piece of pieces) {
    const there = everywhere.reduce((sum, place) => sum + place[piece], 0)
    const inAll = componentCount(piece, coins[options.coins])
    const home = piece === 'pesos' || piece === 'workers' ? 'reserve' : 'bag'
    if (there !== inAll) yield { at: `${home}/${piece}`, problem: `There are ${there} in all, not ${inAll}.` }
  }
  yield* strangers('reserve', reserve, bricks)
  yield* strangers('card', card, ['workers'])
  yield* strangers('bag', bag, ['pesos', 'workers'])
  yield* strangers('box', box, ['pesos', 'workers'])
  for (const [seat, player] of state.seats.entries())
    if (player.left && total(player.pieces) > 0)
      yield { at: `seats/${seat}/pieces`, problem: 'A seat that was given up owns no pieces.' }
}

function componentCount(piece: Piece, pesos: number): number {
  if (piece === 'pesos') return pesos
  if (piece === 'workers') return workers
  return colours.some((colour) => colour === piece) ? bricksOfEachColour : rubblePieces
}

function* strangers(
  place: string,
  there: Readonly<Record<Piece, number>>,
  kinds: readonly Piece[],
): Generator<PositionProblem> {
  for (const kind of kinds) if (there[kind] > 0) yield { at: `${place}/${kind}`, problem: 'Can never lie there.' }
}
