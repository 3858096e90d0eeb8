import { finePrint, heading, type Letter, text } from '../letters/letter.ts'
import { agreeRequest } from '../links/requests.ts'
import { words } from '../locales/index.ts'
import type { ProposedTerms } from '../locales/table/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import { termsSentence } from './proposal-terms.ts'

export interface ProposedFacts extends MatchFacts {
  readonly proposal: number
  readonly terms: ProposedTerms
  /** Who proposes it; null if administrators do. */
  readonly by: string | null
}

/** Somebody proposes something: what agreeing to it does, and how to agree. */
export function proposedLetter(facts: ProposedFacts): Letter {
  const { to, match, name, title, proposal, terms, by } = facts
  const say = words[to.language].table.proposal
  const asks = [
    text(by === null ? say.administratorsAsk(name, title) : say.asks(by, name, title)),
    heading(say.what),
    text(termsSentence(terms, say)),
    text(say.consent),
    ...(terms.kind === 'take-back' ? [text(say.lapses)] : []),
    text(say.how),
  ]
  return matchLetter(facts, say.subject[terms.kind], asks, [finePrint([`API: ${agreeRequest(match, proposal)}`])])
}
