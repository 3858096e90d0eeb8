import { statusNow } from '../../accounts/index.ts'
import type { AccountStatus } from '../../generated/prisma/enums.ts'
import type { Lease } from '../../platform/lease-queue.ts'
import type { Fault } from './faults.ts'

/** What every claimed delivery has. */
interface ClaimedDelivery extends Lease<string> {
  /** The id of the delivery that this one replays, or its own. */
  readonly message: string
  readonly topic: string
  readonly match: string | null
  readonly body: string
  /** This one included. */
  readonly attempts: number
  /** How the last attempt failed, or why it was put off; null if it is new. */
  readonly fault: string | null
  readonly account: string
  readonly accountStatus: AccountStatus
  readonly suspendedUntil: Date | null
}

/** A delivery to a program. */
export interface ClaimedPost extends ClaimedDelivery {
  readonly webhook: string
  readonly url: string
  readonly format: string
  readonly sealedSecret: string
  readonly offAt: Date | null
}

/** A delivery to a browser. */
export interface ClaimedPush extends ClaimedDelivery {
  readonly webhook: null
  readonly subscription: string
  readonly sealed: string
  readonly kinds: unknown
}

/** A delivery that this worker has claimed. */
export type Claimed = ClaimedPost | ClaimedPush

/** How an attempt failed: the status of the answer, if any, and why it counts as a failure, or why there was none. */
export interface Failure {
  readonly answer: number | null
  readonly fault: Fault
}

/** The outcome of a claimed delivery. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly answer: number }
  /** Nothing was posted, and nothing will be, through no fault of the receiver. */
  | { readonly kind: 'barred'; readonly fault: Fault }
  /** To be posted later, as the person wants it. */
  | { readonly kind: 'put-off'; readonly fault: Fault; readonly until: Date }
  /** The attempt failed, and the next one is at this time. */
  | ({ readonly kind: 'retry'; readonly at: Date } & Failure)
  /** The attempt failed, and there is no other. `gone`: the receiver says that it no longer exists. */
  | ({ readonly kind: 'failed'; readonly gone: boolean } & Failure)

/** Why nothing may be posted, as a stable code; undefined if posting is allowed. */
export function barTo(delivery: Claimed, now: Date): Fault | undefined {
  if (delivery.webhook !== null && delivery.offAt !== null) return 'webhook-off'
  const { accountStatus, suspendedUntil } = delivery
  const status = statusNow({ status: accountStatus, suspendedUntil }, now)
  return status === 'active' ? undefined : `account-${status}`
}
