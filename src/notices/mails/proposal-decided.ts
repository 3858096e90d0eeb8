import { isOver } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { matchLetter } from './match-mail.ts'
import { type AboutProposal, type ProposalNews, proposalNews, termsSentence } from './proposal-news.ts'

/** A proposal was accepted or declined: what it was, and what that means. */
export async function proposalDecided(
  platform: Platform,
  about: AboutProposal,
  accountId: string | null,
): Promise<Letter> {
  const news = await proposalNews(platform, about, accountId)
  const { record, seat, say, title, namesThen } = news
  const { status, seat: by, terms } = news.proposal
  const words = say.table.proposal
  if (status !== 'accepted' && status !== 'declined') throw new Withhold('cause-gone')
  const hasEndedIt = status === 'accepted' && terms.kind === 'end'
  if (isOver(record) && !hasEndedIt) throw new Withhold('match-over')
  const { subject, own, other, administrators } = words.decided[status]
  const now = status === 'accepted' ? consequence(platform, news) : words.unchanged
  const theirs = by === null ? administrators(news.name, title) : other(namesThen(by), news.name, title)
  const decided = seat === by ? own(news.name, title) : theirs
  return matchLetter(platform, news, subject, [
    text(decided),
    heading(words.was),
    text(termsSentence(news)),
    heading(words.means),
    text(now),
  ])
}

/** What an accepted proposal means. @throws Withhold if it has been superseded */
function consequence({ clock }: Platform, { record, proposal: { terms }, to, say }: ProposalNews): string {
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
