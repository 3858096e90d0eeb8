import { isOver, seatOf } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { finePrint, heading, type Letter, text } from '../letters/letter.ts'
import { commentRequest, queueRequest } from '../links/links.ts'
import { Withhold } from '../outbox/notice.ts'
import { accountOf } from '../outbox/recipients.ts'
import { type AboutDispute, disputeOf, speakerName } from './dispute-news.ts'
import { matchLetter, matchNews } from './match-mail.ts'

/** A dispute was raised. Goes to the table, and to administrators with the way to their queue. */
export async function disputeRaised(
  platform: Platform,
  about: AboutDispute,
  accountId: string | null,
): Promise<Letter> {
  const news = await matchNews(platform, about.match, accountId)
  const { record, account, say, title } = news
  const isAtTable = seatOf(record, account) !== undefined
  const { role } = await accountOf(platform, accountId)
  if (!isAtTable && role !== 'administrator') throw new Withhold('not-in-match')
  const dispute = await disputeOf(platform, about)
  if (dispute.status !== 'open') throw new Withhold('dispute-over')
  if (dispute.account === null) throw new Withhold('cause-gone')
  const { raised, look } = say.dispute
  const meanwhile = isOver(record) ? raised.over : record.frozenAt === null ? raised.goesOn : raised.frozen
  return matchLetter(platform, news, raised.subject, [
    text(raised.text(speakerName(dispute, say), news.name, title, dispute.version)),
    heading(raised.complaint),
    text(dispute.text),
    text(meanwhile),
    text(look),
    text(raised.how),
    finePrint([`API: ${commentRequest(record.id, dispute.number)}`, ...(isAtTable ? [] : [`API: ${queueRequest()}`])]),
  ])
}
