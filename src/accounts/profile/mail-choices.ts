import type { SomeMailSettings } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * The statement that changes how some kinds of mail are sent. It merges into the stored settings, so that a concurrent
 * change to other kinds is not lost.
 */
export function changeMails({ database }: Platform, id: string, mails: SomeMailSettings) {
  return database.prisma.$executeRaw`
    UPDATE accounts SET mails = mails || ${JSON.stringify(mails)}::jsonb WHERE id = ${id}::uuid AND status <> 'erased'`
}
