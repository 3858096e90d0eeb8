import { type Letter, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import { type ToDecide, toDecide } from './to-decide.ts'

export interface WinClaimedFacts extends MatchFacts {
  readonly claimant: string
  readonly dueAt: Date
  readonly decide: ToDecide
}

/** The win is claimed from a late player: by whom, the last deadline, and everything needed to decide. */
export function winClaimedLetter(facts: WinClaimedFacts): Letter {
  const { to, name, title, claimant, dueAt, decide } = facts
  const say = words[to.language]
  const { subject, text: claim, until } = say.absence.claimed
  return matchLetter(facts, subject, [
    text(claim(claimant, name, title)),
    text(until(timeFor(to, dueAt))),
    ...toDecide(decide, say),
  ])
}
