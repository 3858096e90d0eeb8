import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { ServerSecrets } from '../../platform/secrets.ts'

/** A new secret to sign deliveries with, in the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** A delivery, with what is needed to sign it. */
interface Signed {
  /** The same for every attempt and every replay. */
  readonly message: string
  readonly webhook: string
  readonly sealedSecret: string
  readonly body: string
}

/** The headers by which a receiver verifies that a delivery is authentic, complete and fresh (Standard Webhooks). */
export function signature(secrets: ServerSecrets, signed: Signed, now: Date): Readonly<Record<string, string>> {
  const { message, webhook, sealedSecret, body } = signed
  return {
    'webhook-id': message,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secrets.unseal(sealedSecret, webhook)).sign(message, now, body),
  }
}
