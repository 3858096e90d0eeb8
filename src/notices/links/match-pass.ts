import { randomUUID } from 'node:crypto'
import { hoursAfter } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

const hoursGood = 14 * 24

/** The id of the pass in the mails of a match: one per account and match, valid until 14 days after the last mail. */
export async function matchPass({ database, clock }: Platform, accountId: string, matchId: string): Promise<string> {
  const expiresAt = hoursAfter(clock.now(), hoursGood)
  const { id } = await database.prisma.matchPass.upsert({
    where: { accountId_matchId: { accountId, matchId } },
    create: { id: randomUUID(), accountId, matchId, expiresAt },
    update: { expiresAt },
    select: { id: true },
  })
  return id
}
