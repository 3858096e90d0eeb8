import type { Account } from '../../generated/prisma/client.ts'
import { isOver, type OpenDecisionRow } from '../../matches/index.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Withhold } from '../outbox/notice.ts'
import { type PlayerNews, playerNews } from './match-news.ts'

/** Which decision a notice is about: its seat, its question, and the version that asked. */
export type About = Omit<Extract<NoticeDraft, { topic: 'your-turn' }>, 'topic'>

/** A player who gets a mail, and an open decision that it is about. */
export interface DecisionNews extends PlayerNews {
  readonly open: OpenDecisionRow
}

/** @throws Withhold if the match is over or the decision is made, and as `playerNews` does */
export async function decisionNews(platform: Platform, about: About, reader: Account): Promise<DecisionNews> {
  const news = await playerNews(platform, about.match, reader)
  if (isOver(news.record)) throw new Withhold('match-over')
  // Most turns are taken before their mail is composed. The journal is read only for the others.
  const open = stillOpen(news.record.decisions, about)
  if (!open) throw new Withhold('decision-taken')
  return { ...news, open }
}

/** The open decision that a notice is about; undefined if it has been made. */
export function stillOpen<Open extends Pick<OpenDecisionRow, 'seat' | 'since' | 'question'>>(
  decisions: readonly Open[],
  { seat, version, question }: About,
): Open | undefined {
  return decisions.find((open) => open.seat === seat && open.since === version && open.question === question)
}
