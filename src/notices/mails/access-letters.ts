import { type Block, finePrint, type Letter, link, list, type Recipient, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'

export interface AccessFacts {
  readonly to: Recipient
  /** The part of the settings that is about it. */
  readonly settings: string
}

export interface TokenMadeFacts extends AccessFacts {
  readonly token: string
  readonly name: string
  readonly scopes: readonly string[]
  /** Null: it works until it is deleted. */
  readonly expiresAt: Date | null
}

/** A personal access token was made: its name, what it may do, and when it expires. */
export function tokenMadeLetter(facts: TokenMadeFacts): Letter {
  const { to, token, name, scopes, expiresAt } = facts
  const say = words[to.language].access.token
  const may = Object.entries(say.scopes).flatMap(([scope, words]) => (scopes.includes(scope) ? [words] : []))
  const until = expiresAt === null ? say.endless : say.until(timeFor(to, expiresAt))
  const content = [text(say.made(name)), list(may), text(until)]
  return accessLetter(facts, say.subject, content, `DELETE /v1/account/tokens/${token}`)
}

export interface TokenEndingFacts extends AccessFacts {
  readonly name: string
  readonly expiresAt: Date
}

/** A personal access token ends in two weeks. */
export function tokenEndingLetter({ to, settings, name, expiresAt }: TokenEndingFacts): Letter {
  const { hello, access, client } = words[to.language]
  const { subject, text: ending, again } = access.ending
  return {
    to,
    subject: subject(name),
    body: [
      text(hello(to.name)),
      text(ending(name, timeFor(to, expiresAt))),
      text(again),
      link(client.settings, settings),
      finePrint(['API: POST /v1/account/tokens']),
    ],
  }
}

export interface WebhookMadeFacts extends AccessFacts {
  readonly webhook: string
  /** Shows only the host of the address: the rest may be a secret. */
  readonly host: string
}

/** A webhook was made, or was given another address or secret. */
export function webhookMadeLetter({ webhook, host, ...facts }: WebhookMadeFacts): Letter {
  const say = words[facts.to.language].access.webhook
  return accessLetter(facts, say.subject, [text(say.made(host))], `DELETE /v1/account/webhooks/${webhook}`)
}

/** A calendar of one's deadlines was made. */
export function calendarMadeLetter(facts: AccessFacts): Letter {
  const say = words[facts.to.language].access.calendar
  return accessLetter(facts, say.subject, [text(say.made)], 'DELETE /v1/account/calendar')
}

/** What all these letters have in common. @param how the request that ends the access */
function accessLetter({ to, settings }: AccessFacts, subject: string, content: readonly Block[], how: string): Letter {
  const { hello, access, client } = words[to.language]
  return {
    to,
    subject,
    body: [
      text(hello(to.name)),
      ...content,
      text(access.advice),
      link(client.settings, settings),
      finePrint([`API: ${how}`]),
    ],
  }
}
