import { z } from 'zod'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Player } from '../platform/http/caller.ts'
import { CreationKey, readCursor } from '../platform/http/paging.ts'
import { plainText } from '../platform/http/text.ts'
import type { Platform } from '../platform/platform.ts'
import { type MatchRecord, matchRecord, withRoster } from './load.ts'

export const MatchFilter = z.strictObject({
  status: z.enum(['open', 'running', 'ended', 'aborted']).optional().describe('Only matches with this status.'),
  game: plainText({ min: 1, max: 40 })
    .optional()
    .meta({ description: 'Only matches of this game.', example: 'havana' }),
  mine: z.stringbool().default(false).describe('Only matches you take part in.'),
  waiting: z.stringbool().default(false).describe('Only matches that wait for a decision of yours.'),
})
export type MatchFilter = z.infer<typeof MatchFilter>

/** Matches a caller may see, newest first; one more than the limit where there are more. */
export async function listMatches(
  platform: Platform,
  caller: Player,
  filter: MatchFilter,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<MatchRecord[]> {
  const mine = { participants: { some: { accountId: caller.account } } }
  const where: Prisma.MatchWhereInput[] = [
    filter.status === undefined ? {} : { status: filter.status },
    filter.game === undefined ? {} : { game: filter.game },
    filter.mine ? mine : {},
    filter.waiting ? { id: { in: await waitingFor(platform, caller.account) } } : {},
    caller.role === 'administrator' ? {} : { OR: [{ private: false }, mine] },
    after(readCursor(CreationKey, cursor)),
  ]
  const rows = await platform.database.prisma.match.findMany({
    where: { AND: where },
    include: withRoster,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  })
  return rows.map(matchRecord)
}

function after(cursor: CreationKey | undefined): Prisma.MatchWhereInput {
  if (cursor === undefined) return {}
  const { createdAt, id } = cursor
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}

async function waitingFor({ database }: Platform, account: string): Promise<string[]> {
  const rows = await database.prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT d.match_id::text AS id FROM participants p
    JOIN decisions d ON d.match_id = p.match_id AND d.seat = p.seat
    WHERE p.account_id = ${account}::uuid`
  return rows.map(({ id }) => id)
}
