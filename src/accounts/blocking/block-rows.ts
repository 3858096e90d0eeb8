import { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'

/** The accounts that an account has blocked, and those that have blocked it: a subquery. */
export const blockedWith = (account: string): Prisma.Sql => Prisma.sql`(
  SELECT blocked_id FROM blocks WHERE blocker_id = ${account}::uuid
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${account}::uuid)`

/** Whether one account has muted another: a condition of a statement. */
export const hasMuted = (muter: Prisma.Sql, muted: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM mutes u WHERE u.muter_id = ${muter} AND u.muted_id = ${muted})`

/** What a query includes of an account: its name, and whether a reader has muted it. */
export const nameAndMute = (reader: string) =>
  ({
    select: { name: true, mutedBy: { where: { muterId: reader }, select: { muterId: true } } },
  }) satisfies Prisma.AccountDefaultArgs

/** The condition of a query: an account that has blocked none of these people. */
export const blocksNoneOf = (people: readonly string[]): Prisma.AccountWhereInput => ({
  blocks: { none: { blockedId: { in: [...people] } } },
})

/** Pairs of which one has blocked the other, among these people. */
export async function blocksAmong(
  { prisma }: Pick<Database, 'prisma'>,
  people: readonly string[],
): Promise<(readonly [blocker: string, blocked: string])[]> {
  const among = { in: [...people] }
  const blocks = await prisma.block.findMany({ where: { blockerId: among, blockedId: among } })
  return blocks.map(({ blockerId, blockedId }) => [blockerId, blockedId])
}

/**
 * Whether an account may join a match together with these others: false if it has blocked one of them, or one of
 * them has blocked it. A caller guards its write by the roster, which every new block in an open match raises.
 */
export async function mayMeet(
  { prisma }: Pick<Database, 'prisma'>,
  account: string,
  others: readonly string[],
): Promise<boolean> {
  const block = await prisma.block.findFirst({
    where: {
      OR: [
        { blockerId: account, blockedId: { in: [...others] } },
        { blockedId: account, blockerId: { in: [...others] } },
      ],
    },
    select: { blockerId: true },
  })
  return block === null
}
