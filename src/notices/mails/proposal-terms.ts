import type { ProposalWords, ProposedTerms } from '../locales/table/words.ts'

/** What is proposed, and what it would do. */
export function termsSentence(terms: ProposedTerms, { terms: words }: ProposalWords): string {
  switch (terms.kind) {
    case 'pause':
      return words.pause(terms.days)
    case 'resume':
      return words.resume
    case 'end':
      return words.end
    case 'take-back':
      return words.takeBack(terms.to)
    case 'replace':
      return words.replace[terms.by](terms.player)
    case 'new-rules':
      return words.newRules(terms.to, terms.reason)
    default:
      return terms satisfies never
  }
}
