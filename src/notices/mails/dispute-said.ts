import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { finePrint, type Letter, text } from '../letters/letter.ts'
import { commentRequest } from '../links/links.ts'
import { Withhold } from '../outbox/notice.ts'
import { disputeOf, speakerName } from './dispute-news.ts'
import { matchLetter, playerNews } from './match-mail.ts'

type DisputeSaidNotice = Extract<NoticeDraft, { topic: 'dispute-said' }>

/** Somebody has commented on a dispute. It is withheld once the dispute is over, since nobody can answer any more. */
export async function disputeSaid(
  platform: Platform,
  said: DisputeSaidNotice,
  accountId: string | null,
): Promise<Letter> {
  const news = await playerNews(platform, said.match, accountId)
  const { record, say, title } = news
  const { status } = await disputeOf(platform, said)
  if (status !== 'open') throw new Withhold('dispute-over')
  const { dispute: number, place } = said
  const comment = await platform.database.prisma.disputeComment.findUnique({
    where: { matchId_number_place: { matchId: record.id, number, place } },
    include: { account: { select: { name: true } } },
  })
  if (comment === null || comment.account === null) throw new Withhold('cause-gone')
  const { said: words, look } = say.dispute
  return matchLetter(platform, news, words.subject, [
    text(words.text(speakerName(comment, say), news.name, title, number)),
    text(comment.text),
    text(look),
    text(words.how),
    finePrint([`API: ${commentRequest(record.id, number)}`]),
  ])
}
