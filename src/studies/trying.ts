import type { Seat } from '../games/game.ts'
import type { Language } from '../games/kit/wording.ts'
import { canonical } from '../journal/canonical.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { noSuchSeat, Problem } from '../platform/problems/problem.ts'
import type { Board } from './board.ts'
import { tryMove } from './board-jobs.ts'
import { placeOn } from './place.ts'
import { ownStudy, type Study } from './study.ts'
import { type TreeNode, triedAfter } from './tree.ts'

export const mostMoves = 20
const mostNodes = 2000
const deepest = 400
const mostRaces = 20

/** Moves of one seat to try, one after the other, starting from a node. */
interface TryRequest {
  readonly node: number
  readonly seat: Seat
  readonly moves: readonly unknown[]
}

/** The moves as nodes of the tree, in order. */
interface TriedMoves {
  readonly study: Study
  readonly nodes: readonly TreeNode[]
  /** The board after the last move. */
  readonly board: Board
}

/**
 * Tries moves on the caller's board: all of them or none. A move that was tried at the same node before and draws
 * nothing gets its existing node.
 * @throws Problem not-found, invalid-request, match-over, illegal-move, study-full, race-lost
 */
export async function tryMoves(
  platform: Platform,
  caller: Player,
  id: string,
  asked: TryRequest,
  language: Language,
): Promise<TriedMoves> {
  for (let races = 0; races < mostRaces; races++) {
    const study = await ownStudy(platform, caller, id)
    const tried = await judgeMoves(platform, study, { ...asked, by: caller.account }, language)
    const added = tried.nodes.filter(({ number }) => number > study.nodes)
    if (added.length === 0) return tried
    await requireRoom(platform, study, added.length)
    if (await insertNodes(platform, study, added)) return tried
  }
  throw new Problem('race-lost')
}

/** Judges the moves by the rules, and draws with the dice of the nodes that they would become. */
async function judgeMoves(
  platform: Platform,
  study: Study,
  { by, seat, ...asked }: TryRequest & { readonly by: string },
  language: Language,
): Promise<TriedMoves> {
  const { threads } = platform
  requireSeat(study, seat)
  const { line, board: first } = await placeOn(platform, study, asked.node)
  if (line.length + asked.moves.length > deepest) throw full()
  const nodes: TreeNode[] = []
  let board = first
  let parent = asked.node
  let newest = study.nodes
  for (const [index, sent] of asked.moves.entries()) {
    const dice = { id: study.id, seed: study.seed, node: newest + 1 }
    const trial = { board, seat, sent, index, dice, language }
    const { move, events, state, draws } = await threads.run(tryMove, trial, { by })
    const same = (node: TreeNode) => draws === 0 && node.seat === seat && canonical(node.events) === canonical(events)
    const known = parent > study.nodes ? undefined : (await triedAfter(platform, study, parent)).find(same)
    const node = known ?? { number: newest + 1, parent, seat, move, events, name: null, comment: null }
    nodes.push(node)
    board = { ...board, position: state, past: [] }
    parent = node.number
    newest = Math.max(newest, node.number)
  }
  return { study, nodes, board }
}

/** Refuses a seat that the board does not have. @throws Problem not-found */
export function requireSeat({ seats }: Pick<Study, 'seats'>, seat: number): void {
  if (seat >= seats) throw noSuchSeat('body/seat')
}

/** @throws Problem study-full */
async function requireRoom({ database }: Platform, { id }: Study, more: number): Promise<void> {
  const held = await database.prisma.studyNode.count({ where: { studyId: id } })
  if (held + more > mostNodes) throw full()
}

const full = () => new Problem('study-full', { params: { nodes: mostNodes, deep: deepest } })

/** Adds nodes to a study. @returns false if the study has changed since it was read */
async function insertNodes({ database, clock }: Platform, study: Study, added: readonly TreeNode[]): Promise<boolean> {
  const now = clock.now()
  const rows = added.map(({ number, parent, seat, move, events }) => ({ number, parent, seat, move, events }))
  const count = await database.prisma.$executeRaw`
    WITH guarded AS (
      UPDATE studies SET nodes = nodes + ${added.length}::int, updated_at = ${now}::timestamptz
      WHERE id = ${study.id}::uuid AND nodes = ${study.nodes}::int
      RETURNING id
    )
    INSERT INTO study_nodes (study_id, number, parent, seat, move, events, created_at)
    SELECT g.id, n.number, n.parent, n.seat, n.move, n.events, ${now}::timestamptz
    FROM guarded g, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      number int, parent int, seat int, move jsonb, events jsonb)`
  return count > 0
}
