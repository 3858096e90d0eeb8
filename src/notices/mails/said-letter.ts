import { finePrint, type Letter, list, text } from '../letters/letter.ts'
import { readRequest, sayRequest } from '../links/requests.ts'
import { words } from '../locales/index.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface SaidFacts extends MatchFacts {
  readonly messages: readonly { readonly name: string; readonly text: string }[]
  /** How many came before those. */
  readonly earlier: number
  /** The number of the newest message; answering marks everything up to it as read. */
  readonly newest: number
}

/** The messages of a table that the reader has not read. */
export function saidLetter(facts: SaidFacts): Letter {
  const { to, match, name, title, messages, earlier, newest } = facts
  const { talk } = words[to.language]
  const said = [
    text(talk.text(name, title)),
    ...(earlier > 0 ? [text(talk.earlier(earlier))] : []),
    list(messages.map((message) => talk.message(message.name, message.text))),
    text(talk.again),
    text(talk.how),
  ]
  const requests = [`API: ${sayRequest(match)}`, `API: ${readRequest(match, newest)}`]
  return matchLetter(facts, talk.subject, said, [finePrint(requests)])
}
