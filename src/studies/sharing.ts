import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'

const Shared = z.array(z.object({ shareId: z.uuid() }))

/** The id of the link to a study, made now if the study has none. @throws Problem not-found */
export async function shareStudy({ database }: Platform, caller: Player, id: string): Promise<string> {
  const rows = await database.prisma.$queryRaw`
    UPDATE studies SET share_id = COALESCE(share_id, ${randomUUID()}::uuid)
    WHERE id = ${id}::uuid AND account_id = ${caller.account}::uuid
    RETURNING share_id::text AS "shareId"`
  const [shared] = Shared.parse(rows)
  if (shared === undefined) throw new Problem('not-found')
  return shared.shareId
}

/** Ends the link to a study. @throws Problem not-found */
export async function endSharing({ database }: Platform, caller: Player, id: string): Promise<void> {
  const where = { id, accountId: caller.account }
  const { count } = await database.prisma.study.updateMany({ where, data: { shareId: null } })
  if (count === 0) throw new Problem('not-found')
}

/** The link to a study, and its token. */
export function linkTo({ publicUrl, secrets }: Pick<Platform, 'publicUrl' | 'secrets'>, shareId: string) {
  const token = secrets.linkToken('study', shareId)
  return { token, url: `${publicUrl()}/links/study?token=${token}` }
}
