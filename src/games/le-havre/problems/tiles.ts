import type { PositionProblem } from '../../game.ts'
import { tileIds } from '../data/supply-tiles.ts'
import type { State } from '../state.ts'

/** In the first round, every turn turns up one supply tile; after that, all of them lie face up. */
export function* tileProblems(state: State): Generator<PositionProblem> {
  const { tiles } = state
  const [least, most] = faceUp(state).map((number) => Math.min(number, tileIds.length))
  if (new Set(tiles).size < tiles.length) yield { at: 'tiles', problem: 'Names a tile twice.' }
  if (tiles.length !== least && tiles.length !== most)
    yield { at: 'tiles', problem: `${tiles.length} tiles are face up, not ${most}.` }
}

/** Before the supply of a turn, or where a match broke off, the tile of that turn may be face up or face down. */
function faceUp({ turn, phase }: State): [least: number, most: number] {
  if (phase.name === 'over') return [turn, turn + 1]
  if (phase.name !== 'turn') return [turn, turn]
  return phase.stage === 'supply' ? [turn, turn + 1] : [turn + 1, turn + 1]
}
