import { z } from 'zod'
import { MessageBody } from '../talk/message.ts'
import { MatchBody } from '../wire/match-body.ts'
import { StoryEntry } from '../wire/story-entry.ts'

const id = z.string().describe('Reconnect with it as `Last-Event-ID` to get the events that followed.')

const EntryEvent = z
  .object({ event: z.literal('entry'), id, data: StoryEntry })
  .meta({ id: 'EntryEvent', description: 'An entry of the journal, as you may see it: each once, in order.' })
const MessageEvent = z
  .object({ event: z.literal('message'), id, data: MessageBody })
  .meta({ id: 'MessageEvent', description: 'A message at your table: each once, in order.' })
const MatchShown = z.object({ event: z.literal('match'), id, data: MatchBody }).meta({
  id: 'MatchEvent',
  description:
    'The match as it is now: first if you bring no id, and then whenever it differs from what you got last. Several changes at once come as one event.',
})

/** The events on the stream of a match. */
export const StreamedOfMatch = z.discriminatedUnion('event', [EntryEvent, MessageEvent, MatchShown]).meta({
  id: 'StreamedOfMatch',
  description: 'An event on the stream of a match.',
})
