import { z } from 'zod'
import type { Delivery, Webhook } from '../../generated/prisma/client.ts'
import { DeliveryStatus } from '../../generated/prisma/enums.ts'
import { GivenPassword, ProofField } from '../../platform/http/proof.ts'
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
  .strictObject({ url: WebhookUrl, topics: TopicsWish.optional(), password: ProofField })
  .meta({ id: 'WebhookWish', description: 'Where notices are to be posted to.' })
export type WebhookWish = z.infer<typeof WebhookWish>

export const WebhookChange = z
  .strictObject({
    url: WebhookUrl,
    topics: TopicsWish,
    on: z.boolean().describe('False switches it off; true switches it on again, whyever it was off.'),
    password: GivenPassword.describe(
      'Your password, where the address changes. It may be left out in the first 15 minutes of a session.',
    ),
  })
  .partial()
  .meta({ id: 'WebhookChange', description: 'What is to change; the rest stays.' })
export type WebhookChange = z.infer<typeof WebhookChange>

const offBy = ['owner', 'failures', 'gone'] as const

export const WebhookBody = z
  .object({
    id: z.uuid(),
    url: z.string(),
    topics: Topics,
    on: z.boolean(),
    offAt: z.iso.datetime().nullable().describe('Since when it is off; null: it is on.'),
    offBy: z
      .enum(offBy)
      .nullable()
      .describe('Why it is off: by its owner, after a week of failures, or since the receiver answered 410.'),
    usedAt: z.iso.datetime().nullable().describe('When something was last delivered, to the minute; null: never.'),
    failingSince: z.iso.datetime().nullable().describe('Since when every try has failed; null: the last did not.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook', description: 'Where your notices are posted to.' })
export type WebhookBody = z.infer<typeof WebhookBody>

export const WebhookList = z
  .object({ items: z.array(WebhookBody) })
  .meta({ id: 'WebhookList', description: 'Your webhooks.' })

export const WebhookWithSecret = WebhookBody.extend({
  secret: z
    .string()
    .meta({ description: 'What deliveries are signed with. It is shown this once.', example: 'whsec_…' }),
}).meta({ id: 'WebhookWithSecret', description: 'A webhook, with its secret.' })

export const DeliveryBody = z
  .object({
    id: z.uuid(),
    message: z
      .uuid()
      .describe('What is sent as `webhook-id`: the same at every try, and in what is posted again by `replay`.'),
    topic: z
      .string()
      .meta({ description: 'What it is about; `test` for one that you asked for.', example: 'your-turn' }),
    match: z.uuid().nullable(),
    status: z.enum(DeliveryStatus).describe('`pending`: it is tried at `dueAt`. `failed`: it is not tried any more.'),
    attempts: z.int().describe('How often it was tried.'),
    answer: z.int().nullable().describe('The HTTP status of the last answer; null: there was none.'),
    fault: z.string().nullable().meta({
      description:
        'Why the last try failed: `refused` (another status than 2xx), `redirect-not-followed`, `gone` (410), `timeout`, `private-address`, `unreachable …`, `webhook-off`, `account-suspended`, `account-banned`, `fault`.',
      example: 'unreachable ECONNREFUSED',
    }),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().describe('When it is tried (again); null: it is not.'),
    doneAt: z.iso.datetime().nullable().describe('When it was delivered, or given up.'),
  })
  .meta({ id: 'Delivery', description: 'A notice to a webhook, and what became of it.' })
export type DeliveryBody = z.infer<typeof DeliveryBody>

export const DeliveryWithBody = DeliveryBody.extend({
  body: z.string().meta({
    description: 'What is posted, to the byte.',
    example: '{"type":"test","timestamp":"2026-03-02T18:30:00.000Z","data":{}}',
  }),
}).meta({ id: 'DeliveryWithBody', description: 'A delivery, with what is posted.' })
export type DeliveryWithBody = z.infer<typeof DeliveryWithBody>

export function webhookBody(row: Webhook): WebhookBody {
  return {
    id: row.id,
    url: row.url,
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
    fault: row.fault,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.status === 'pending' ? row.dueAt.toISOString() : null,
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}
