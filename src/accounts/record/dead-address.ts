import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'

/** An address that does not exist, and what says so. */
interface DeadAddress {
  readonly account: string
  readonly address: string
  readonly reason: string
}

/**
 * Marks the address of an account as dead, so that nothing more is mailed there. It skips an address that was changed
 * meanwhile, and one that was never confirmed, since it only gets mails that somebody asked for.
 */
export function markAddressDead(
  prisma: PrismaClient,
  { account: id, address, reason }: DeadAddress,
  now: Date,
): Prisma.PrismaPromise<Prisma.BatchPayload> {
  return prisma.account.updateMany({
    where: { id, email: address, bouncedAt: null, status: { notIn: ['unconfirmed', 'erased'] } },
    data: { bouncedAt: now, bounceReason: reason },
  })
}
