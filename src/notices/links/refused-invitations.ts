import type { Platform } from '../../platform/platform.ts'

/** Somebody without an account who was invited, and the language in which they were written to. */
export interface Stranger {
  readonly address: string
  readonly language: string
}

/** Whom an invitation was mailed to; undefined for a link that its maker hands on, and where there is no such invitation. */
export async function invitedStranger({ database }: Platform, invitation: string): Promise<Stranger | undefined> {
  const row = await database.prisma.invitation.findUnique({
    where: { id: invitation },
    select: { email: true, invitedBy: { select: { language: true } } },
  })
  return row?.email ? { address: row.email, language: row.invitedBy.language } : undefined
}

/** From now on nobody invites this address. Once it has an account, the account's own settings count. */
export async function refuseInvitations({ database, secrets, clock }: Platform, address: string): Promise<void> {
  const row = { digest: secrets.blind('invitation', address), createdAt: clock.now() }
  await database.prisma.refusedInvitation.createMany({ data: [row], skipDuplicates: true })
}

export async function refusesInvitations({ database, secrets }: Platform, address: string): Promise<boolean> {
  const digest = secrets.blind('invitation', address)
  return (await database.prisma.refusedInvitation.count({ where: { digest } })) > 0
}
