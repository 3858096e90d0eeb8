import { z } from 'zod'
import { sliceEvent } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { withPeople } from '../record/dispute.ts'

export const DisputesNow = z
  .object({
    disputes: z
      .array(
        z.object({
          number: z.int(),
          open: z.boolean().describe('Whether it is neither ruled on nor withdrawn.'),
          freezes: z.boolean(),
          comments: z.int().describe('How many comments it has.'),
        }),
      )
      .describe('In the order in which they were raised.'),
  })
  .meta({ id: 'DisputesNow', description: 'The disputes of the match, and which of them are open.' })
type DisputesNow = z.infer<typeof DisputesNow>

/** How the disputes of a match stand, in the order in which they were raised. */
async function disputesNow({ database }: Platform, match: string): Promise<DisputesNow> {
  const rows = await database.prisma.dispute.findMany({
    where: { matchId: match },
    select: { number: true, status: true, freezes: true, _count: withPeople._count },
    orderBy: { number: 'asc' },
  })
  const disputes = rows.map(({ number, status, freezes, _count: { comments } }) => {
    return { number, open: status === 'open', freezes, comments }
  })
  return { disputes }
}

/** The event of a match's stream that tells of its disputes. */
export const disputesEvent = sliceEvent({
  event: 'disputes',
  about: 'its disputes',
  data: DisputesNow,
  meta: {
    id: 'DisputesEvent',
    description:
      'How the disputes stand. Sent whenever the list differs from what you last received. Without an id, it is sent first only if it is not empty. Read `disputes` again to see the details.',
  },
  isIn: ({ disputed }) => disputed > 0,
  read: disputesNow,
  fingerprinted: ({ disputes }) => (disputes.length === 0 ? undefined : disputes),
})
