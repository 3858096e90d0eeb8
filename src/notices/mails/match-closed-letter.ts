import { type Letter, link, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface MatchClosedFacts extends MatchFacts {
  readonly why: keyof Words['table']['closed']
  /** The page to find other matches. */
  readonly find: string
}

/** A match that waited for players was closed. */
export function matchClosedLetter(facts: MatchClosedFacts): Letter {
  const { to, name, title, why, find } = facts
  const { client, table } = words[to.language]
  const { closed, others } = table
  return matchLetter(facts, closed[why].subject, [
    text(closed[why].text(name, title)),
    text(others),
    link(client.find, find),
  ])
}
