import type { Viewer } from '../games/game.ts'
import type { Platform } from '../platform/platform.ts'
import { noSuchSeat } from '../platform/problems/problem.ts'
import type { Board } from './board.ts'
import type { Study } from './study.ts'
import { lineTo, type TreeNode } from './tree.ts'

/**
 * A board at one of its nodes, and the moves that lead there; empty for the first position. @throws Problem not-found
 */
export async function placeOn(
  platform: Platform,
  study: Study,
  node: number,
): Promise<{ readonly line: readonly TreeNode[]; readonly board: Board }> {
  const line = await lineTo(platform, study, node)
  return { line, board: boardAfter(study, line) }
}

/** The board after some moves. */
const boardAfter = ({ game, position }: Study, line: readonly TreeNode[]): Board => ({
  game: game.meta.id,
  position,
  past: line.flatMap(({ events }) => events),
})

/**
 * The viewer of a board: by default one who sees everything, or any viewer the caller chooses.
 * @throws Problem not-found
 */
export function viewerOn({ seats }: Study, as: Viewer = 'administrator'): Viewer {
  if (typeof as === 'number' && as >= seats) throw noSuchSeat('querystring/as')
  return as
}
