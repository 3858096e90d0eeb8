import type { ProposalWords } from '../locales/table/words.ts'

/** What is proposed. */
export type ProposedTerms =
  | { readonly kind: 'pause'; readonly days: number }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end' }
  | { readonly kind: 'take-back'; readonly to: number }
  | { readonly kind: 'replace'; readonly by: 'bot' | 'person'; readonly player: string }
  | { readonly kind: 'new-rules'; readonly to: number; readonly reason: string }

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
