import {
  givenUpAt,
  holders,
  isOver,
  type MatchRecord,
  seatOf,
  takesPart,
  whileOpen,
  whileRunning,
} from '../../matches/index.ts'
import { hoursAfter } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Block, finePrint, type Letter, text } from '../letters/letter.ts'
import { inviteRequest } from '../links/links.ts'
import { listed, timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { type MatchNews, matchLetter, matchNews } from './match-mail.ts'

/** A match that has not filled, or in which nothing happens, will be given up: when, and what one can do about it. */
export async function matchExpiring(platform: Platform, match: string, accountId: string | null): Promise<Letter> {
  const news = await matchNews(platform, match, accountId)
  const { record, account, to, say } = news
  if (isOver(record)) throw new Withhold('match-over')
  const isOpen = record.status === 'open'
  const isIn = isOpen ? takesPart(record, account) : seatOf(record, account) !== undefined
  if (!isIn) throw new Withhold('not-in-match')
  const time = timeFor(to, givenUp(record, platform.clock.now()))
  const special = isOpen ? waiting(news, time) : silent(news, time)
  return matchLetter(platform, news, say.table.expiring.subject, special)
}

/**
 * @throws Withhold if somebody has moved or joined since, so that there is time again, and another warning will follow
 */
function givenUp(record: MatchRecord, now: Date): Date {
  const { warnHours, expireHours } = record.status === 'open' ? whileOpen : whileRunning
  const at = givenUpAt(record)
  if (at === null || at > hoursAfter(now, expireHours - warnHours)) throw new Withhold('match-goes-on')
  return at
}

function waiting({ record, name, say, title }: MatchNews, time: string): Block[] {
  const { open, invite } = say.table.expiring
  return [
    text(open(name, title, record.seats - record.participants.length, time)),
    text(invite),
    finePrint([`API: ${inviteRequest(record.id)}`]),
  ]
}

function silent({ record, name, say, title, names, to }: MatchNews, time: string): Block[] {
  const { running, waitsFor } = say.table.expiring
  const late = holders(record).filter(({ seat }) => record.decisions.some((decision) => decision.seat === seat))
  const whose = late.map(({ seat }) => names(seat))
  return [text(running(name, title, time)), text(waitsFor(listed(to.language, whose)))]
}
