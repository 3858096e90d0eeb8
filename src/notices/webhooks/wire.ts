import { z } from 'zod'
import type { Webhook } from '../../generated/prisma/client.ts'
import type { Player } from '../../platform/http/caller.ts'
import { GivenPassword, ProofField } from '../../platform/http/proof.ts'
import { DeliveryBody } from '../deliveries/delivery-body.ts'
import { ReceiverUrl } from '../deliveries/receiver-url.ts'
import { MatchTopicName, matchTopics } from '../record/topics.ts'
import { chatFormatOf, WebhookFormat } from './formats.ts'

const WebhookUrl = ReceiverUrl.meta({
  description: 'Where notices are posted to: `https` (or `http`), without a user or a password in it.',
  example: 'https://example.org/paquebot',
})
const Topics = z.array(MatchTopicName).meta({
  description: 'The topics that it receives; empty means all of them.',
  example: ['your-turn', 'match-ended'],
})
const TopicsWish = Topics.max(matchTopics.length)

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

export const DeliveryWithBody = DeliveryBody.extend({
  body: z.string().meta({
    description: 'The body of the post, byte for byte. For the webhook of a chat, the notice whose sentence is posted.',
    example:
      '{"type":"test","timestamp":"2026-03-02T18:30:00.000Z","data":{"webhook":"7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734"}}',
  }),
}).meta({ id: 'DeliveryWithBody', description: 'A delivery, with its body.' })
export type DeliveryWithBody = z.infer<typeof DeliveryWithBody>

/** A webhook as this caller may see it: only a session sees the whole address. */
export function webhookBody(row: Webhook, { session }: Pick<Player, 'session'>): WebhookBody {
  return {
    id: row.id,
    url: session === undefined ? `${new URL(row.url).origin}/…` : row.url,
    format: chatFormatOf(row.format) ?? 'paquebot',
    topics: matchTopics.filter((topic) => row.topics.includes(topic)),
    on: row.offAt === null,
    offAt: row.offAt?.toISOString() ?? null,
    offBy: offBy.find((by) => by === row.offBy) ?? null,
    usedAt: row.usedAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
