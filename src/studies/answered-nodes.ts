import type { Language } from '../games/kit/wording.ts'
import type { Platform } from '../platform/platform.ts'
import { nodesInWords } from './board-jobs.ts'
import type { Study } from './study.ts'
import { nodesAtOnce, type TreeNode, treeOf } from './tree.ts'
import type { NodeBody } from './wire/board-body.ts'

/** Whose computing time an answer takes, and its language. */
interface NodeReader {
  readonly by: string
  readonly language: Language
}

/** Nodes of a study as the API answers them. */
export async function nodeAnswers(
  { threads }: Platform,
  { game, position }: Study,
  nodes: readonly TreeNode[],
  { by, language }: NodeReader,
): Promise<NodeBody[]> {
  const answers: NodeBody[] = []
  for (let from = 0; from < nodes.length; from += nodesAtOnce) {
    const some = nodes.slice(from, from + nodesAtOnce)
    answers.push(...(await threads.run(nodesInWords, { game: game.meta.id, position, nodes: some, language }, { by })))
  }
  return answers
}

/** The whole tree of a study as the API answers it. */
export const treeAnswer = async (platform: Platform, study: Study, reader: NodeReader): Promise<NodeBody[]> =>
  nodeAnswers(platform, study, await treeOf(platform, study), reader)
