import type { Language } from '../games/kit/wording.ts'
import type { Platform } from '../platform/platform.ts'
import { nodesTold } from './board-jobs.ts'
import type { Study } from './study.ts'
import { type TreeNode, treeOf } from './tree.ts'
import type { NodeBody } from './wire/board-body.ts'

/** For whom something is told, and in which language. */
export interface Hearer {
  readonly by: string
  readonly language: Language
}

/** Nodes of a study, as they are answered. */
export function told(
  { threads }: Platform,
  { game, position }: Study,
  nodes: readonly TreeNode[],
  { by, language }: Hearer,
): Promise<NodeBody[]> {
  return threads.run(nodesTold, { game: game.meta.id, position, nodes, language }, { by })
}

/** All that was tried on a study. */
export const treeTold = async (platform: Platform, study: Study, hearer: Hearer): Promise<NodeBody[]> =>
  told(platform, study, await treeOf(platform, study), hearer)
