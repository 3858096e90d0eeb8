import { z } from 'zod'
import type { Participant } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'

const ExportedDecisions = z.object({
  decisions: z
    .array(
      z.object({
        match: z.uuid(),
        inTime: z.int().describe('How many decisions you made before their deadline.'),
        late: z.int().describe('How many decisions you did not make before their deadline.'),
        answerTimes: z
          .array(z.int())
          .describe(
            'How long your answers by hand took: element n counts those that took from √2ⁿ up to √2ⁿ⁺¹ seconds.',
          ),
      }),
    )
    .describe('How often you decided in time, in each match.'),
})

/** How often an account decided in time, match by match. */
export const decisionData: OwnedData = {
  exported: exported(ExportedDecisions, ({ database }, { id: accountId }) => {
    const played = pages(
      ({ joinedAt, matchId }: Participant) => ({ joinedAt, matchId }),
      ({ after, take }) =>
        database.prisma.participant.findMany({
          where: { accountId, ...after },
          orderBy: [{ joinedAt: 'asc' }, { matchId: 'asc' }],
          take,
        }),
    )
    return {
      decisions: mapPages(played, ({ matchId, inTime, late, answerTimes }) => ({
        match: matchId,
        inTime,
        late,
        answerTimes,
      })),
    }
  }),
}
