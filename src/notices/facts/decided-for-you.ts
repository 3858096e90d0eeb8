import type { Entry } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { openAs, replayJournal } from '../../matches/index.ts'
import { pageLink } from '../links/links.ts'
import { type DecidedForYouFacts, decidedForYouLetter } from '../mails/decided-for-you-letter.ts'
import { keyOfDecision, Withhold } from '../record/notice.ts'
import { entriesSay, matchFacts, playerNews } from './match-news.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { positionPicture } from './position-picture.ts'

type DecidedForYouNotice = DraftOf<'decided-for-you'>

/** A deadline has passed, and the clock or a bot has decided. The mail is sent even if the match is over. */
export const decidedForYou: NoticeBuilder<DecidedForYouNotice, DecidedForYouFacts> = {
  async facts(platform, decided, reader) {
    const news = await playerNews(platform, decided.match, reader)
    const { record, seat, wording } = news
    if (seat !== decided.seat) throw new Withhold('not-in-match')
    const { entries: journal, heads } = await replayJournal(platform, record)
    const done = answers(journal, heads, decided)
    const [first] = done
    const head = heads.at(-1)
    if (!first || !head) throw new Withhold('cause-gone')
    return {
      by: decided.by,
      at: new Date(first.at),
      question: wording.question(decided.question),
      done: entriesSay(news, done, head),
      picture: await positionPicture(platform, news, head),
      settings: pageLink(platform, 'settings#hours'),
      ...(await matchFacts(platform, news)),
    }
  },
  letter: decidedForYouLetter,
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

/** The version at which the decision was closed; the head's version if it is still open. */
function answeredAt(heads: readonly Head[], decided: DecidedForYouNotice): number {
  const key = keyOfDecision(decided)
  const answered = heads.find((head) => head.version > decided.version && !openAs(head, key))
  return (answered ?? heads.at(-1))?.version ?? 0
}
