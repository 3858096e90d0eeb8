import { type Block, footnote, type Letter, link, type Recipient, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'

/** What every mail about a match needs, and its recipient. */
export interface MatchFacts {
  readonly to: Recipient
  readonly account: string
  readonly match: string
  /** The name of the match; its players' names if its creator gave it none. */
  readonly name: string
  /** "Havana", in the language of the reader. */
  readonly title: string
  /** The link to the match, with which a reader who no longer takes part can only look at it. Null: not even that. */
  readonly page: { readonly for: 'open' | 'look'; readonly url: string } | null
  /** The link to the signed head of the journal that the mail describes; null if the match has no journal yet. */
  readonly proof: string | null
}

/** A mail about a match: its own content, and what all such mails have in common. */
export function matchLetter(facts: MatchFacts, subject: string, special: readonly Block[]): Letter {
  const { to, account, match, name, title, page, proof } = facts
  const say = words[to.language]
  const closing = [
    ...(page === null ? [] : [link(say.match[page.for], page.url)]),
    ...(proof === null ? [] : [footnote(say.match.proof, proof)]),
  ]
  return {
    to,
    subject: say.match.subject(name, title, subject),
    body: [text(say.hello(to.name)), ...special, ...closing],
    about: { match, account },
    part: { content: special, closing },
  }
}
