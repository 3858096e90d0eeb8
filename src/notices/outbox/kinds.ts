import type { MailKind } from '../../platform/mail-settings.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'

/** The kind of mail of each topic. Null: the person asked for it, or has to know, so it cannot be switched off. */
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

/** Topics that ask for a decision. Several that are due together are merged into one mail, as are all daily mails. */
export const askingTopics = ['your-turn', 'deadline-near'] as const satisfies readonly NoticeDraft['topic'][]

/** Topics whose notices are written long before they are due. They count as written when they are. */
export const laterTopics = ['token-ending'] as const satisfies readonly NoticeDraft['topic'][]

/** The kind of a stored topic; null if it has none. */
export function kindOfTopic(topic: string): MailKind | null {
  const found = Object.entries(kindOf).find(([known]) => known === topic)
  return found?.[1] ?? null
}

export const isAsking = (topic: string): boolean => askingTopics.some((asking) => asking === topic)
