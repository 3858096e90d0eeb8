import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'

export const DisputeStatus = z.enum(['open', 'upheld', 'rejected', 'withdrawn']).meta({
  id: 'DisputeStatus',
  description:
    'The state of a dispute. `upheld`, `rejected`: an administrator has ruled. `withdrawn`: its author withdrew it.',
})
export type DisputeStatus = z.infer<typeof DisputeStatus>

/** For how long after the end of a match it may still be disputed, in days. */
export const daysToDispute = 14

/** What a query must include for a dispute to be told: who raised it and who ruled, and how much was said to it. */
export const withPeople = {
  account: { select: { name: true } },
  ruledBy: { select: { name: true } },
  _count: { select: { comments: true } },
} as const satisfies Prisma.DisputeInclude

/** A dispute as the database has it. */
export type Dispute = Prisma.DisputeGetPayload<{ include: typeof withPeople }>

/** The version whose players a ruling speaks of: a remedy may give a seat to somebody else. */
export const beforeRuling = ({ first, version }: Pick<Dispute, 'first' | 'version'>): number =>
  first === null ? version : first - 1
