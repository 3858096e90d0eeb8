import { z } from 'zod'
import { yesOrNo } from '../parameters.ts'

/** The query parameters of a stream. */
export const streamQuery = {
  after: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .describe('The id of your last event, for clients that cannot send `Last-Event-ID`; that header takes precedence.'),
  follow: yesOrNo()
    .default(true)
    .describe('Whether to stay connected. With `false` the stream ends after what you have missed.'),
}

export const StreamHeaders = z.object({
  'last-event-id': z
    .string()
    .max(80)
    .optional()
    .describe('The id of your last event: the stream begins with what came after it.'),
})

/** A stream as an answer in the API's document. @param events the schema of its events */
export const streamOf = <Events extends z.ZodType>(events: Events) => ({
  description:
    'An endless stream of server-sent events. The schema describes each event, with its `data` parsed as JSON.',
  content: { 'text/event-stream': { schema: events } },
})
