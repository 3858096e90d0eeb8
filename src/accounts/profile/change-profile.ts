import type { Language } from '../../games/kit/wording.ts'
import type { Account } from '../../generated/prisma/client.ts'
import type { SomeMailSettings } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { requeueDailyMails } from '../../platform/queue-notices.ts'
import { holdName, isNameTaken, nameTaken, requireFreeName } from '../names/held-names.ts'
import { nameKey } from '../names/name-keys.ts'
import { changeMails } from '../record/chosen-mails.ts'
import { notErased } from '../record/standing.ts'

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
  platform.signals.accountsChanged([id])
  platform.signals.noticesWritten()
  // The name stands in every match of theirs.
  if (isNew) platform.signals.matchesChanged(undefined)
  return prisma.account.findUniqueOrThrow({ where: { id } })
}
