import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import type { MailKind, SomeMailSettings } from '../../platform/mail-settings.ts'

/**
 * The statement that changes how some kinds of mail are sent. It merges into the stored settings, so that a concurrent
 * change to other kinds is not lost.
 */
export function changeMails(prisma: PrismaClient, id: string, mails: SomeMailSettings): Prisma.PrismaPromise<number> {
  return prisma.$executeRaw`
    UPDATE accounts SET mails = mails || ${JSON.stringify(mails)}::jsonb WHERE id = ${id}::uuid AND status <> 'erased'`
}

/** Switches kinds of mails off, as their links do. */
export async function switchOffMails(prisma: PrismaClient, id: string, kinds: readonly MailKind[]): Promise<void> {
  await changeMails(prisma, id, Object.fromEntries(kinds.map((kind) => [kind, 'off'])))
}
