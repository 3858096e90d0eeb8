import { z } from 'zod'

/** How a stream is asked for. */
export const streamQuery = {
  after: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('The id of the last event you have, for clients that cannot send `Last-Event-ID`, which comes first.'),
  follow: z
    .stringbool()
    .default(true)
    .describe('Whether to stay connected. With `false` the stream ends after what you have missed.'),
}

export const StreamHeaders = z.object({
  'last-event-id': z
    .string()
    .max(60)
    .optional()
    .describe('The id of your last event: the stream begins with what came after it.'),
})

/** A stream as an answer in the document: `events` is what each of its events is. */
export const streamOf = <Events extends z.ZodType>(events: Events) => ({
  description: 'Server-sent events, without an end: here is what each of them is, its `data` read as JSON.',
  content: { 'text/event-stream': { schema: events } },
})
