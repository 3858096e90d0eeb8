import { z } from 'zod'
import { accountWithStatus } from '../../accounts/index.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'

const ExportedWish = z.object({
  terms: z.string().describe('The match that you wish for, as JSON.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

/**
 * The standing wishes of an account; those of a suspended, banned or erased account are deleted, so that none seats it.
 */
export const wishData: OwnedData = {
  exported: exported(z.object({ wishes: z.array(ExportedWish) }), async ({ database }, { id: accountId }) => {
    const wishes = await database.prisma.wish.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } })
    return {
      wishes: wishes.map(({ terms, createdAt, expiresAt }) => {
        return { terms, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
      }),
    }
  }),
  leave: ({ database }, accountId) => [
    database.prisma.wish.deleteMany({
      where: { accountId, account: accountWithStatus('suspended', 'banned', 'erased') },
    }),
  ],
}
