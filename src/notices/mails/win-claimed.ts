import { isClaimed } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchLetter } from './match-mail.ts'
import { toDecide } from './to-decide.ts'

/** The win is claimed from a player who is late: by whom, the last deadline, and all one needs to decide. */
export async function winClaimed(platform: Platform, about: About, accountId: string | null): Promise<Letter> {
  const news = await ownDecision(platform, about, accountId)
  const { open, to, say, title, names } = news
  if (!isClaimed(open) || open.claimedBy === null || open.dueAt === null) throw new Withhold('cause-gone')
  const { head, blocks } = await toDecide(platform, news, about)
  const { subject, text: claim, until } = say.absence.claimed
  return matchLetter(platform, { ...news, head }, subject, [
    text(claim(names(open.claimedBy), news.name, title)),
    text(until(timeFor(to, open.dueAt))),
    ...blocks,
  ])
}
