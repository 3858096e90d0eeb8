import { type Letter, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

/** The creator of a match took a seat back before the start. */
export function seatRemovedLetter(facts: MatchFacts): Letter {
  const { removed, others } = words[facts.to.language].table
  return matchLetter(facts, removed.subject, [text(removed.text(facts.name, facts.title)), text(others)])
}
