import { z } from 'zod'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { nameKey } from '../names/name-keys.ts'
import { accountByName, lockAccounts } from '../record/account-rows.ts'

export const BlockRecord = z
  .object({
    name: z.string().describe('The current name of that person.'),
    since: z.iso.datetime(),
  })
  .meta({ id: 'Block', description: 'Somebody you have blocked.' })
export type BlockRecord = z.infer<typeof BlockRecord>

const mostBlocks = 500

/** Whom an account has blocked, the newest first. */
export async function blocksOf({ database }: Platform, blockerId: string): Promise<BlockRecord[]> {
  const rows = await database.prisma.block.findMany({
    where: { blockerId },
    include: { blocked: { select: { name: true } } },
    orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
  })
  return rows.map(({ blocked, createdAt }) => ({ name: blocked.name, since: createdAt.toISOString() }))
}

/**
 * Blocks somebody. Both accounts are locked, so that no other transaction brings the two together meanwhile. Every
 * slice then handles what could still bring them together.
 * @throws Problem not-found, not-yourself, too-many-blocks
 */
export async function block(
  platform: Platform,
  owned: readonly OwnedData[],
  blocker: string,
  name: string,
): Promise<void> {
  const { clock, database } = platform
  const { prisma } = database
  const other = await accountByName(database, name)
  if (!other) throw new Problem('not-found')
  const blocked = other.id
  if (blocked === blocker) throw new Problem('not-yourself')
  await prisma.$transaction([
    lockAccounts(database, [blocker, blocked], 'alone'),
    prisma.$executeRaw`
      INSERT INTO blocks (blocker_id, blocked_id, created_at)
      SELECT one.id, other.id, ${clock.now()}
      FROM accounts one JOIN accounts other ON other.id = ${blocked}::uuid
      WHERE one.id = ${blocker}::uuid AND 'erased' NOT IN (one.status, other.status)
        AND (SELECT count(*) FROM blocks WHERE blocker_id = one.id) < ${mostBlocks}
      ON CONFLICT DO NOTHING`,
    ...owned.flatMap(({ afterBlock }) => afterBlock?.(platform, [blocker, blocked]) ?? []),
  ])
  const blocks = await prisma.block.findMany({ where: { blockerId: blocker }, select: { blockedId: true } })
  if (blocks.some(({ blockedId }) => blockedId === blocked)) return
  if (blocks.length < mostBlocks) throw new Problem('not-found')
  throw new Problem('too-many-blocks', { params: { most: mostBlocks } })
}

/** Ends the blocking of somebody. @throws Problem not-found if they are not blocked */
export async function unblock({ database }: Platform, blockerId: string, name: string): Promise<void> {
  const where = { blockerId, blocked: { nameKey: nameKey(name) } }
  const { count } = await database.prisma.block.deleteMany({ where })
  if (count === 0) throw new Problem('not-found')
}
