import { z } from 'zod'
import type { Delivery } from '../../generated/prisma/client.ts'
import { DeliveryStatus } from '../../generated/prisma/enums.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { Fault } from './faults.ts'

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
  .meta({ id: 'Delivery', description: 'A notice to a webhook or to a browser, and its outcome.' })
export type DeliveryBody = z.infer<typeof DeliveryBody>

export const DeliveryPage = pageOf(DeliveryBody).meta({ id: 'DeliveryPage', description: 'A page of deliveries.' })

/** A stored delivery as the API answers it. */
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
