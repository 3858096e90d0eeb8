import type { Look } from '../journal/see.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { isInvited } from './invitations.ts'
import { findMatch } from './load.ts'
import { lookOf, takesPart } from './sight.ts'
import type { Table, Tables } from './tables.ts'

/** A started match as its caller looks at it. @throws Problem not-found, match-not-started */
export async function seenBy(
  platform: Platform,
  tables: Tables,
  match: string,
  caller: Player,
): Promise<{ readonly table: Table; readonly look: Look }> {
  const record = await findMatch(platform, match)
  if (!record) throw new Problem('not-found')
  const asksIn = record.private && !takesPart(record, caller.account)
  const look = lookOf(record, caller, asksIn && (await isInvited(platform, record.id, caller, undefined)))
  return { table: await tables.of(record), look }
}
