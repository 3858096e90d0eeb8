import type { MailKind } from '../../platform/mail-settings.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'

/** Of which kind the mail of a topic is. Null: one has asked for it, or has to know, so it cannot be switched off. */
export const kindOf = {
  'confirm-address': null,
  'sign-in-link': null,
  'change-address': null,
  'address-changed': null,
  'already-registered': null,
  'password-changed': null,
  'password-guessed': null,
  'token-made': null,
  'token-ending': null,
  'webhook-made': null,
  'calendar-made': null,
  'webhook-off': null,
  'your-turn': 'turns',
  'deadline-missed': 'turns',
  'decided-for-you': 'turns',
  'vacation-taken': 'turns',
  'win-claimed': 'turns',
  'orders-cancelled': 'turns',
  'deadline-near': 'reminders',
  'match-expiring': 'reminders',
  said: 'messages',
  'dispute-said': 'messages',
  invited: 'table',
  'match-started': 'table',
  'match-ended': 'table',
  'match-aborted': 'table',
  'match-closed': 'table',
  'seat-removed': 'table',
  'seat-opened': 'table',
  'seats-will-open': 'table',
  'wish-expired': 'table',
  proposed: 'table',
  'proposal-decided': 'table',
  'seat-changed': 'table',
  'dispute-raised': 'table',
  'dispute-ruled': 'table',
} as const satisfies Record<NoticeDraft['topic'], MailKind | null>

/** What asks for a decision: of several that are due together one mail tells. So it does of whatever is mailed daily. */
export const askingTopics = ['your-turn', 'deadline-near'] as const satisfies readonly NoticeDraft['topic'][]

/** Of which kind a stored topic is. Null: of none. */
export function kindOfTopic(topic: string): MailKind | null {
  const found = Object.entries(kindOf).find(([known]) => known === topic)
  return found?.[1] ?? null
}

export const isAsking = (topic: string): boolean => askingTopics.some((asking) => asking === topic)
