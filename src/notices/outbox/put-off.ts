import type { Account } from '../../generated/prisma/client.ts'
import { decisionsDueBy, findMatch, givenUpAt, openMatches } from '../../matches/index.ts'
import { later } from '../../platform/clock.ts'
import { mailSettings, untilDaily } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  keyOfDecision,
  mailKindOf,
  type Notice,
  type PutOffReason,
  readDraft,
  untilCollected,
  whileOpen,
} from '../record/notice.ts'
import type { SettledNotice } from './mail-queue.ts'
import { nextHour } from './next-hour.ts'

/** After a mail about a turn, further turns wait this long and are mailed together. */
const collectMilliseconds = 5 * 60_000
/**
 * A turn that is asked of somebody who has the match open is mailed this much later, if they have not moved by then.
 */
export const openMilliseconds = 60_000

/** Why a notice waits, and until when. */
interface Wait {
  readonly reason: PutOffReason
  readonly until: Date
}

/** A notice, and the wait before it. */
interface WaitingNotice<Waits extends Pick<Notice, 'topic' | 'payload'>> {
  readonly notice: Waits
  readonly wait: Wait
}

/**
 * Puts off notices that are due to an account: until the daily mail that the person wants; a few minutes after a mail
 * about a turn, so that the next turns come in one mail; or a minute, while the person has the match open. A notice that
 * has waited is not put off again, and is mailed together with those that have just become due.
 * @returns those that wait; the others go out now
 */
export async function putOff(
  platform: Platform,
  account: Pick<Account, 'id' | 'mails' | 'mailHour' | 'timeZone'>,
  due: readonly Notice[],
): Promise<SettledNotice[]> {
  if (!due.some(({ isShared }) => isShared)) return []
  const settings = mailSettings(account.mails)
  const settingOf = ({ topic }: Notice) => {
    const kind = mailKindOf(topic)
    return kind === null ? 'at-once' : settings[kind]
  }
  const daily = due.filter((notice) => settingOf(notice) === 'daily')
  const atOnce = due.filter((notice) => settingOf(notice) === 'at-once')
  const turns = atOnce.filter(({ topic }) => topic === 'your-turn')
  const waits: [readonly Notice[], Wait][] = []
  const isDailyTime = daily.some(hasWaited)
  if (daily.length > 0 && !isDailyTime) {
    const until = nextHour(account.mailHour, account.timeZone, platform.clock.now())
    waits.push([daily, { reason: untilDaily, until }])
  }
  const isMailTime = isDailyTime || atOnce.length > turns.length || turns.some(hasWaited)
  const collectedAt = turns.length === 0 || isMailTime ? undefined : await nextTurnMail(platform, account.id)
  const fresh = turns.filter((turn) => !hasWaited(turn))
  if (collectedAt !== undefined) waits.push([turns, { reason: untilCollected, until: collectedAt }])
  else if (fresh.length > 0) {
    const open = await openMatches(platform, account.id)
    const until = later(platform.clock.now(), openMilliseconds)
    const turnsOnScreen = fresh.filter(({ matchId }) => matchId !== null && open.has(matchId))
    waits.push([turnsOnScreen, { reason: whileOpen, until }])
  }
  const waiting = waits.flatMap(([notices, wait]) => notices.map((notice) => ({ notice, wait })))
  const late = new Set(await tooLate(platform, waiting))
  return waiting
    .filter((each) => !late.has(each))
    .map(({ notice, wait: { reason, until } }) => ({ notice, outcome: { status: 'put-off', reason, at: until } }))
}

/** Whether a notice was put off or tried before. */
function hasWaited({ attempts, reason }: Notice): boolean {
  return attempts > 1 || reason !== null
}

/**
 * When further turns may be mailed to somebody who was just mailed one; undefined: at once. Mails that seem to come
 * from the future, because the clock was set back, do not count.
 */
async function nextTurnMail({ database, clock }: Platform, accountId: string): Promise<Date | undefined> {
  const now = clock.now()
  const since = later(now, -collectMilliseconds)
  // The statuses stand in the text, since the planner takes the index of mailed turns only where it reads them.
  const [last] = await database.prisma.$queryRaw<{ doneAt: Date }[]>`
    SELECT done_at AS "doneAt" FROM notices
    WHERE account_id = ${accountId}::uuid AND topic = 'your-turn' AND status IN ('sent', 'merged')
      AND done_at > ${since} AND done_at <= ${now}
    ORDER BY done_at DESC LIMIT 1`
  return last ? later(last.doneAt, collectMilliseconds) : undefined
}

/**
 * Which notices would be useless after their wait. Reminders of deadlines, warnings that a match will be given up, and
 * turns that wait for other turns go out before that moment. A turn waits for the daily mail even past its deadline, as
 * the person has chosen: the reminder still warns them.
 */
export async function tooLate<One extends WaitingNotice<Pick<Notice, 'topic' | 'payload'>>>(
  platform: Platform,
  waiting: readonly One[],
): Promise<readonly One[]> {
  const asking = []
  const late = []
  for (const one of waiting) {
    const { reason, until } = one.wait
    const { data } = readDraft(one.notice)
    if (data?.topic === 'deadline-near' || (data?.topic === 'your-turn' && reason !== untilDaily)) {
      asking.push({ one, match: data.match, ...keyOfDecision(data), by: until })
    } else if (data?.topic === 'match-expiring') {
      const record = await findMatch(platform, data.match)
      if (record && (givenUpAt(record) ?? Infinity) <= until) late.push(one)
    }
  }
  return [...late, ...(await decisionsDueBy(platform, asking)).map(({ one }) => one)]
}
