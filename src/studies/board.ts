import { catalogue } from '../games/catalogue.ts'
import type { Game, Tagged } from '../games/game.ts'
import { evolveAll } from '../journal/settle.ts'

/** A board at one of its places as another thread gets it: plain data. */
export interface Board {
  /** The id of its game. */
  readonly game: string
  /** The first position. */
  readonly position: unknown
  /** What has happened since, in order. */
  readonly past: readonly Tagged[]
}

/** @throws Error where the game is not in the catalogue */
export function gameOf({ game: id }: Pick<Board, 'game'>): Game {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

/** The position that the past leads to. */
export const positionOn = (board: Board): unknown => evolveAll(gameOf(board), board.position, board.past)
