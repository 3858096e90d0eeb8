import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import { isOver, type MatchRecord, seatOf, takesPart } from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lookLasts, recentLooks } from '../../platform/audit/recent-looks.ts'
import { newSalt } from '../../platform/audit/record.ts'
import { later } from '../../platform/clock.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'

/** The details of a look in the audit log: the viewer, and the version of the match. */
export const LookDetails = z.object({
  as: z.union([z.int().min(0), z.enum(['spectator', 'administrator'])]),
  version: z.int(),
})

/** Records in the audit log that an administrator looks into a match, and why. @returns until when the look is valid */
export async function noteLook(
  platform: Platform,
  { id: match, version }: MatchRecord,
  administrator: Player,
  { as, reason }: { readonly as: Viewer; readonly reason: string },
): Promise<Date> {
  const until = later(platform.clock.now(), lookLasts)
  await audit(platform, administrator, { act: 'look', match, details: { as, version, salt: newSalt() }, reason })
  return until
}

/** What an answer shows besides the position. */
export interface Shown {
  /** Who sent the moves, which players never learn. */
  readonly withOrigins?: boolean
}

/**
 * Requires a look as this viewer within the last hour from an administrator who is about to see hidden information. A
 * look as an administrator covers every viewer.
 * @throws Problem reason-needed
 */
export async function requireLook(
  platform: Platform,
  record: MatchRecord,
  caller: Player,
  viewer: Viewer,
  { withOrigins = false }: Shown = {},
): Promise<void> {
  if (!withOrigins && !showsHidden(record, caller, viewer)) return
  const looks = await recentLooks(platform, record.id, caller.account)
  const seenAs = looks.map(({ details }) => LookDetails.safeParse(details).data?.as)
  if (!seenAs.some((as) => as === viewer || as === 'administrator')) throw new Problem('reason-needed')
}

/**
 * Whether a view shows anything that is hidden from the caller. It does not in a match that is over, for the caller's
 * own seat, and for the spectator of a public match. It always does in a private match of others.
 */
function showsHidden(record: MatchRecord, { account }: Player, viewer: Viewer): boolean {
  if (record.private && !takesPart(record, account)) return true
  if (isOver(record) || viewer === seatOf(record, account)) return false
  return viewer !== 'spectator' || record.private
}
