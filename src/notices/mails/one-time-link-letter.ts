import { action, finePrint, type Letter, type Recipient, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'

export interface OneTimeLinkFacts {
  readonly to: Recipient
  readonly mail: 'confirmAddress' | 'signInLink' | 'changeAddress'
  readonly url: string
  /** The request that a client sends instead of opening the link. */
  readonly request: string
  readonly expiresAt: Date
}

/** The mails with a link that works once: to confirm an address, to sign in, to confirm a new address. */
export function oneTimeLinkLetter({ to, mail, url, request, expiresAt }: OneTimeLinkFacts): Letter {
  const say = words[to.language]
  const { subject, text: body, link: label } = say[mail]
  return {
    to,
    subject,
    body: [
      text(say.hello(to.name)),
      text(body),
      action(label, url),
      text(say.validUntil(timeFor(to, expiresAt))),
      text(say.ignore),
      finePrint([`API: ${request}`]),
    ],
  }
}
