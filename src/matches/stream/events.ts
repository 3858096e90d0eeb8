import { z } from 'zod'
import { ProposalBody } from '../proposals/proposal-body.ts'
import { MessageBody } from '../talk/message.ts'
import { TalkMarks } from '../talk/talk-marks.ts'
import { MatchBody } from '../wire/match-body.ts'
import { StoryEntry } from '../wire/story-entry.ts'

const id = z.string().describe('Reconnect with it as `Last-Event-ID` to get the events that followed.')

const EntryEvent = z
  .object({ event: z.literal('entry'), id, data: StoryEntry })
  .meta({ id: 'EntryEvent', description: 'An entry of the journal, as you may see it: each once, in order.' })
const MessageEvent = z
  .object({ event: z.literal('message'), id, data: MessageBody })
  .meta({ id: 'MessageEvent', description: 'A message at your table: each once, in order.' })
const TalkEvent = z.object({ event: z.literal('talk'), id, data: TalkMarks }).meta({
  id: 'TalkEvent',
  description:
    'What has become of the messages at your table, as it is now: whenever it differs from what you got last or, if you bring no id, from what it was when you came. Read `messages` again to see it.',
})
const MatchShown = z.object({ event: z.literal('match'), id, data: MatchBody }).meta({
  id: 'MatchEvent',
  description:
    'The match as it is now: first if you bring no id, and then whenever it differs from what you got last. Several changes at once come as one event.',
})

const OpenProposals = z
  .object({ open: z.array(ProposalBody).describe('In the order in which they were made.') })
  .meta({ id: 'OpenProposals', description: 'The proposals that are open.' })
const ProposalsEvent = z.object({ event: z.literal('proposals'), id, data: OpenProposals }).meta({
  id: 'ProposalsEvent',
  description:
    'The open proposals as they are now: whenever they differ from what you got last. If you bring no id, it comes first only if there are any.',
})

export const DisputesNow = z
  .object({
    disputes: z
      .array(
        z.object({
          number: z.int(),
          open: z.boolean().describe('Whether it is neither ruled on nor withdrawn.'),
          freezes: z.boolean(),
          comments: z.int().describe('How many comments it has.'),
        }),
      )
      .describe('In the order in which they were raised.'),
  })
  .meta({ id: 'DisputesNow', description: 'The disputes of the match, and how they stand.' })
export type DisputesNow = z.infer<typeof DisputesNow>
const DisputesEvent = z.object({ event: z.literal('disputes'), id, data: DisputesNow }).meta({
  id: 'DisputesEvent',
  description:
    'How the disputes stand now: whenever that differs from what you got last. If you bring no id, it comes first only if there are any. Read `disputes` again to see it.',
})

/** The events on the stream of a match. */
export const StreamedOfMatch = z
  .discriminatedUnion('event', [EntryEvent, MessageEvent, TalkEvent, MatchShown, ProposalsEvent, DisputesEvent])
  .meta({
    id: 'StreamedOfMatch',
    description: 'An event on the stream of a match.',
  })
