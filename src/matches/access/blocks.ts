import type { Platform } from '../../platform/platform.ts'

/**
 * Whether an account may join a match together with these others: false where it has blocked one of them, or one of
 * them has blocked it. A caller guards its write by the roster, which every new block in an open match raises.
 */
export async function mayMeet({ database }: Platform, account: string, others: readonly string[]): Promise<boolean> {
  const block = await database.prisma.block.findFirst({
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
