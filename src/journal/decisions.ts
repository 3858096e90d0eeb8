import { z } from 'zod'
import type { Decision } from '../games/game.ts'
import { At } from './entry.ts'

/** A decision that the match waits for, and the version since which it does. */
export const OpenDecision = z.strictObject({
  seat: z.int().min(0),
  question: z.string(),
  since: z.int().min(1),
  sinceAt: At,
  /** Whether nobody has to wait for it. */
  lapses: z.boolean(),
})
export type OpenDecision = z.infer<typeof OpenDecision>

/** The id of a decision within its match. It stays the same as long as its seat is asked the same question. */
export function decisionId({ since, seat, question }: Pick<OpenDecision, 'since' | 'seat' | 'question'>): string {
  return `${since}.${seat}.${question}`
}

/** The decisions that are open now. One that was open before, with the same question, keeps its `since`. */
export function carry(
  previous: readonly OpenDecision[],
  now: readonly Decision[],
  version: number,
  at: string,
): OpenDecision[] {
  return now.map(({ seat, question, lapses = false }) => {
    const before = previous.find((decision) => decision.seat === seat && decision.question === question)
    return before ?? { seat, question, since: version, sinceAt: at, lapses }
  })
}

/** The decisions that came up after a version, for which no notice exists yet. */
export function askedAfter(version: number, decisions: readonly OpenDecision[]): OpenDecision[] {
  return decisions.filter(({ since }) => since > version)
}
