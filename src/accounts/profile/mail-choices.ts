import type { SomeMailSettings } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'

/** Changes how kinds of mails are sent; those that are left out stay as they are, whoever changes them meanwhile. */
export function mailsChanged({ database }: Platform, id: string, mails: SomeMailSettings) {
  return database.prisma.$executeRaw`
    UPDATE accounts SET mails = mails || ${JSON.stringify(mails)}::jsonb WHERE id = ${id}::uuid AND status <> 'erased'`
}
