import { type Letter, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import { type ToDecide, toDecide } from './to-decide.ts'

export interface DeadlineNearFacts extends MatchFacts {
  readonly dueAt: Date
  /** What happens at the deadline. */
  readonly afterwards: keyof Words['near']['afterwards'] | 'forfeit'
  readonly decide: ToDecide
}

/** The deadline of a decision is near: when it is, what happens then, and everything needed to decide. */
export function deadlineNearLetter(facts: DeadlineNearFacts): Letter {
  const { to, name, title, dueAt, afterwards, decide } = facts
  const say = words[to.language]
  return matchLetter(facts, say.near.subject, [
    text(say.near.text(name, title, timeFor(to, dueAt))),
    text(afterwards === 'forfeit' ? say.absence.forfeit : say.near.afterwards[afterwards]),
    ...toDecide(decide, say),
  ])
}
