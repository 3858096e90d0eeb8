import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { timeFor } from '../locales/index.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchLetter } from './match-mail.ts'
import { toDecide } from './to-decide.ts'

/** A seat owes a decision: the question, what happened since its last one, and the position in words. */
export async function yourTurn(platform: Platform, about: About, accountId: string | null): Promise<Letter> {
  const news = await ownDecision(platform, about, accountId)
  const { open, to, say, title } = news
  const { head, blocks } = await toDecide(platform, news, about)
  const letter = await matchLetter(platform, { ...news, head }, say.turn.subject, [
    text(say.turn.text(news.name, title, timeFor(to, open.sinceAt))),
    ...(open.dueAt === null ? [] : [text(say.turn.until(timeFor(to, open.dueAt)))]),
    ...blocks,
  ])
  const subjectAtStart = say.match.subject(news.name, title, say.started.yourTurn)
  return letter.part === undefined ? letter : { ...letter, part: { ...letter.part, subjectAtStart } }
}
