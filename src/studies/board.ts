import { gameById } from '../games/catalogue.ts'
import type { Tagged } from '../games/game.ts'
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

/** The position after all events of the board. @throws Error where the game is not in the catalogue */
export const positionOn = (board: Board): unknown => evolveAll(gameById(board.game), board.position, board.past)
