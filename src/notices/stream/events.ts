import { z } from 'zod'

const id = z.string().describe('Reconnect with it as `Last-Event-ID` to get the events after it first.')

/** A notice as a stream sends it: what happened, without anything about its mail. */
export const StreamedNotice = z
  .object({
    id: z.string().describe('The same as in `GET /v1/account/notices`.'),
    topic: z.string().meta({ description: 'What it is about.', example: 'your-turn' }),
    match: z.uuid().nullable().describe('The match it is about, if any.'),
    about: z
      .record(z.string(), z.unknown())
      .describe(
        'Details that depend on the topic: `seat`, `version`, `question`, `proposal`, `message`, `dispute`, `place`, `why`, `move`, `condition`, `refusal`, `by`, `from`, `until`.',
      ),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ToldNotice', description: 'A notice to you.' })
export type StreamedNotice = z.infer<typeof StreamedNotice>

const NoticeEvent = z
  .object({ event: z.literal('notice'), id, data: StreamedNotice })
  .meta({ id: 'NoticeEvent', description: 'A notice to you, pushed once, as soon as it is written.' })
const StartEvent = z.object({ event: z.literal('start'), id, data: z.object({ at: z.iso.datetime() }) }).meta({
  id: 'StartEvent',
  description: 'The first event if you send no valid id: the stream carries what is written from now on.',
})

/** The events on the stream of an account. */
export const StreamedOfAccount = z.discriminatedUnion('event', [StartEvent, NoticeEvent]).meta({
  id: 'StreamedOfAccount',
  description: 'An event on the stream of your account.',
})
