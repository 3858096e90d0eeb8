import type { Entry } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { replayed } from '../../matches/index.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, text } from '../letters/letter.ts'
import { positionPicture } from '../letters/position-picture.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { stillOpen } from './decision-news.ts'
import { matchLetter, playerNews } from './match-mail.ts'
import { sentences, story } from './story.ts'

type DecidedForYouNotice = Extract<NoticeDraft, { topic: 'decided-for-you' }>

/** A deadline has passed, and the clock or a bot has decided: what it did. Goes out even if the match is over. */
export async function decidedForYou(
  platform: Platform,
  decided: DecidedForYouNotice,
  accountId: string | null,
): Promise<Letter> {
  const news = await playerNews(platform, decided.match, accountId)
  const { record, seat, to, say, title } = news
  if (seat !== decided.seat) throw new Withhold('not-in-match')
  const { entries: journal, heads } = await replayed(platform, record)
  const done = answers(journal, heads, decided)
  const [first] = done
  const head = heads.at(-1)
  if (!first || !head) throw new Withhold('cause-gone')
  const time = timeFor(to, new Date(first.at))
  return matchLetter(platform, news, say.decided.subject, [
    text(say.decided.text(news.name, title)),
    text(say.decided.by[decided.by](time)),
    heading(say.decided.asked),
    text(news.wording.question(decided.question)),
    heading(say.decided.done),
    ...story(sentences(news, done, head), say.turn),
    ...(await positionPicture(platform, news, head)),
    text(say.decided.hours),
  ])
}

/** The entries made in place of the seat, up to the answer to this question; each later question has its own mail. */
function answers(entries: readonly Entry[], heads: readonly Head[], decided: DecidedForYouNotice): Entry[] {
  const { seat, version, by } = decided
  const answered = answeredAt(heads, decided)
  return entries.filter(
    (entry) =>
      entry.version > version &&
      entry.version <= answered &&
      entry.actor.kind === 'seat' &&
      entry.actor.seat === seat &&
      entry.actor.by === by,
  )
}

/** The version at which the decision was no longer open; that of the head if it still is. */
function answeredAt(heads: readonly Head[], decided: DecidedForYouNotice): number {
  const answered = heads.find((head) => head.version > decided.version && !stillOpen(head.decisions, decided))
  return (answered ?? heads.at(-1))?.version ?? 0
}
