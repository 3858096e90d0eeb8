import { catalogue } from '../games/catalogue.ts'
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
export function gameOf({ game: id }: Pick<Board, 'game'>): Game {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

/** The position after all events of the board. */
export const positionOn = (board: Board): unknown => evolveAll(gameOf(board), board.position, board.past)
