import { z } from 'zod'
import { isAtTable, isOver, type MatchRecord } from '../../matches/index.ts'
import { Act, type ActAudience, actAudiences } from '../../platform/audit/audit.ts'
import { type NamedRow, readRecords } from '../../platform/audit/stored.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { LookDetails } from '../looks/looks.ts'

/** The numbers of the things that an act is about, in its details. */
const Numbers = z.object({ message: z.int().optional(), dispute: z.int().optional(), proposal: z.int().optional() })

/** An act of an administrator as the players of the match see it. */
export const PublishedAct = z
  .object({
    at: z.iso.datetime(),
    act: Act.describe('What was done; docs/disputes.md lists all acts.'),
    by: z.string().describe('The name of the administrator.'),
    reason: z.string().describe('The administrator’s reason; empty for acts that need none.'),
    look: LookDetails.nullable().describe('The viewer of the look and the version of the match; null for other acts.'),
    message: z.int().nullable().describe('The number of the message that it is about, if any.'),
    dispute: z.int().nullable().describe('The number of the dispute that it is about, if any.'),
    proposal: z.int().nullable().describe('The number of the proposal that it is about, if any.'),
  })
  .meta({ id: 'ToldAct', description: 'Something that an administrator did about a match.' })
type PublishedAct = z.infer<typeof PublishedAct>

/** The cursor of a page: how many acts came before. A number of the log would give away how much happens elsewhere. */
export const PublishedActKey = z.strictObject({ after: z.int().min(0).max(1_000_000_000) })

/** The acts of administrators about a match that a caller may see, in order. */
export function publishedActs(
  platform: Platform,
  record: MatchRecord,
  { account }: Player,
  { after, take }: { readonly after: number; readonly take: number },
): Promise<NamedRow[]> {
  const isPublished: Readonly<Record<ActAudience, boolean>> = {
    'at-once': true,
    'when-over': isOver(record),
    'at-table': isAtTable(record, account),
    administrators: false,
  }
  const acts = Act.options.filter((act) => isPublished[actAudiences[act]])
  return readRecords(platform, 'asc', { match: record.id, acts, skip: after, take })
}

/** An act from its record. */
export function publishedAct({ at, act, account, reason, details }: NamedRow): PublishedAct {
  const { message = null, dispute = null, proposal = null } = Numbers.safeParse(details).data ?? {}
  return {
    at: at.toISOString(),
    act: Act.parse(act),
    by: account.name,
    reason,
    look: LookDetails.safeParse(details).data ?? null,
    message,
    dispute,
    proposal,
  }
}
