import { type Letter, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import { type ToDecide, toDecide } from './to-decide.ts'

export interface YourTurnFacts extends MatchFacts {
  readonly since: Date
  readonly dueAt: Date | null
  readonly decide: ToDecide
}

/** A seat owes a decision: since when, until when, and everything needed to decide. */
export function yourTurnLetter(facts: YourTurnFacts): Letter {
  const { to, name, title, since, dueAt, decide } = facts
  const say = words[to.language]
  const letter = matchLetter(facts, say.turn.subject, [
    text(say.turn.text(name, title, timeFor(to, since))),
    ...(dueAt === null ? [] : [text(say.turn.until(timeFor(to, dueAt)))]),
    ...toDecide(decide, say),
  ])
  const subjectAtStart = say.match.subject(name, title, say.started.yourTurn)
  return letter.part === undefined ? letter : { ...letter, part: { ...letter.part, subjectAtStart } }
}
