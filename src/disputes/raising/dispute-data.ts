import { z } from 'zod'
import type { Dispute, DisputeComment } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'

const ExportedDisputes = z.object({
  disputes: z
    .array(
      z.object({
        match: z.uuid(),
        number: z.int(),
        version: z.int().describe('The version of the disputed entry.'),
        text: z.string(),
        status: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .describe('The disputes that you have raised.'),
  disputeComments: z
    .array(z.object({ match: z.uuid(), dispute: z.int(), text: z.string(), at: z.iso.datetime() }))
    .describe('Your comments on disputes.'),
})

/** An account's disputes and comments. */
export const disputeData: OwnedData = {
  exported: exported(ExportedDisputes, ({ database }, { id: accountId }) => {
    const { dispute, disputeComment } = database.prisma
    const raised = pages(
      ({ createdAt, matchId, number }: Dispute) => ({ createdAt, matchId, number }),
      ({ after, take }) =>
        dispute.findMany({
          where: { accountId, ...after },
          orderBy: [{ createdAt: 'asc' }, { matchId: 'asc' }, { number: 'asc' }],
          take,
        }),
    )
    const comments = pages(
      ({ at, matchId, number, place }: DisputeComment) => ({ at, matchId, number, place }),
      ({ after, take }) =>
        disputeComment.findMany({
          where: { accountId, ...after },
          orderBy: [{ at: 'asc' }, { matchId: 'asc' }, { number: 'asc' }, { place: 'asc' }],
          take,
        }),
    )
    return {
      disputes: mapPages(raised, ({ matchId: match, number, version, text, status, createdAt }) => {
        return { match, number, version, text, status, createdAt: createdAt.toISOString() }
      }),
      disputeComments: mapPages(comments, ({ matchId: match, number: dispute, text, at }) => {
        return { match, dispute, text, at: at.toISOString() }
      }),
    }
  }),
  erase: ({ database }, { id: accountId }) => {
    const nobody = { accountId: null, text: '' }
    return [
      database.prisma.dispute.updateMany({ where: { accountId }, data: nobody }),
      database.prisma.disputeComment.updateMany({ where: { accountId }, data: nobody }),
    ]
  },
}
