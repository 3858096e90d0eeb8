import type { Viewer } from '../../games/game.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { existing, type MatchRecord } from '../../matches/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { requireLook, type Shown } from './looks.ts'
import { viewpointInDispute } from './viewpoint-in-dispute.ts'

/** A started match, without a check of who may see it. @throws Problem not-found, match-not-started */
export async function startedMatch(platform: Platform, match: string): Promise<MatchRecord> {
  const record = await existing(platform, match)
  if (record.version === 0) throw new Problem('match-not-started')
  return record
}

/**
 * A started match as an administrator sees it. If that shows anything hidden, the administrator must have stated a
 * reason.
 * @throws Problem not-found, not-allowed, match-not-started, reason-needed
 */
export async function lookedInto(
  platform: Platform,
  match: string,
  caller: Player,
  as: Viewer,
  shows: Shown = {},
): Promise<{ readonly record: MatchRecord; readonly viewpoint: Viewpoint }> {
  const record = await startedMatch(platform, match)
  const viewpoint = viewpointInDispute(record, caller, as)
  await requireLook(platform, record, caller, viewpoint.viewer, shows)
  return { record, viewpoint }
}
