import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { findMatches, holdingsOf, matchThatIs } from '../../matches/index.ts'
import { KeyTime } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DisputeStatus, withPeople } from '../record/dispute.ts'
import { DisputeBody, disputeBody } from '../record/dispute-body.ts'

/** A dispute in the queue of administrators, with its match. */
export const QueuedDispute = DisputeBody.extend({
  game: z.string().describe('The id of the game of its match.'),
  name: z.string().describe('The name of its match; may be empty.'),
  frozenAt: z.iso.datetime().nullable().describe('Since when its match is frozen.'),
}).meta({ id: 'QueuedDispute', description: 'A dispute with its match.' })
export type QueuedDispute = z.infer<typeof QueuedDispute>

/** The sort key of the queue. */
export const QueueKey = z.strictObject({
  createdAt: KeyTime,
  match: z.uuid(),
  number: z.int().min(1).max(1_000_000_000),
})
export type QueueKey = z.infer<typeof QueueKey>

interface QueueFilter {
  readonly status: DisputeStatus
  readonly game?: string | undefined
  /** True: only disputes of frozen matches; false: only those of others. */
  readonly frozen?: boolean | undefined
}

/** Disputes of all matches, the longest waiting first. */
export async function queuedDisputes(
  platform: Platform,
  { status, game, frozen }: QueueFilter,
  {
    after,
    limit,
    language,
  }: { readonly after: QueueKey | undefined; readonly limit: number; readonly language: Language },
): Promise<QueuedDispute[]> {
  const rows = await platform.database.prisma.dispute.findMany({
    where: { status, match: matchThatIs({ game, frozen }), ...(after === undefined ? {} : afterKey(after)) },
    include: withPeople,
    orderBy: [{ createdAt: 'asc' }, { matchId: 'asc' }, { number: 'asc' }],
    take: limit,
  })
  const disputed = await findMatches(platform, [...new Set(rows.map(({ matchId }) => matchId))])
  const records = new Map(disputed.map((record) => [record.id, record]))
  const queued = rows.map(async (dispute): Promise<QueuedDispute[]> => {
    const record = records.get(dispute.matchId)
    if (record === undefined) return []
    const body = disputeBody(record, dispute, await holdingsOf(platform, record), language)
    const { game, name, frozenAt } = record
    return [{ ...body, game: game.meta.id, name, frozenAt: frozenAt?.toISOString() ?? null }]
  })
  return (await Promise.all(queued)).flat()
}

function afterKey({ createdAt, match: matchId, number }: QueueKey): Prisma.DisputeWhereInput {
  return {
    OR: [
      { createdAt: { gt: createdAt } },
      { createdAt, matchId: { gt: matchId } },
      { createdAt, matchId, number: { gt: number } },
    ],
  }
}
