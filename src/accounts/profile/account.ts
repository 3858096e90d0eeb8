import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import type { Account } from '../../generated/prisma/client.ts'
import type { Proof } from '../../platform/http/proof.ts'
import type { SomeMailSettings } from '../../platform/mail-settings.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueNotices, requeueDailyMails } from '../../platform/queue-notices.ts'
import type { Callers } from '../identity/callers.ts'
import { endAccess, hasAccess } from '../identity/lasting-access.ts'
import { holdName, isNameTaken, nameTaken, requireFreeName } from '../names/held-names.ts'
import { nameKey } from '../names/name-keys.ts'
import { forgetNetworks, rememberNetwork } from '../sessions/known-networks.ts'
import { endMailedAccess } from '../sessions/mailed-links.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { changeMails } from './chosen-mails.ts'
import { notErased } from './standing.ts'

/** What is stored to answer a repeated request: which account it changed. */
export const AccountThen = z.object({ id: z.uuid() })

/** The account of a caller. @throws Problem token-not-valid if it does not exist any more */
export async function accountBy({ database }: Platform, id: string): Promise<Account> {
  const account = await database.prisma.account.findUnique({ where: { id } })
  if (!account) throw new Problem('token-not-valid')
  return account
}

/** Whether there is or was such an account: an erased one leaves its row. */
export async function accountExists({ database }: Platform, id: string): Promise<boolean> {
  return (await database.prisma.account.count({ where: { id } })) > 0
}

interface ProfileChange {
  readonly name?: string | undefined
  readonly language?: string | undefined
  readonly mails?: SomeMailSettings | undefined
  readonly mailHour?: number | undefined
}

/**
 * Changes a person's profile. Their present name is never refused, whatever it looks like.
 * @param language the language of a refusal
 * @throws Problem name-not-suitable, name-taken, token-not-valid
 */
export async function changeProfile(
  platform: Platform,
  callers: Callers,
  id: string,
  change: ProfileChange,
  language: Language,
): Promise<Account> {
  const { name, mails, ...rest } = change
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const { prisma } = platform.database
  const isNew = name !== undefined && (await prisma.account.count({ where: { id, name } })) === 0
  if (isNew) await requireFreeName(platform, { name, account: id, language })
  const named = isNew ? { name, nameKey: nameKey(name) } : {}
  try {
    const [changed] = await prisma.$transaction([
      prisma.account.updateMany({ where: notErased(id), data: { ...given, ...named } }),
      ...(isNew ? holdName(platform, id, name) : []),
      ...(mails === undefined ? [] : [changeMails(prisma, id, mails)]),
      requeueDailyMails(platform.database, id, platform.clock.now()),
    ])
    if (changed.count === 0) throw new Problem('token-not-valid')
  } catch (error) {
    // Somebody else took the name at the same moment.
    if (isNew && isNameTaken(error)) throw await nameTaken(platform, name, language)
    throw error
  }
  callers.forget(id)
  platform.signals.noticesWritten()
  // The name stands in every match of theirs.
  if (isNew) platform.signals.matchesChanged(undefined)
  return prisma.account.findUniqueOrThrow({ where: { id } })
}

/**
 * Sets a new password and mails the person about it. Ends all other sessions, mailed links and, unless
 * `keepAccess` is true, all lasting access. Only the network where this is done is still a known one.
 * @throws Problem wrong-password, token-not-valid if what was proven no longer holds
 */
export async function changePassword(
  platform: Platform,
  callers: Callers,
  owned: readonly OwnedData[],
  proof: Proof,
  { password, keepAccess, network }: { password: string; keepAccess: boolean; network: string },
): Promise<void> {
  const { prisma } = platform.database
  const { account: accountId, session } = proof
  const passwordHash = await hashPassword(password)
  const accessEnds = !keepAccess && (await hasAccess(platform, owned, accountId))
  const batch = prisma.$transaction([
    ...proof.hold(),
    prisma.account.update({ where: { id: accountId }, data: { passwordHash } }),
    prisma.session.deleteMany({ where: { accountId, id: { not: session } } }),
    forgetNetworks(platform, accountId),
    ...rememberNetwork(platform, accountId, network),
    ...endMailedAccess(platform, accountId),
    ...(keepAccess ? [] : endAccess(platform, owned, accountId)),
    queueNotices(platform.database, [
      {
        key: `password-changed/${randomUUID()}`,
        accountId,
        matchId: null,
        draft: { topic: 'password-changed', ...(accessEnds ? { accessEnds } : {}) },
      },
    ]),
  ])
  await proof.requiring(batch)
  callers.forget(accountId)
  platform.signals.noticesWritten()
}
