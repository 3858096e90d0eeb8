import { type Letter, link, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface SeatRemovedFacts extends MatchFacts {
  /** The page to find other matches. */
  readonly find: string
}

/** The creator of a match took a seat back before the start. */
export function seatRemovedLetter(facts: SeatRemovedFacts): Letter {
  const { client, table } = words[facts.to.language]
  const { removed, others } = table
  return matchLetter(facts, removed.subject, [
    text(removed.text(facts.name, facts.title)),
    text(others),
    link(client.find, facts.find),
  ])
}
