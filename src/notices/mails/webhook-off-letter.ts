import { action, finePrint, type Letter, type Recipient, text } from '../letters/letter.ts'
import { deliveriesRequest, switchOnRequest } from '../links/requests.ts'
import { words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'

export interface WebhookOffFacts {
  readonly to: Recipient
  /** The part of the settings that is about webhooks. */
  readonly settings: string
  readonly webhook: string
  readonly host: string
  readonly why: keyof Words['webhook']['why']
}

/** The server switched a webhook off: why, where to look, and how to switch it on again. */
export function webhookOffLetter({ to, settings, webhook, host, why }: WebhookOffFacts): Letter {
  const { hello, client, webhook: say } = words[to.language]
  return {
    to,
    subject: say.subject,
    body: [
      text(hello(to.name)),
      text(say.why[why](host)),
      text(say.meanwhile),
      text(say.again),
      action(client.settings, settings),
      finePrint([`API: ${deliveriesRequest(webhook)}`, `API: ${switchOnRequest(webhook)}`]),
    ],
  }
}
