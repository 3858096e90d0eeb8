import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { ownStudy } from './study.ts'
import { lineTo } from './tree.ts'

const mostRaces = 20

/** @throws Problem not-found */
export async function renameStudy(
  { database, clock }: Platform,
  caller: Player,
  id: string,
  name: string,
): Promise<void> {
  const where = { id, accountId: caller.account }
  const { count } = await database.prisma.study.updateMany({ where, data: { name, updatedAt: clock.now() } })
  if (count === 0) throw new Problem('not-found')
}

/** @throws Problem not-found */
export async function removeStudy({ database }: Platform, caller: Player, id: string): Promise<void> {
  const { count } = await database.prisma.study.deleteMany({ where: { id, accountId: caller.account } })
  if (count === 0) throw new Problem('not-found')
}

/** What is said of a node; null removes it, and undefined leaves it as it is. */
interface Said {
  readonly name?: string | null | undefined
  readonly comment?: string | null | undefined
}

/** Names the line that leads to a node, or comments on its move. @throws Problem not-found */
export async function annotateNode(
  { database, clock }: Platform,
  caller: Player,
  id: string,
  node: number,
  { name, comment }: Said,
): Promise<void> {
  const count = await database.prisma.$executeRaw`
    WITH touched AS (
      UPDATE studies s SET updated_at = ${clock.now()}::timestamptz
      FROM study_nodes n
      WHERE s.id = ${id}::uuid AND s.account_id = ${caller.account}::uuid AND n.study_id = s.id AND n.number = ${node}::int
      RETURNING s.id
    )
    UPDATE study_nodes n SET
      name = CASE WHEN ${name !== undefined} THEN ${name ?? null}::text ELSE n.name END,
      comment = CASE WHEN ${comment !== undefined} THEN ${comment ?? null}::text ELSE n.comment END
    FROM touched t WHERE n.study_id = t.id AND n.number = ${node}::int`
  if (count === 0) throw new Problem('not-found')
}

/**
 * Deletes a node and everything that follows it. It raises the study's number, so that a concurrent request adds
 * nothing to the deleted line, and no node number is ever used again.
 * @throws Problem not-found, race-lost
 */
export async function deleteLine(platform: Platform, caller: Player, id: string, node: number): Promise<void> {
  const { database, clock } = platform
  for (let races = 0; races < mostRaces; races++) {
    const study = await ownStudy(platform, caller, id)
    await lineTo(platform, study, node)
    const deleted = await database.prisma.$executeRaw`
      WITH RECURSIVE line AS (
        SELECT number FROM study_nodes WHERE study_id = ${id}::uuid AND number = ${node}::int
        UNION ALL
        SELECT n.number FROM line l JOIN study_nodes n ON n.study_id = ${id}::uuid AND n.parent = l.number
      ), guarded AS (
        UPDATE studies SET nodes = nodes + 1, updated_at = ${clock.now()}::timestamptz
        WHERE id = ${id}::uuid AND nodes = ${study.nodes}::int
        RETURNING id
      )
      DELETE FROM study_nodes n USING guarded s, line l WHERE n.study_id = s.id AND n.number = l.number`
    if (deleted > 0) return
  }
  throw new Problem('race-lost')
}
