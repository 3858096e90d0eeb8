import { z } from 'zod'
import { ProposalBody } from '../proposals/proposal-body.ts'
import { MessageBody } from '../talk/message.ts'
import { TalkMarks } from '../talk/talk-marks.ts'
import { MatchBody } from '../wire/match-body.ts'
import { StoryEntry } from '../wire/story-entry.ts'
import { eventId, type SliceEvent } from './slice-event.ts'

const EntryEvent = z
  .object({ event: z.literal('entry'), id: eventId, data: StoryEntry })
  .meta({ id: 'EntryEvent', description: 'An entry of the journal, as you may see it: each once, in order.' })
const MessageEvent = z
  .object({ event: z.literal('message'), id: eventId, data: MessageBody })
  .meta({ id: 'MessageEvent', description: 'A message at your table: each once, in order.' })
const TalkEvent = z.object({ event: z.literal('talk'), id: eventId, data: TalkMarks }).meta({
  id: 'TalkEvent',
  description:
    'The read marks and the hidden messages of your table. Sent whenever they differ from what you last received or, without an id, from what they were when you connected. Read `messages` again to see them.',
})
const MatchShown = z.object({ event: z.literal('match'), id: eventId, data: MatchBody }).meta({
  id: 'MatchEvent',
  description:
    'The match as it is now. Sent whenever it differs from what you last received and, without an id, also first. Several changes at once come as one event.',
})

const OpenProposals = z
  .object({ open: z.array(ProposalBody).describe('In the order in which they were made.') })
  .meta({ id: 'OpenProposals', description: 'The proposals that are open.' })
const ProposalsEvent = z.object({ event: z.literal('proposals'), id: eventId, data: OpenProposals }).meta({
  id: 'ProposalsEvent',
  description:
    'The open proposals. Sent whenever the list differs from what you last received. Without an id, it is sent first only if it is not empty.',
})

/** The events on the stream of a match. @param further those that other slices add */
export const streamedOfMatch = (further: readonly SliceEvent[]) =>
  z
    .discriminatedUnion('event', [
      EntryEvent,
      MessageEvent,
      TalkEvent,
      MatchShown,
      ProposalsEvent,
      ...further.map(({ schema }) => schema),
    ])
    .meta({
      id: 'StreamedOfMatch',
      description: 'An event on the stream of a match.',
    })
