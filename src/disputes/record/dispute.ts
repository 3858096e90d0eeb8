import { z } from 'zod'
import { accountName } from '../../accounts/index.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

export const DisputeStatus = z.enum(['open', 'upheld', 'rejected', 'withdrawn']).meta({
  id: 'DisputeStatus',
  description:
    'The status of a dispute. `upheld`, `rejected`: an administrator has ruled. `withdrawn`: its author withdrew it.',
})
export type DisputeStatus = z.infer<typeof DisputeStatus>

/** How many days after its end a match can still be disputed. */
export const daysToDispute = 14

/** What a query must include for a `Dispute`: who raised it, who ruled, and the number of comments. */
export const withPeople = {
  account: accountName,
  ruledBy: accountName,
  _count: { select: { comments: true } },
} as const satisfies Prisma.DisputeInclude

/** A dispute as the database has it. */
export type Dispute = Prisma.DisputeGetPayload<{ include: typeof withPeople }>
