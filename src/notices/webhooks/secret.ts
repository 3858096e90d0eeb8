import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { ServerSecrets } from '../../platform/secrets.ts'

/** What the deliveries to a webhook are signed with, as Standard Webhooks write it. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** What is posted to a webhook, and what proves that it came from here. */
export interface Signed {
  /** The same at every try, and when it is posted again. */
  readonly message: string
  readonly webhook: string
  readonly sealedSecret: string
  readonly body: string
}

/** The headers by which a receiver knows that a delivery is ours, whole and fresh (Standard Webhooks). */
export function signature(secrets: ServerSecrets, signed: Signed, now: Date): Readonly<Record<string, string>> {
  const { message, webhook, sealedSecret, body } = signed
  return {
    'webhook-id': message,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secrets.unseal(sealedSecret, webhook)).sign(message, now, body),
  }
}
