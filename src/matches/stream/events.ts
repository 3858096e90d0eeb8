import { z } from 'zod'
import { MessageBody } from '../talk/message.ts'
import { MatchBody } from '../wire/match-body.ts'
import { StoryEntry } from '../wire/story-entry.ts'

const id = z.string().describe('Reconnect with it as `Last-Event-ID` to get the events after it first.')

const EntryEvent = z
  .object({ event: z.literal('entry'), id, data: StoryEntry })
  .meta({ id: 'EntryEvent', description: 'An entry of the journal, as you may see it: each once, in order.' })
const MessageEvent = z
  .object({ event: z.literal('message'), id, data: MessageBody })
  .meta({ id: 'MessageEvent', description: 'Something was said at the table where you sit: each once, in order.' })
const MatchShown = z.object({ event: z.literal('match'), id, data: MatchBody }).meta({
  id: 'MatchEvent',
  description:
    'The match as it is now: first of all where you bring no id, and whenever it is another than you were shown. Several changes at once are shown as one.',
})

/** What is told on the stream of a match. */
export const StreamedOfMatch = z.discriminatedUnion('event', [EntryEvent, MessageEvent, MatchShown]).meta({
  id: 'StreamedOfMatch',
  description: 'An event on the stream of a match.',
})
