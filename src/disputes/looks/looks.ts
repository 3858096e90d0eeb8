import { z } from 'zod'
import type { Viewer } from '../../games/game.ts'
import { isOver, type MatchRecord, seatOf, takesPart } from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lookLasts } from '../../platform/audit/looked.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'

/** What the audit log says of a look: as whom, and the version that the match was at. */
export const LookDetails = z.object({
  as: z.union([z.int().min(0), z.enum(['spectator', 'administrator'])]),
  version: z.int(),
})

/** Writes down that an administrator looks into a match, and why. @returns until when they may */
export async function noteLook(
  platform: Platform,
  { id: match, version }: MatchRecord,
  administrator: Player,
  { as, reason }: { readonly as: Viewer; readonly reason: string },
): Promise<Date> {
  const until = new Date(platform.clock.now().getTime() + lookLasts)
  await audit(platform, administrator, { act: 'look', match, details: { as, version }, reason })
  return until
}

/**
 * Holds that an administrator who is about to see what is hidden has said why, as this viewer and within the hour. Whoever
 * gave a reason for seeing all of it may look as anybody.
 * @param withOrigins whether they are about to see by whom moves were sent: that stays hidden from players for good
 * @throws Problem reason-needed
 */
export async function requireLook(
  platform: Platform,
  record: MatchRecord,
  caller: Player,
  viewer: Viewer,
  { withOrigins = false }: { readonly withOrigins?: boolean } = {},
): Promise<void> {
  if (!withOrigins && !showsHidden(record, caller, viewer)) return
  const since = new Date(platform.clock.now().getTime() - lookLasts)
  const looks = await platform.database.prisma.auditRecord.findMany({
    where: { matchId: record.id, accountId: caller.account, act: 'look', at: { gt: since } },
    select: { details: true },
  })
  const seenAs = looks.map(({ details }) => LookDetails.safeParse(details).data?.as)
  if (!seenAs.some((as) => as === viewer || as === 'administrator')) throw new Problem('reason-needed')
}

/**
 * Nothing is hidden in a match that is over, from whoever holds the seat, nor where everybody may watch. All of a private one
 * is, from those who take no part in it.
 */
function showsHidden(record: MatchRecord, { account }: Player, viewer: Viewer): boolean {
  if (record.private && !takesPart(record, account)) return true
  if (isOver(record) || viewer === seatOf(record, account)) return false
  return viewer !== 'spectator' || record.private
}
