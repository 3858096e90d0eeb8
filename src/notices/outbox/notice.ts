import type { Lease } from '../../platform/lease-queue.ts'
import type { untilDaily } from '../../platform/mail-settings.ts'
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
