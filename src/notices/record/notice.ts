import type { DecisionKey } from '../../matches/index.ts'
import type { Lease } from '../../platform/lease-queue.ts'
import type { MailKind, untilDaily } from '../../platform/mail-settings.ts'
import { NoticeDraft } from '../../platform/outbox.ts'

/** A notice that this worker has claimed. */
export interface Notice extends Lease<bigint> {
  readonly key: string
  readonly accountId: string | null
  readonly matchId: string | null
  readonly topic: string
  readonly payload: unknown
  readonly createdAt: Date
  /** This one included. */
  readonly attempts: number
  /** How the last attempt failed, or why it was put off; null if it is new. */
  readonly reason: string | null
  /** Whether it shares a mail with other notices that are due to the account. */
  readonly isShared: boolean
}

/** What a notice is about, as it was queued; an error where what is stored cannot be read. */
export const readDraft = ({ topic, payload }: Pick<Notice, 'topic' | 'payload'>) =>
  NoticeDraft.safeParse({ ...Object(payload), topic })

/** Which decision a notice is about: its seat, its question, and the version that asked. */
export type AboutDecision = Omit<Extract<NoticeDraft, { topic: 'your-turn' }>, 'topic'>

/** The decision that a notice is about, as a match knows it: what a notice calls `version` is its `since`. */
export const keyOfDecision = ({ seat, question, version: since }: Omit<AboutDecision, 'match'>): DecisionKey => ({
  seat,
  question,
  since,
})

/** The kind of mail of each topic. Null: the person asked for it, or has to know, so it cannot be switched off. */
export const mailKindByTopic = {
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

/** Topics whose notices rest a second before they are mailed. A start rests with the turn that shares its mail. */
export const restingTopics = ['your-turn', 'match-started'] as const satisfies readonly NoticeDraft['topic'][]

/** Topics whose notices are written long before they are due. They count as written only when they fall due. */
export const laterTopics = ['token-ending'] as const satisfies readonly NoticeDraft['topic'][]

/**
 * Topics whose mails go to an address that is not yet the account's. There is a mail only if nobody has the address, so
 * the account that asked for it must not see the notice: it would learn who has an account.
 */
export const elsewhereTopics = ['change-address'] as const satisfies readonly NoticeDraft['topic'][]

/** The kind of mail of a stored topic; null if it has none. */
export function mailKindOf(topic: string): MailKind | null {
  const found = Object.entries(mailKindByTopic).find(([known]) => known === topic)
  return found?.[1] ?? null
}

/** Whether notices of a stored topic ask for a decision. */
export const isAsking = (topic: string): boolean => askingTopics.some((asking) => asking === topic)

/** Why a notice was not sent: stable codes, for `notices.reason`, the API and docs/mail.md. */
export const withheldReasons = [
  'account-erased',
  'account-suspended',
  'account-banned',
  'account-unconfirmed',
  'already-confirmed',
  'mails-switched-off',
  'address-dead',
  'link-used',
  'link-expired',
  'invitation-accepted',
  'invitations-refused',
  'match-not-open',
  'match-over',
  'match-goes-on',
  'match-frozen',
  'not-in-match',
  'decision-taken',
  'deadline-passed',
  'proposal-answered',
  'proposal-over',
  'dispute-over',
  'already-read',
  'already-told',
  'cause-gone',
  'backup-restored',
] as const
export type WithheldReason = (typeof withheldReasons)[number]

/** Thrown while a mail is composed, if its content is no longer true or wanted. Caught once, by the worker. */
export class Withhold extends Error {
  override readonly name = 'Withhold'
  readonly reason: WithheldReason

  constructor(reason: WithheldReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Why a notice waits although nothing failed: for the daily mail, for others that go into the same mail, or because its
 * reader has the match open.
 */
export type PutOffReason = typeof untilDaily | typeof untilCollected | typeof whileOpen
export const untilCollected = 'collecting'
export const whileOpen = 'match-open'

/** The outcome of a claimed notice. */
export type NoticeOutcome =
  | { readonly status: 'sent' }
  /** Part of another notice's mail. */
  | { readonly status: 'merged'; readonly into: bigint }
  /** Its recipient does not exist: nothing more is mailed to that address. */
  | { readonly status: 'bounced'; readonly reason: string; readonly address: string }
  /** To be mailed later, as the person wants it. */
  | { readonly status: 'put-off'; readonly reason: PutOffReason; readonly at: Date }
  | { readonly status: 'withheld'; readonly reason: WithheldReason }
  | { readonly status: 'retry'; readonly reason: string; readonly at: Date }
  | { readonly status: 'failed'; readonly reason: string }
