import type { Look } from '../journal/see.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { isInvited } from './invitations.ts'
import type { MatchRecord } from './load.ts'
import { existing } from './races.ts'
import { lookOf, takesPart } from './sight.ts'
import type { Table, Tables } from './tables.ts'

/** How a caller looks at a match: by an invitation, too, where it takes one. @throws Problem not-found */
export async function lookNow(platform: Platform, record: MatchRecord, caller: Player): Promise<Look> {
  const asksIn = record.private && !takesPart(record, caller.account)
  return lookOf(record, caller, asksIn && (await isInvited(platform, record.id, caller, undefined)))
}

/** A match that the caller may see. @throws Problem not-found */
export async function seenMatch(platform: Platform, match: string, caller: Player): Promise<MatchRecord> {
  const record = await existing(platform, match)
  await lookNow(platform, record, caller)
  return record
}

/** A started match as its caller looks at it. @throws Problem not-found, match-not-started */
export async function seenBy(
  platform: Platform,
  tables: Tables,
  match: string,
  caller: Player,
): Promise<{ readonly table: Table; readonly look: Look }> {
  const record = await existing(platform, match)
  const look = await lookNow(platform, record, caller)
  return { table: await tables.of(record), look }
}
