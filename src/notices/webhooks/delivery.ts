import type { AccountStatus } from '../../generated/prisma/enums.ts'
import type { Lease } from '../../platform/lease-queue.ts'
import { statusNow } from '../../platform/standing.ts'

/** A delivery that this worker has claimed. */
export interface Claimed extends Lease<string> {
  /** The delivery that is posted again in this one, or itself. */
  readonly message: string
  readonly topic: string
  readonly body: string
  /** This one included. */
  readonly attempts: number
  readonly webhook: string
  readonly url: string
  readonly sealedSecret: string
  readonly offAt: Date | null
  readonly account: string
  readonly accountStatus: AccountStatus
  readonly suspendedUntil: Date | null
}

/** What became of a delivery that was claimed. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly answer: number }
  /** Nothing was posted, and nothing will be: by no fault of the receiver's. */
  | { readonly kind: 'barred'; readonly fault: string }
  | {
      readonly kind: 'missed'
      /** The status that was answered, and why that is none of success, or why there was no answer. */
      readonly answer: number | null
      readonly fault: string | null
      /** When to try again; undefined: never. */
      readonly again: Date | undefined
      /** Whether the receiver says that it is there no more. */
      readonly gone: boolean
    }

/** Why nothing may be posted, in stable words; undefined where it may. */
export function barTo(delivery: Claimed, now: Date): string | undefined {
  const { offAt, accountStatus, suspendedUntil } = delivery
  if (offAt !== null) return 'webhook-off'
  const status = statusNow({ status: accountStatus, suspendedUntil }, now)
  return status === 'active' ? undefined : `account-${status}`
}
