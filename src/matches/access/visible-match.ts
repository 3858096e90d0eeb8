import type { Viewpoint } from '../../journal/see.ts'
import { recentLooks } from '../../platform/audit/recent-looks.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { existing } from '../record/find-match.ts'
import type { LiveMatch, LiveMatches } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'
import { removalFrom } from '../record/removals.ts'
import { isInvited } from './invitations.ts'
import { takesPart, viewpointOf } from './permissions.ts'

/**
 * How a caller sees a match. For a private match of others that takes an invitation or, for an administrator, a stated
 * reason.
 * @param token the token of an invitation
 * @throws Problem not-found
 */
export async function permittedViewpoint(
  platform: Platform,
  record: MatchRecord,
  caller: Player,
  token?: string,
): Promise<Viewpoint> {
  const asksIn = record.private && !takesPart(record, caller.account)
  return viewpointOf(record, caller, asksIn && (await isWelcome(platform, record, caller, token)))
}

/**
 * Somebody who was removed from the match is welcome only by an invitation made after that. An administrator's rights
 * need a session: their personal access token gives no more than a player's.
 */
async function isWelcome(platform: Platform, record: MatchRecord, caller: Player, token: string | undefined) {
  const { id } = record
  const { account, role, session } = caller
  if (await isInvited(platform, id, caller, token, removalFrom(record, account)?.at)) return true
  return role === 'administrator' && session !== undefined && (await recentLooks(platform, id, account)).length > 0
}

/** A match that the caller may see. @throws Problem not-found */
export async function visibleMatch(platform: Platform, match: string, caller: Player): Promise<MatchRecord> {
  const record = await existing(platform, match)
  await permittedViewpoint(platform, record, caller)
  return record
}

/**
 * A started match for somebody who only reads a page of it: a private one for those at its table alone.
 * @param reader undefined: somebody who is not signed in
 * @throws Problem not-found, match-not-started
 */
export async function readableLiveMatch(
  liveMatches: LiveMatches,
  match: string,
  reader: Pick<Player, 'account'> | undefined,
): Promise<{ readonly live: LiveMatch; readonly viewpoint: Viewpoint }> {
  const live = await liveMatches.newest(match, (record) => viewpointOf(record, reader, false))
  return { live, viewpoint: viewpointOf(live.record, reader, false) }
}

/** A started match, and how the caller sees it. @throws Problem not-found, match-not-started */
export async function visibleLiveMatch(
  platform: Platform,
  liveMatches: LiveMatches,
  match: string,
  caller: Player,
): Promise<{ readonly live: LiveMatch; readonly viewpoint: Viewpoint }> {
  const live = await liveMatches.newest(match, (record) => permittedViewpoint(platform, record, caller))
  // The caller has been admitted, so an invitation counts as given.
  return { live, viewpoint: viewpointOf(live.record, caller, true) }
}
