import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'

/** Only OpenAPI 3.1 has webhooks. */
type WebhooksOf<Document> = Document extends { webhooks?: infer Webhooks } ? Webhooks : never
type Webhooks = WebhooksOf<Required<NonNullable<FastifyDynamicSwaggerOptions['openapi']>>>

/**
 * The requests that the server makes to a webhook, as OpenAPI 3.1 describes them. The schema is open on purpose, since
 * types and fields may be added.
 */
export const webhooks: Webhooks = {
  notice: {
    post: {
      operationId: 'notice',
      summary: 'A notice, posted to your webhook',
      description:
        'Answer with 2xx within ten seconds. The request is signed according to Standard Webhooks: check `webhook-signature` before you trust it. The same notice may arrive more than once, always with the same `webhook-id`.',
      tags: ['webhooks'],
      security: [],
      parameters: [
        header('webhook-id', 'The same for every attempt and every replay.', '18661600-f36a-4ac8-9c3d-06e60ff91250'),
        header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', '1772476200'),
        header(
          'webhook-signature',
          '`v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots, by the webhook’s secret.',
          'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['type', 'timestamp', 'data'],
              properties: {
                type: { type: 'string', description: 'The topic, or `test`.' },
                timestamp: { type: 'string', format: 'date-time', description: 'When the notice was written.' },
                data: {
                  type: 'object',
                  description: 'Ids, dates and codes, never a name or a text: ask the API for everything else.',
                  properties: {
                    match: { type: 'string', format: 'uuid', description: 'The match that it is about.' },
                    matchUrl: {
                      type: 'string',
                      description: 'The address of the match in the API; left out if you can no longer see it.',
                    },
                    seat: { type: 'integer', description: 'The seat that it is about.' },
                    version: { type: 'integer', description: 'The version of the match that it is about.' },
                    question: { type: 'string', description: 'What is asked, as in `decisions`.' },
                    proposal: { type: 'integer', description: 'The number of the proposal that it is about.' },
                    message: { type: 'integer', description: 'The number of the message that it is about.' },
                    dispute: { type: 'integer', description: 'The number of the dispute that it is about.' },
                    place: { type: 'integer', description: 'Which comment on the dispute it is about, from 1.' },
                    by: { type: 'string', description: 'With `decided-for-you`: `clock` or `bot`.' },
                    why: {
                      type: 'string',
                      description:
                        'With `match-closed`: `cancelled` or `expired`. With `orders-cancelled`: `condition` or `refused`.',
                    },
                    move: {
                      type: 'object',
                      description: 'With `orders-cancelled`: the move of the order that was not carried out.',
                    },
                    condition: {
                      type: 'string',
                      description: 'With `orders-cancelled`: the condition that does not hold, as `/round = 2`.',
                    },
                    refusal: {
                      type: 'object',
                      description: 'With `orders-cancelled`: the `rule` that refuses the move, and its `params`.',
                    },
                    from: { type: 'string', format: 'date', description: 'The first day of the vacation.' },
                    until: { type: 'string', format: 'date', description: 'The last day of the vacation.' },
                  },
                },
              },
            },
            examples: {
              'your-turn': {
                summary: 'Your turn',
                value: {
                  type: 'your-turn',
                  timestamp: '2026-03-02T18:30:00.000Z',
                  data: {
                    match: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10',
                    seat: 0,
                    version: 1,
                    question: 'opening',
                    matchUrl: 'https://paquebot.example/v1/matches/5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10',
                  },
                },
              },
            },
          },
        },
      },
      responses: {
        '2XX': { description: 'The notice has arrived.' },
        default: { description: 'The attempt failed, and the server retries; 410 switches the webhook off.' },
      },
    },
  },
}

function header(name: string, description: string, example: string) {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example } as const
}
