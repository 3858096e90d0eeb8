import type { Lease } from '../../platform/lease-queue.ts'
import type { untilDaily } from '../../platform/mail-settings.ts'

/** A notice that this worker has claimed. */
export interface Notice extends Lease<bigint> {
  readonly key: string
  readonly accountId: string | null
  readonly topic: string
  readonly payload: unknown
  /** This one included. */
  readonly attempts: number
  /** How the last try failed, or why it was put off; null: it is new. */
  readonly reason: string | null
  /** Whether it is told in one mail with whatever else is due to the account. */
  readonly isShared: boolean
}

/** Why a notice was not sent: stable words, for `notices.reason`, the API and docs/mail.md. */
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
] as const
export type WithheldReason = (typeof withheldReasons)[number]

/** Thrown while a mail is composed, where what it would say is no longer true or wanted. Caught once, by the worker. */
export class Withhold extends Error {
  override readonly name = 'Withhold'
  readonly reason: WithheldReason

  constructor(reason: WithheldReason) {
    super(reason)
    this.reason = reason
  }
}

/** Why a notice waits that nothing is wrong with: for the daily mail, or for others, to be told with them. */
export type PutOffReason = typeof untilDaily | typeof untilTogether
export const untilTogether = 'collecting'

/** What became of a notice that was claimed. */
export type NoticeOutcome =
  | { readonly status: 'sent' }
  /** Told in the mail of another notice. */
  | { readonly status: 'merged'; readonly into: bigint }
  /** Its recipient does not exist (any more): nothing more is mailed to that address. */
  | { readonly status: 'bounced'; readonly reason: string; readonly address: string }
  /** Not to be mailed yet, as its person wants it. */
  | { readonly status: 'put-off'; readonly reason: PutOffReason; readonly at: Date }
  | { readonly status: 'withheld'; readonly reason: WithheldReason }
  | { readonly status: 'retry'; readonly reason: string; readonly at: Date }
  | { readonly status: 'failed'; readonly reason: string }
