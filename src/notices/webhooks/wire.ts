import { z } from 'zod'
import type { Delivery, Webhook } from '../../generated/prisma/client.ts'
import { DeliveryStatus } from '../../generated/prisma/enums.ts'
import type { Player } from '../../platform/http/caller.ts'
import { GivenPassword, ProofField } from '../../platform/http/proof.ts'
import { Fault } from './faults.ts'
import { chatFormatOf, WebhookFormat } from './formats.ts'
import { WebhookTopic, webhookTopics } from './topics.ts'

const error = 'must be an address like https://example.org/paquebot, without a user or a password'
const WebhookUrl = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[\x21-\x7e]+$/, { error, abort: true })
  .refine(isWithoutCredentials, error)
  .meta({
    description: 'Where notices are posted to: `https` (or `http`), without a user or a password in it.',
    example: 'https://example.org/paquebot',
  })
const Topics = z.array(WebhookTopic).meta({
  description: 'The topics that it receives; empty means all of them.',
  example: ['your-turn', 'match-ended'],
})
const TopicsWish = Topics.max(webhookTopics.length)

function isWithoutCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

export const WebhookWish = z
  .strictObject({
    url: WebhookUrl,
    format: WebhookFormat.optional(),
    topics: TopicsWish.optional(),
    password: ProofField,
  })
  .meta({ id: 'WebhookWish', description: 'A new webhook.' })
export type WebhookWish = z.infer<typeof WebhookWish>

export const WebhookChange = z
  .strictObject({
    url: WebhookUrl,
    format: WebhookFormat,
    topics: TopicsWish,
    on: z.boolean().describe('False switches it off; true switches it on again, whatever switched it off.'),
    password: GivenPassword.describe(
      'Your password, needed to change the address. It may be left out in the first 15 minutes of a session.',
    ),
  })
  .partial()
  .meta({ id: 'WebhookChange', description: 'What is to change; the rest stays.' })
export type WebhookChange = z.infer<typeof WebhookChange>

const offBy = ['owner', 'failures', 'gone'] as const

export const WebhookBody = z
  .object({
    id: z.uuid(),
    url: z.string().meta({
      description:
        'Where notices are posted to. A personal access token sees only its origin, as `https://example.org/…`, because anybody who has the address of a chat can post to it.',
      example: 'https://example.org/paquebot',
    }),
    format: WebhookFormat,
    topics: Topics,
    on: z.boolean(),
    offAt: z.iso.datetime().nullable().describe('Since when it has been off; null if it is on.'),
    offBy: z
      .enum(offBy)
      .nullable()
      .describe('Why it is off: its owner switched it off, it failed for a week, or the receiver answered 410.'),
    usedAt: z.iso.datetime().nullable().describe('When something was last delivered, to the minute; null if never.'),
    failingSince: z.iso
      .datetime()
      .nullable()
      .describe('Since when every attempt has failed; null if the last one succeeded.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook', description: 'An address to which the server posts your notices.' })
export type WebhookBody = z.infer<typeof WebhookBody>

export const WebhookList = z
  .object({ items: z.array(WebhookBody) })
  .meta({ id: 'WebhookList', description: 'Your webhooks.' })

export const WebhookWithSecret = WebhookBody.extend({
  secret: z
    .string()
    .meta({ description: 'The secret that deliveries are signed with. It is shown only once.', example: 'whsec_…' }),
}).meta({ id: 'WebhookWithSecret', description: 'A webhook, with its secret.' })

export const DeliveryBody = z
  .object({
    id: z.uuid(),
    message: z.uuid().describe('Sent as `webhook-id`: the same for every attempt and every replay.'),
    topic: z.string().meta({ description: 'What it is about; `test` for a test.', example: 'your-turn' }),
    match: z.uuid().nullable(),
    status: z
      .enum(DeliveryStatus)
      .describe('`pending`: the next attempt is at `dueAt`. `failed`: there are no more attempts.'),
    attempts: z.int().describe('The number of attempts.'),
    answer: z.int().nullable().describe('The HTTP status of the last answer; null if there was none.'),
    fault: Fault.nullable().meta({
      description:
        'Why the last attempt failed; null if it did not. `unreachable` is followed by a space and the system’s code of the broken connection, if there is one.',
      example: 'unreachable ECONNREFUSED',
    }),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().describe('When the next attempt is; null if there is none.'),
    doneAt: z.iso.datetime().nullable().describe('When it was delivered or given up.'),
  })
  .meta({ id: 'Delivery', description: 'A notice to a webhook, and its outcome.' })
export type DeliveryBody = z.infer<typeof DeliveryBody>

export const DeliveryWithBody = DeliveryBody.extend({
  body: z.string().meta({
    description: 'The body of the post, byte for byte. For the webhook of a chat, the notice whose sentence is posted.',
    example: '{"type":"test","timestamp":"2026-03-02T18:30:00.000Z","data":{}}',
  }),
}).meta({ id: 'DeliveryWithBody', description: 'A delivery, with its body.' })
export type DeliveryWithBody = z.infer<typeof DeliveryWithBody>

/** A webhook as this caller may see it: only a session sees the whole address. */
export function webhookBody(row: Webhook, { session }: Pick<Player, 'session'>): WebhookBody {
  return {
    id: row.id,
    url: session === undefined ? `${new URL(row.url).origin}/…` : row.url,
    format: chatFormatOf(row.format) ?? 'paquebot',
    topics: webhookTopics.filter((topic) => row.topics.includes(topic)),
    on: row.offAt === null,
    offAt: row.offAt?.toISOString() ?? null,
    offBy: offBy.find((by) => by === row.offBy) ?? null,
    usedAt: row.usedAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

export function deliveryBody(row: Delivery): DeliveryBody {
  return {
    id: row.id,
    message: row.replayOf ?? row.id,
    topic: row.topic,
    match: row.matchId,
    status: row.status,
    attempts: row.attempts,
    answer: row.answer,
    fault: row.fault === null ? null : (Fault.safeParse(row.fault).data ?? 'fault'),
    createdAt: row.createdAt.toISOString(),
    dueAt: row.status === 'pending' ? row.dueAt.toISOString() : null,
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}
