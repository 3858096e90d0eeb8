import { z } from 'zod'
import type { Tagged } from '../games/game.ts'
import { TaggedJson } from '../journal/entry.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Study } from './study.ts'

/** A move that was tried, with its events. */
export interface TreeNode {
  readonly number: number
  /** The node it follows; 0: the first position. */
  readonly parent: number
  readonly seat: number
  readonly move: Tagged
  readonly events: readonly Tagged[]
  /** The name of the line that leads here. */
  readonly name: string | null
  /** What its owner says about the move. */
  readonly comment: string | null
}

const StoredNodes = z.array(
  z.object({
    number: z.int(),
    parent: z.int(),
    seat: z.int(),
    move: TaggedJson,
    events: z.array(TaggedJson),
    name: z.string().nullable(),
    comment: z.string().nullable(),
  }),
)

/** How many nodes are read, or put into words, at once: more would block the event loop for too long. */
export const nodesAtOnce = 250

/** All nodes, each after its parent. */
export async function treeOf({ database }: Platform, { id }: Pick<Study, 'id'>): Promise<TreeNode[]> {
  const tree: TreeNode[] = []
  let isWhole = false
  while (!isWhole) {
    const where = { studyId: id, number: { gt: tree.at(-1)?.number ?? 0 } }
    const rows = await database.prisma.studyNode.findMany({ where, orderBy: { number: 'asc' }, take: nodesAtOnce })
    tree.push(...StoredNodes.parse(rows))
    isWhole = rows.length < nodesAtOnce
  }
  return tree
}

/** The children of a node. */
export async function triedAfter({ database }: Platform, { id }: Study, parent: number): Promise<TreeNode[]> {
  const where = { studyId: id, parent }
  return StoredNodes.parse(await database.prisma.studyNode.findMany({ where, orderBy: { number: 'asc' } }))
}

/** The moves from the first position to a node, in order; none for the first position. @throws Problem not-found */
export async function lineTo({ database }: Platform, { id }: Study, node: number): Promise<TreeNode[]> {
  if (node === 0) return []
  const rows = await database.prisma.$queryRaw`
    WITH RECURSIVE line AS (
      SELECT number, parent, seat, move, events, name, comment FROM study_nodes
      WHERE study_id = ${id}::uuid AND number = ${node}::int
      UNION ALL
      SELECT n.number, n.parent, n.seat, n.move, n.events, n.name, n.comment
      FROM line l JOIN study_nodes n ON n.study_id = ${id}::uuid AND n.number = l.parent
    )
    SELECT * FROM line ORDER BY number`
  const line = StoredNodes.parse(rows)
  if (line.length === 0) throw new Problem('not-found')
  return line
}

interface Variation {
  readonly name: string
  readonly node: number
  /** How many moves lead there. */
  readonly length: number
}

/** The lines that have names, in the order of their nodes. */
export function variationsIn(tree: readonly Pick<TreeNode, 'number' | 'parent' | 'name'>[]): Variation[] {
  const lengths = new Map([[0, 0]])
  for (const { number, parent } of tree) lengths.set(number, (lengths.get(parent) ?? 0) + 1)
  return tree.flatMap(({ number: node, name }) =>
    name === null ? [] : [{ name, node, length: lengths.get(node) ?? 0 }],
  )
}
