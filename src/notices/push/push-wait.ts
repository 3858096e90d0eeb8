import type { Account } from '../../generated/prisma/client.ts'
import { openMatches } from '../../matches/index.ts'
import { later } from '../../platform/clock.ts'
import { type MailSettings, untilDaily } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { nextHour } from '../outbox/next-hour.ts'
import { openMilliseconds, tooLate } from '../outbox/put-off.ts'
import { type Notice, whileOpen } from '../record/notice.ts'

/** Why a push waits, and until when. */
interface PushWait {
  readonly reason: typeof untilDaily | typeof whileOpen
  readonly until: Date
}

/**
 * Whether a push waits, by the rules of mails: for the hour of daily mails, or for a minute while the person has the
 * match open. Turns do not wait for each other: a browser shows one notice for each.
 */
export async function pushWait(
  platform: Platform,
  { id, mailHour, timeZone }: Pick<Account, 'id' | 'mailHour' | 'timeZone'>,
  when: Exclude<MailSettings['turns'], 'off'>,
  notice: Pick<Notice, 'topic' | 'payload' | 'matchId'>,
): Promise<PushWait | undefined> {
  const wait = await wanted()
  if (wait === undefined) return undefined
  const late = await tooLate(platform, [{ notice, wait }])
  return late.length > 0 ? undefined : wait

  async function wanted(): Promise<PushWait | undefined> {
    const now = platform.clock.now()
    if (when === 'daily') return { reason: untilDaily, until: nextHour(mailHour, timeZone, now) }
    if (notice.topic !== 'your-turn' || notice.matchId === null) return undefined
    const isOpen = (await openMatches(platform, id)).has(notice.matchId)
    return isOpen ? { reason: whileOpen, until: later(now, openMilliseconds) } : undefined
  }
}
