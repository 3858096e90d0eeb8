import { z } from 'zod'
import type { Account } from '../generated/prisma/client.ts'
import { AccountRole, AccountStatus } from '../generated/prisma/enums.ts'
import { AccountLanguage } from './fields.ts'
import { statusNow } from './standing.ts'

/** An account as its owner sees it. */
export const Profile = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'The name others see.', example: 'Ada L.' }),
    email: z.email().nullable().describe('Seen by you and by administrators only.'),
    role: z.enum(AccountRole),
    status: z.enum(AccountStatus),
    language: AccountLanguage,
    timeZone: z.string().meta({ description: 'A time zone of the IANA database.', example: 'Europe/Paris' }),
    matchMails: z.boolean().describe('Whether news of your matches is mailed. Mails that you ask for always are.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Account', description: 'An account, as its owner sees it.' })
export type Profile = z.infer<typeof Profile>

/** An account as administrators see it. */
export const AccountRecord = Profile.extend({
  statusReason: z.string().nullable().describe('Why it was suspended or banned.'),
  suspendedUntil: z.iso.datetime().nullable().describe('Null: until an administrator lifts it.'),
}).meta({ id: 'AccountRecord', description: 'An account, as administrators see it.' })
export type AccountRecord = z.infer<typeof AccountRecord>

export function profileOf(account: Account, now: Date): Profile {
  const { id, name, email, role, timeZone, matchMails } = account
  return {
    id,
    name,
    email,
    role,
    status: statusNow(account, now),
    language: AccountLanguage.parse(account.language),
    timeZone,
    matchMails,
    createdAt: account.createdAt.toISOString(),
  }
}

export function recordOf(account: Account, now: Date): AccountRecord {
  const isUnderSanction = ['suspended', 'banned'].includes(statusNow(account, now))
  return {
    ...profileOf(account, now),
    statusReason: isUnderSanction ? account.statusReason : null,
    suspendedUntil: isUnderSanction ? (account.suspendedUntil?.toISOString() ?? null) : null,
  }
}
