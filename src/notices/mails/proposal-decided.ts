import { isOver } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter } from './match-mail.ts'
import { type AboutProposal, type ProposalNews, proposalNews, termsSentence } from './proposal-news.ts'

/** A proposal was accepted or declined: what it was, and what it means now. */
export async function proposalDecided(
  platform: Platform,
  about: AboutProposal,
  accountId: string | null,
): Promise<Letter> {
  const news = await proposalNews(platform, about, accountId)
  const { record, seat, say, title, namesThen } = news
  const { status, seat: by, terms } = news.proposal
  const told = say.table.proposal
  if (status !== 'accepted' && status !== 'declined') throw new Withhold('cause-gone')
  const hasEndedIt = status === 'accepted' && terms.kind === 'end'
  if (isOver(record) && !hasEndedIt) throw new Withhold('match-over')
  const { subject, own, other, administrators } = told.decided[status]
  const now = status === 'accepted' ? nowThat(platform, news) : told.unchanged
  const theirs = by === null ? administrators(news.name, title) : other(namesThen(by), news.name, title)
  const decided = seat === by ? own(news.name, title) : theirs
  return matchLetter(platform, news, subject, [
    text(decided),
    heading(told.was),
    text(termsSentence(news)),
    heading(told.means),
    text(now),
  ])
}

/** What an accepted proposal means. @throws Withhold where it means nothing any more */
function nowThat({ clock }: Platform, { record, proposal: { terms }, to, say }: ProposalNews): string {
  const { now } = say.table.proposal
  const { pausedUntil } = record
  const paused = pausedUntil !== null && pausedUntil > clock.now() ? pausedUntil : undefined
  switch (terms.kind) {
    case 'pause':
      if (paused === undefined) throw new Withhold('cause-gone')
      return now.pause(timeFor(to, paused))
    case 'resume':
      if (paused !== undefined) throw new Withhold('cause-gone')
      return now.resume
    case 'end':
      return now.end
    case 'take-back':
      return now.takeBack
    case 'replace':
      return now.replace[terms.by]
    case 'new-rules':
      if (record.rules !== terms.to) throw new Withhold('cause-gone')
      return now.newRules(terms.to)
    default:
      return terms satisfies never
  }
}
