import type { Platform } from '../../platform/platform.ts'

/**
 * Whether somebody may come to a match where these others are: not where one of them and the newcomer have blocked each
 * other, whichever did. What builds on it builds on the roster too, which goes up where somebody in an open match blocks.
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
