import { ECDH } from 'node:crypto'
import { z } from 'zod'
import type { PushSubscription } from '../../generated/prisma/client.ts'
import { MailSettings, mailSettings, SomeMailSettings } from '../../platform/mail-settings.ts'
import { ReceiverUrl } from '../deliveries/receiver-url.ts'

/** A point on the curve P-256, not compressed. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1').length === 65
  } catch {
    return false
  }
}

/**
 * Where a browser gets its pushes, and the keys for which they are encrypted, as `PushSubscription.toJSON` has them.
 */
export const PushTarget = z.strictObject({
  endpoint: ReceiverUrl.meta({
    description: 'The address at the push service of the browser’s maker. It must be public.',
    example: 'https://push.example.org/f1l3s',
  }),
  keys: z.strictObject({
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/, { error: 'This must be a point on P-256 in base64url.', abort: true })
      .refine(isPoint, 'This must be a point on P-256 in base64url.')
      .meta({
        description: 'The browser’s public key (RFC 8291).',
        example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      }),
    auth: z
      .string()
      .regex(/^[\w-]{22}$/, 'This must be 16 bytes in base64url.')
      .meta({ description: 'The browser’s secret (RFC 8291).', example: 'BTBZMqHH6r4Tts7J_aSIgg' }),
  }),
})
export type PushTarget = z.infer<typeof PushTarget>

export const PushWish = PushTarget.extend({
  kinds: SomeMailSettings.optional().describe(
    'When notices of each kind are pushed. Kinds that are left out are pushed at once.',
  ),
}).meta({ id: 'PushWish', description: 'The push subscription of a browser.' })
export type PushWish = z.infer<typeof PushWish>

export const PushChange = z
  .strictObject({ kinds: SomeMailSettings })
  .meta({ id: 'PushChange', description: 'When notices of each kind are pushed.' })

export const PushSubscriptionBody = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('Whether it belongs to the session of this request.'),
    service: z
      .string()
      .meta({ description: 'The origin of the push service’s address.', example: 'https://push.example.org' }),
    userAgent: z.string().describe('What the browser called itself.'),
    kinds: MailSettings.describe('When notices of each kind are pushed, with the values of mails.'),
    usedAt: z.iso.datetime().nullable().describe('When something was last pushed, to the minute; null if never.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PushSubscription', description: 'A browser to which the server pushes your notices.' })
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>

export const PushSubscriptionList = z
  .object({
    key: z.string().meta({
      description: 'The server’s public key, for `applicationServerKey` when a browser subscribes (RFC 8292).',
      example: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    }),
    items: z.array(PushSubscriptionBody),
  })
  .meta({ id: 'PushSubscriptionList', description: 'The browsers to which your notices are pushed.' })

/** A stored subscription as the API answers it. @param session that of the request, if it has one */
export function pushSubscriptionBody(row: PushSubscription, session: string | undefined): PushSubscriptionBody {
  return {
    id: row.id,
    current: row.sessionId === session,
    service: row.service,
    userAgent: row.userAgent,
    kinds: mailSettings(row.kinds),
    usedAt: row.usedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
