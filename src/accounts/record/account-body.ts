import { z } from 'zod'
import type { Account } from '../../generated/prisma/client.ts'
import { AccountRole, AccountStatus } from '../../generated/prisma/enums.ts'
import { MailSettings, mailSettings } from '../../platform/mail-settings.ts'
import { AccountLanguage } from './fields.ts'
import { statusNow } from './standing.ts'

/** An account as its owner sees it. */
export const AccountBody = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'The name others see.', example: 'Ada L.' }),
    email: z.email().nullable().describe('Only you and administrators see it.'),
    role: z.enum(AccountRole),
    status: z.enum(AccountStatus),
    language: AccountLanguage,
    timeZone: z.string().meta({ description: 'A time zone of the IANA database.', example: 'Europe/Paris' }),
    mails: MailSettings,
    mailHour: z.int().describe('The hour of your day at which daily mails are sent.'),
    mailsArrive: z
      .boolean()
      .describe('False after a mail server reported that your address does not exist: no more mails are sent there.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Account', description: 'An account, as its owner sees it.' })
export type AccountBody = z.infer<typeof AccountBody>

/** An account as administrators see it. */
export const AccountRecord = AccountBody.extend({
  statusReason: z.string().nullable().describe('Why it was suspended or banned.'),
  suspendedUntil: z.iso
    .datetime()
    .nullable()
    .describe('When the suspension ends. Null: when an administrator lifts it.'),
  bouncedAt: z.iso.datetime().nullable().describe('Since when the address is known not to exist.'),
  bounceReason: z.string().nullable().describe('What its mail server answered.'),
}).meta({ id: 'AccountRecord', description: 'An account, as administrators see it.' })
export type AccountRecord = z.infer<typeof AccountRecord>

/** What is stored to answer a repeated request: which account it changed. */
export const AccountThen = z.object({ id: z.uuid() })

/** A stored account as its owner sees it. */
export function accountBody(account: Account, now: Date): AccountBody {
  const { id, name, email, role, timeZone, mailHour } = account
  return {
    id,
    name,
    email,
    role,
    status: statusNow(account, now),
    language: AccountLanguage.parse(account.language),
    timeZone,
    mails: mailSettings(account.mails),
    mailHour,
    mailsArrive: account.bouncedAt === null,
    createdAt: account.createdAt.toISOString(),
  }
}

/** A stored account as administrators see it; the reason of a sanction that is over is left out. */
export function accountRecord(account: Account, now: Date): AccountRecord {
  const isUnderSanction = ['suspended', 'banned'].includes(statusNow(account, now))
  return {
    ...accountBody(account, now),
    statusReason: isUnderSanction ? account.statusReason : null,
    suspendedUntil: isUnderSanction ? (account.suspendedUntil?.toISOString() ?? null) : null,
    bouncedAt: account.bouncedAt?.toISOString() ?? null,
    bounceReason: account.bounceReason,
  }
}
