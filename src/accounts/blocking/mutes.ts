import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { nameKey } from '../names/name-keys.ts'
import { accountByName, lockAccounts } from '../record/account-rows.ts'

export const MuteRecord = z
  .object({
    name: z.string().describe('The current name of that person.'),
    since: z.iso.datetime(),
  })
  .meta({ id: 'Mute', description: 'Somebody whose messages you do not read.' })
export type MuteRecord = z.infer<typeof MuteRecord>

const mostMutes = 500

/** Whom an account has muted, the newest first. */
export async function mutesOf({ database }: Platform, muterId: string): Promise<MuteRecord[]> {
  const rows = await database.prisma.mute.findMany({
    where: { muterId },
    include: { muted: { select: { name: true } } },
    orderBy: [{ createdAt: 'desc' }, { mutedId: 'asc' }],
  })
  return rows.map(({ muted, createdAt }) => ({ name: muted.name, since: createdAt.toISOString() }))
}

/**
 * Mutes somebody: what they will write and what they have written. Both accounts are locked, so that neither is erased
 * meanwhile.
 * @throws Problem not-found, not-yourself, too-many-mutes
 */
export async function mute({ database, clock }: Platform, muter: string, name: string): Promise<void> {
  const { prisma } = database
  const other = await accountByName(database, name)
  if (!other) throw new Problem('not-found')
  const muted = other.id
  if (muted === muter) throw new Problem('not-yourself')
  await prisma.$transaction([
    lockAccounts(database, [muter, muted], 'alone'),
    prisma.$executeRaw`
      INSERT INTO mutes (muter_id, muted_id, created_at)
      SELECT one.id, other.id, ${clock.now()}
      FROM accounts one JOIN accounts other ON other.id = ${muted}::uuid
      WHERE one.id = ${muter}::uuid AND 'erased' NOT IN (one.status, other.status)
        AND (SELECT count(*) FROM mutes WHERE muter_id = one.id) < ${mostMutes}
      ON CONFLICT DO NOTHING`,
  ])
  const mutes = await prisma.mute.findMany({ where: { muterId: muter }, select: { mutedId: true } })
  if (mutes.some(({ mutedId }) => mutedId === muted)) return
  if (mutes.length < mostMutes) throw new Problem('not-found')
  throw new Problem('too-many-mutes', { params: { most: mostMutes } })
}

/** Ends the muting of somebody. @throws Problem not-found if they are not muted */
export async function unmute({ database }: Platform, muterId: string, name: string): Promise<void> {
  const where = { muterId, muted: { nameKey: nameKey(name) } }
  const { count } = await database.prisma.mute.deleteMany({ where })
  if (count === 0) throw new Problem('not-found')
}
