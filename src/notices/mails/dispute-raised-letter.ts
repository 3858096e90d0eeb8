import { finePrint, heading, type Letter, quote, text } from '../letters/letter.ts'
import { commentRequest, queueRequest } from '../links/requests.ts'
import { words } from '../locales/index.ts'
import { type Speaker, speakerName } from './dispute-mail.ts'
import { type MatchFacts, matchLetter } from './match-mail.ts'

export interface DisputeRaisedFacts extends MatchFacts {
  readonly dispute: number
  readonly by: Speaker
  /** The version of the match that it is about. */
  readonly version: number
  readonly text: string
  readonly meanwhile: 'over' | 'goesOn' | 'frozen'
  /** Whether its reader holds a seat; otherwise they are an administrator, who gets a link to the queue. */
  readonly isAtTable: boolean
}

/** A dispute was raised. */
export function disputeRaisedLetter(facts: DisputeRaisedFacts): Letter {
  const { to, match, name, title, dispute, by, version, meanwhile, isAtTable } = facts
  const say = words[to.language].dispute
  const { raised } = say
  const complaint = [
    text(raised.text(speakerName(by, say), name, title, version)),
    heading(raised.complaint),
    quote(facts.text),
    text(raised[meanwhile]),
    text(say.look),
    text(raised.how),
  ]
  const requests = [`API: ${commentRequest(match, dispute)}`, ...(isAtTable ? [] : [`API: ${queueRequest()}`])]
  return matchLetter(facts, raised.subject, complaint, [finePrint(requests)])
}
