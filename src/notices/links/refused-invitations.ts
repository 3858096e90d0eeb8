import type { Platform } from '../../platform/platform.ts'

/** Stops invitations to this address. Once it has an account, the account's own settings apply instead. */
export async function refuseInvitations({ database, secrets, clock }: Platform, address: string): Promise<void> {
  const row = { digest: secrets.blind('invitation', address), createdAt: clock.now() }
  await database.prisma.refusedInvitation.createMany({ data: [row], skipDuplicates: true })
}

/** Whether the owner of an address wants no invitations. */
export async function refusesInvitations({ database, secrets }: Platform, address: string): Promise<boolean> {
  const digest = secrets.blind('invitation', address)
  return (await database.prisma.refusedInvitation.count({ where: { digest } })) > 0
}
