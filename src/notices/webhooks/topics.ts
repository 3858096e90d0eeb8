import { z } from 'zod'
import type { NoticeDraft } from '../../platform/outbox.ts'

/** What is about a match: all that webhooks are told of. Other notices speak of links and addresses. */
type MatchTopic = Extract<NoticeDraft, { match: string }>['topic']

/**
 * Who of those whom a notice is to is still told when it is handed on, as by its mail: who holds a `seat`; who is at the
 * `table`, for which before the start it is enough to have joined; who has taken `part`; who holds a seat or is an
 * `administrator`; or `anybody` that it was written to, since it says that they are out.
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

export const webhookTopics = Object.keys(audiences).filter((topic): topic is MatchTopic => topic in audiences)
export const WebhookTopic = z.enum(webhookTopics)
