import { accountName } from '../../accounts/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** Who sent an entry, and how; null if no person sent it, or their account was erased. */
export const originOfEntry = ({ prisma }: Pick<Database, 'prisma'>, match: string, version: number) =>
  prisma.origin.findUnique({
    where: { matchId_version: { matchId: match, version } },
    include: { account: accountName },
  })
