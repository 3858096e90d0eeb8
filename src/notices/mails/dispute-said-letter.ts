import { finePrint, type Letter, quote, text } from '../letters/letter.ts'
import { commentRequest } from '../links/requests.ts'
import { words } from '../locales/index.ts'
import { type Speaker, speakerName } from './dispute-mail.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface DisputeSaidFacts extends MatchFacts {
  readonly dispute: number
  readonly by: Speaker
  readonly text: string
}

/** Somebody has commented on a dispute. */
export function disputeSaidLetter(facts: DisputeSaidFacts): Letter {
  const { to, match, name, title, dispute, by } = facts
  const say = words[to.language].dispute
  const said = [
    text(say.said.text(speakerName(by, say), name, title, dispute)),
    quote(facts.text),
    text(say.look),
    text(say.said.how),
  ]
  return matchLetter(facts, say.said.subject, said, [finePrint([`API: ${commentRequest(match, dispute)}`])])
}
