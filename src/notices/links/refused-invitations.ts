import { invitationInFull } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** An invited person without an account, and the language of their mail. */
export interface Stranger {
  readonly address: string
  readonly language: string
}

/** The recipient of a mailed invitation; undefined if there is no such invitation, or its maker passes the link on. */
export async function invitedStranger(platform: Platform, invitation: string): Promise<Stranger | undefined> {
  const row = await invitationInFull(platform, invitation)
  return row?.email ? { address: row.email, language: row.invitedBy.language } : undefined
}

/** Stops invitations to this address. Once it has an account, the account's own settings apply instead. */
export async function refuseInvitations({ database, secrets, clock }: Platform, address: string): Promise<void> {
  const row = { digest: secrets.blind('invitation', address), createdAt: clock.now() }
  await database.prisma.refusedInvitation.createMany({ data: [row], skipDuplicates: true })
}

export async function refusesInvitations({ database, secrets }: Platform, address: string): Promise<boolean> {
  const digest = secrets.blind('invitation', address)
  return (await database.prisma.refusedInvitation.count({ where: { digest } })) > 0
}
