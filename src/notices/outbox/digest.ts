import type { Account } from '../../generated/prisma/client.ts'
import { findMatch, givenUpAt } from '../../matches/index.ts'
import { mailSettings, untilDaily } from '../../platform/mail-settings.ts'
import { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { nextHour } from './digest-hour.ts'
import { kindOfTopic } from './kinds.ts'
import { type Notice, type PutOffReason, untilTogether } from './notice.ts'

/** Whoever was mailed a turn gets the next ones together, this long after it. */
const togetherMilliseconds = 5 * 60_000

/** What waits, why, and until when. */
export interface Wait {
  readonly reason: PutOffReason
  readonly until: Date
}

/**
 * What of the notices that are due to an account waits nevertheless: for the daily mail that the person wants, or for
 * the few minutes after a mail about a turn, so that the next turns come in one. What has waited is not put off again,
 * and takes what has just become due along.
 */
export async function whatWaits(
  platform: Platform,
  account: Pick<Account, 'id' | 'mails' | 'mailHour' | 'timeZone'>,
  due: readonly Notice[],
): Promise<ReadonlyMap<bigint, Wait>> {
  const settings = mailSettings(account.mails)
  const settingOf = ({ topic }: Notice) => {
    const kind = kindOfTopic(topic)
    return kind === null ? 'at-once' : settings[kind]
  }
  const daily = due.filter((notice) => settingOf(notice) === 'daily')
  const turns = due.filter((notice) => notice.topic === 'your-turn' && settingOf(notice) === 'at-once')
  const isDailyTime = daily.some(hasWaited)
  const waiting: { notice: Notice; wait: Wait }[] = []
  if (!isDailyTime) {
    const until = nextHour(account.mailHour, account.timeZone, platform.clock.now())
    waiting.push(...daily.map((notice) => ({ notice, wait: { reason: untilDaily, until } as const })))
  }
  const reminders = due.filter((notice) => notice.topic !== 'your-turn' && settingOf(notice) === 'at-once')
  const isMailTime = isDailyTime || reminders.length > 0 || turns.some(hasWaited)
  if (turns.length > 0 && !isMailTime) {
    const until = await togetherAgain(platform, account.id)
    if (until) waiting.push(...turns.map((notice) => ({ notice, wait: { reason: untilTogether, until } as const })))
  }
  const kept = await Promise.all(
    waiting.map(async (each) => ((await isTooLate(platform, each.notice, each.wait)) ? [] : [each])),
  )
  return new Map(kept.flat().map(({ notice, wait }) => [notice.id, wait]))
}

/** Whether it was put off before, or tried already. */
function hasWaited({ attempts, reason }: Notice): boolean {
  return attempts > 1 || reason !== null
}

/** When turns are mailed again to whoever was just mailed one; undefined: at once. A clock that was put back delays none. */
async function togetherAgain({ database, clock }: Platform, accountId: string): Promise<Date | undefined> {
  const now = clock.now()
  const since = new Date(now.getTime() - togetherMilliseconds)
  const last = await database.prisma.notice.findFirst({
    where: { accountId, topic: 'your-turn', doneAt: { gt: since, lte: now }, status: { in: ['sent', 'merged'] } },
    orderBy: { doneAt: 'desc' },
    select: { doneAt: true },
  })
  return last?.doneAt ? new Date(last.doneAt.getTime() + togetherMilliseconds) : undefined
}

/**
 * Whether there would be nothing left to warn of: a reminder goes out before its deadline, the warning that a match will
 * be given up before it is; and so does a turn that only waits for others. That a turn waits for the daily mail even so
 * is what its person has chosen: of its deadline the reminder tells.
 */
async function isTooLate(platform: Platform, { topic, payload }: Notice, { reason, until }: Wait): Promise<boolean> {
  if (topic === 'your-turn' && reason === untilDaily) return false
  const read = NoticeDraft.safeParse({ ...Object(payload), topic })
  const at = read.success ? await endOf(platform, read.data) : null
  return at !== null && at <= until
}

/** When what a notice tells of is over; null: never, or it is no matter. */
async function endOf(platform: Platform, draft: NoticeDraft): Promise<Date | null> {
  switch (draft.topic) {
    case 'your-turn':
    case 'deadline-near': {
      const { match: matchId, seat, question, version: since } = draft
      const where = { matchId, seat, question, since }
      const open = await platform.database.prisma.decision.findFirst({ where, select: { dueAt: true } })
      return open?.dueAt ?? null
    }
    case 'match-expiring': {
      const record = await findMatch(platform, draft.match)
      return record ? givenUpAt(record) : null
    }
    default:
      return null
  }
}
