import type { Viewer } from '../games/game.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Study } from './study.ts'
import { lineTo, type Node, positionAfter } from './tree.ts'

/** A board at one of its nodes, or at its first position. */
export interface Place {
  readonly study: Study
  /** The moves that lead there. */
  readonly line: readonly Node[]
  /** The last of them; undefined at the first position. */
  readonly node: Node | undefined
  readonly position: unknown
}

/** @throws Problem not-found */
export async function placeOn(platform: Platform, study: Study, node: number): Promise<Place> {
  const line = await lineTo(platform, study, node)
  return { study, line, node: line.at(-1), position: positionAfter(study, line) }
}

/** As whom a board is looked at: it hides nothing, but shows what each would see. @throws Problem not-found */
export function viewerOn({ seats }: Study, wish: Viewer = 'administrator'): Viewer {
  if (typeof wish === 'number' && wish >= seats) throw new Problem('not-found')
  return wish
}
