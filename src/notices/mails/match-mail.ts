import { action, type Block, footnote, type Letter, partBlocks, type Recipient, text } from '../letters/letter.ts'
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
  /**
   * The link to the match, with which a reader who no longer takes part can only look at it; or to the page on which
   * administrators judge its disputes. Null: the reader may not even look.
   */
  readonly page: { readonly for: 'open' | 'look' | 'judge'; readonly url: string } | null
  /** The link to the signed head of the journal that the mail describes; null if the match has no journal yet. */
  readonly proof: string | null
}

/**
 * A mail about a match: its own content, and what all such mails have in common.
 * @param opening what the reader has to know first, before the link to the match
 */
export function matchLetter(
  facts: MatchFacts,
  subject: string,
  opening: readonly Block[],
  details: readonly Block[] = [],
): Letter {
  const { to, account, match, name, title, proof } = facts
  const say = words[to.language]
  const end = proof === null ? [] : [footnote(say.match.proof, proof)]
  const part = { opening, details, shared: { page: pageOf(facts), end } }
  return {
    to,
    subject: say.match.subject(name, title, subject),
    body: [text(say.hello(to.name)), ...partBlocks(part, part.shared)],
    about: { match, account },
    part,
  }
}

function pageOf({ to, page }: MatchFacts): Block[] {
  if (page === null) return []
  const say = words[to.language].match
  return [action(say[page.for], page.url, page.for === 'open' ? say.pass : undefined)]
}
