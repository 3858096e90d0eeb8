/** A notice that this worker has claimed: until `lockedUntil` no other worker sends it. */
export interface Notice {
  readonly id: bigint
  readonly key: string
  readonly accountId: string | null
  readonly topic: string
  readonly payload: unknown
  /** This one included. */
  readonly attempts: number
  readonly lockedUntil: Date
}

/** Why a notice was not sent: stable words, for `notices.reason`, the API and docs/mail.md. */
export const withheldReasons = [
  'account-erased',
  'account-suspended',
  'account-banned',
  'account-unconfirmed',
  'already-confirmed',
  'mails-switched-off',
  'link-used',
  'link-expired',
  'invitation-accepted',
  'match-not-open',
  'match-over',
  'match-goes-on',
  'not-in-match',
  'decision-taken',
  'deadline-passed',
  'proposal-answered',
  'proposal-over',
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

/** What became of a notice that was claimed. */
export type Outcome =
  | { readonly status: 'sent' }
  | { readonly status: 'withheld'; readonly reason: WithheldReason }
  | { readonly status: 'retry'; readonly reason: string; readonly at: Date }
  | { readonly status: 'failed'; readonly reason: string }
