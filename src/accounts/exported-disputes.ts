import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'

/** What an account has disputed, and what it has said to disputes, for its export. */
export const ExportedDisputes = z.object({
  disputes: z
    .array(
      z.object({
        match: z.uuid(),
        number: z.int(),
        version: z.int().describe('The entry that it points at.'),
        text: z.string(),
        status: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .describe('The disputes that you have raised.'),
  disputeComments: z
    .array(z.object({ match: z.uuid(), dispute: z.int(), text: z.string(), at: z.iso.datetime() }))
    .describe('What you have said to disputes.'),
})
export type ExportedDisputes = z.infer<typeof ExportedDisputes>

export async function disputesOf({ database }: Platform, accountId: string): Promise<ExportedDisputes> {
  const { dispute, disputeComment } = database.prisma
  const where = { accountId }
  const disputes = await dispute.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { matchId: 'asc' }, { number: 'asc' }],
  })
  const comments = await disputeComment.findMany({
    where,
    orderBy: [{ at: 'asc' }, { matchId: 'asc' }, { number: 'asc' }, { place: 'asc' }],
  })
  return {
    disputes: disputes.map(({ matchId: match, number, version, text, status, createdAt }) => {
      return { match, number, version, text, status, createdAt: createdAt.toISOString() }
    }),
    disputeComments: comments.map(({ matchId: match, number: dispute, text, at }) => {
      return { match, dispute, text, at: at.toISOString() }
    }),
  }
}
