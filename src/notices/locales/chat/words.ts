import type { MatchTopic } from '../../record/topics.ts'

/** A sentence for a chat about each topic. The game and the match stand before it, a link after it. */
export interface ChatWords {
  readonly news: Readonly<Record<MatchTopic, string>>
  readonly test: string
}
