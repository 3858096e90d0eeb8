import { z } from 'zod'
import type { NoticeDraft } from '../../platform/outbox.ts'

/** Topics about a match. Webhooks and browsers get only these; other notices contain ids of links and addresses. */
export type MatchTopic = Extract<NoticeDraft, { match: string }>['topic']

/**
 * Which recipients still get a notice when it is delivered, as with its mail: holders of a `seat`; people at the
 * `table`, which before the start includes everybody who has joined; people who have ever taken `part`; holders of a
 * seat and `administrator`s; or `anybody`, for a notice that says that its recipient is out.
 */
export const audiences = {
  'match-started': 'seat',
  'match-ended': 'seat',
  'match-aborted': 'seat',
  'your-turn': 'seat',
  'deadline-near': 'seat',
  'deadline-missed': 'seat',
  'decided-for-you': 'seat',
  'vacation-taken': 'seat',
  'win-claimed': 'seat',
  'seat-opened': 'seat',
  'seats-will-open': 'table',
  'match-expiring': 'table',
  'match-closed': 'anybody',
  'seat-removed': 'anybody',
  proposed: 'seat',
  'proposal-decided': 'seat',
  'seat-changed': 'part',
  'orders-cancelled': 'seat',
  said: 'table',
  'dispute-raised': 'administrator',
  'dispute-said': 'seat',
  'dispute-ruled': 'part',
} as const satisfies Record<MatchTopic, 'seat' | 'table' | 'part' | 'administrator' | 'anybody'>

export const matchTopics = Object.keys(audiences).filter((topic): topic is MatchTopic => topic in audiences)
export const MatchTopicName = z.enum(matchTopics)
