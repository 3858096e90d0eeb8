import type { Account } from '../../generated/prisma/client.ts'
import { withoutTakenBack } from '../../journal/decisions-taken-back.ts'
import type { Entry } from '../../journal/entry.ts'
import { foldInParts } from '../../journal/fold.ts'
import type { Head } from '../../journal/head.ts'
import { afterDeadline, openAs, readEntries, readMarkOf } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { resultInSlices } from '../../platform/time-slices.ts'
import type { MatchFacts } from '../mails/match-mail.ts'
import {
  type DeadlineNearFacts,
  deadlineNearLetter,
  type ToDecide,
  type WinClaimedFacts,
  winClaimedLetter,
  type YourTurnFacts,
  yourTurnLetter,
} from '../mails/owed-decision-letters.ts'
import { type AboutDecision, keyOfDecision, Withhold } from '../record/notice.ts'
import { type DecisionNews, decisionNews, entriesSay, matchFacts, type PlayerNews } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'
import { positionPicture } from './position-picture.ts'

/** A seat owes a decision. */
export const yourTurn: NoticeBuilder<AboutDecision, YourTurnFacts> = {
  async facts(platform, about, reader) {
    const news = await ownDecision(platform, about, reader)
    const { sinceAt: since, dueAt } = news.open
    return { ...(await decisionFacts(platform, news, about)), since, dueAt }
  },
  letter: yourTurnLetter,
}

/** The deadline of a seat's decision is near. */
export const deadlineNear: NoticeBuilder<AboutDecision, DeadlineNearFacts> = {
  async facts(platform, about, reader) {
    const news = await ownDecision(platform, about, reader)
    const { record, open } = news
    const { dueAt, missedAt } = open
    const isToCome = dueAt !== null && missedAt === null && dueAt > platform.clock.now()
    if (!isToCome) throw new Withhold('deadline-passed')
    const afterwards = afterDeadline(record, open, reader)
    return { ...(await decisionFacts(platform, news, about)), dueAt, afterwards }
  },
  letter: deadlineNearLetter,
}

/** The win is claimed from a player who is late. */
export const winClaimed: NoticeBuilder<AboutDecision, WinClaimedFacts> = {
  async facts(platform, about, reader) {
    const news = await ownDecision(platform, about, reader)
    const { record, open, names } = news
    const { claimedBy, dueAt } = open
    const isForfeit = afterDeadline(record, open, reader) === 'forfeit'
    if (!isForfeit || claimedBy === null || dueAt === null) throw new Withhold('cause-gone')
    return { ...(await decisionFacts(platform, news, about)), claimant: names(claimedBy), dueAt }
  },
  letter: winClaimedLetter,
}

/** Like `decisionNews`, for the player who owes the decision, if they can make it now. */
async function ownDecision(platform: Platform, about: AboutDecision, reader: Account): Promise<DecisionNews> {
  const news = await decisionNews(platform, about, reader)
  if (news.seat !== about.seat) throw new Withhold('not-in-match')
  if (news.record.frozenAt !== null) throw new Withhold('match-frozen')
  return news
}

/** Everything a player needs to decide, as the head of the journal has it to which the mail links. */
async function decisionFacts(
  platform: Platform,
  news: DecisionNews,
  about: AboutDecision,
): Promise<MatchFacts & { readonly decide: ToDecide }> {
  const { record, seat, to, names } = news
  const journal = await readEntries(platform, record.id, { upTo: record.version })
  const head = await resultInSlices(foldInParts(record.game, journal))
  // Read from the head rather than the table of open decisions, so that the position and the question belong together.
  if (!openAs(head, keyOfDecision(about))) throw new Withhold('decision-taken')
  const wording = record.game.wordingOf(head.state, to.language)
  const decide = {
    question: wording.question(about.question),
    happened: await happened(platform, news, journal, head),
    position: wording.position(record.game.view(head.state, seat), names),
    picture: await positionPicture(platform, news, head),
  }
  return { ...(await matchFacts(platform, news, { head })), decide }
}

/**
 * What happened since the seat's last entry or, if later, since its player last looked, as far as the seat may see it.
 */
async function happened(
  platform: Platform,
  news: PlayerNews,
  journal: readonly Entry[],
  head: Head,
): Promise<ToDecide['happened']> {
  const { record, account, seat } = news
  // A player has not seen what their standing orders did.
  const last = journal.findLast(({ actor }) => actor.kind === 'seat' && actor.seat === seat && actor.by !== 'order')
  const own = last?.version ?? 0
  const { version: seen } = await readMarkOf(platform, record.id, account)
  const entries = journal.slice(Math.max(own, seen))
  return {
    since: seen > own ? 'look' : 'decision',
    events: entriesSay(news, withoutTakenBack(entries), head),
  }
}
