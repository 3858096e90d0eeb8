import { gameById } from '../games/catalogue.ts'
import type { Game, Tagged } from '../games/game.ts'
import { evolveAll } from '../journal/settle.ts'

/** A board at one of its nodes, as data that another thread can take. */
export interface Board {
  /** The id of its game. */
  readonly game: string
  /** The first position. */
  readonly position: unknown
  /** The events since then, in order. */
  readonly past: readonly Tagged[]
}

/** @throws Error where the game is not in the catalogue */
export const gameOf = ({ game }: Pick<Board, 'game'>): Game => gameById(game)

/** The position after all events of the board. */
export const positionOn = (board: Board): unknown => evolveAll(gameOf(board), board.position, board.past)
