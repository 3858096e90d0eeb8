import { type YourTurnFacts, yourTurnLetter } from '../mails/your-turn-letter.ts'
import { decisionFacts } from './decision-facts.ts'
import { type About, ownDecision } from './decision-news.ts'
import { matchFacts } from './match-news.ts'
import type { NoticeBuilder } from './notice-builder.ts'

/** A seat owes a decision. */
export const yourTurn: NoticeBuilder<About, YourTurnFacts> = {
  async facts(platform, asked, reader) {
    const news = await ownDecision(platform, asked, reader)
    const { sinceAt: since, dueAt } = news.open
    const { head, decide } = await decisionFacts(platform, news, asked)
    return { ...(await matchFacts(platform, news, { head })), since, dueAt, decide }
  },
  letter: yourTurnLetter,
}
