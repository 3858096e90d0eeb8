import { heading, type Letter, type Recipient, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import type { ProposedTerms } from '../locales/table/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'
import { termsSentence } from './proposal-terms.ts'

/** What follows from the decision on a proposal. */
export type Consequence =
  | { readonly kind: 'unchanged' | 'resume' | 'end' | 'take-back' }
  | { readonly kind: 'pause'; readonly until: Date }
  | { readonly kind: 'replace'; readonly by: 'bot' | 'person' }
  | { readonly kind: 'new-rules'; readonly to: number }

export interface ProposalDecidedFacts extends MatchFacts {
  readonly status: 'accepted' | 'declined'
  /** Who proposed it; or that its reader did. */
  readonly by: { readonly kind: 'reader' | 'administrators' } | { readonly kind: 'player'; readonly name: string }
  readonly terms: ProposedTerms
  readonly means: Consequence
}

/** A proposal was accepted or declined: what it was, and what follows. */
export function proposalDecidedLetter(facts: ProposalDecidedFacts): Letter {
  const { to, status, terms, means } = facts
  const say = words[to.language].table.proposal
  return matchLetter(facts, say.decided[status].subject, [
    text(decided(facts)),
    heading(say.was),
    text(termsSentence(terms, say)),
    heading(say.means),
    text(consequence(means, to)),
  ])
}

function decided({ to, name, title, status, by }: ProposalDecidedFacts): string {
  const { own, other, administrators } = words[to.language].table.proposal.decided[status]
  switch (by.kind) {
    case 'reader':
      return own(name, title)
    case 'administrators':
      return administrators(name, title)
    case 'player':
      return other(by.name, name, title)
    default:
      return by satisfies never
  }
}

function consequence(means: Consequence, to: Recipient): string {
  const { changed, unchanged } = words[to.language].table.proposal
  switch (means.kind) {
    case 'unchanged':
      return unchanged
    case 'pause':
      return changed.pause(timeFor(to, means.until))
    case 'resume':
      return changed.resume
    case 'end':
      return changed.end
    case 'take-back':
      return changed.takeBack
    case 'replace':
      return changed.replace[means.by]
    case 'new-rules':
      return changed.newRules(means.to)
    default:
      return means satisfies never
  }
}
