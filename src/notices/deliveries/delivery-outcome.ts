import { type Jitter, nextTry } from '../../platform/back-off.ts'
import { millisecondsAnHour } from '../../platform/clock.ts'
import type { DeliveryOutcome } from './delivery.ts'
import { deliveryWaits } from './delivery-waits.ts'
import type { ReceiverAnswer } from './post.ts'

/** However long a receiver asks us to wait. */
const longestWait = 24 * millisecondsAnHour

/** What an answer, or the lack of one, means for a delivery. */
export function deliveryOutcome(
  answer: ReceiverAnswer,
  { attempts, webhook }: { readonly attempts: number; readonly webhook: string | null },
  now: Date,
  jitter: Jitter,
): DeliveryOutcome {
  const again = nextTry(deliveryWaits, attempts, now, jitter)
  if ('fault' in answer) return { kind: 'missed', answer: null, fault: answer.fault, again, gone: false }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { kind: 'delivered', answer: status }
  // A push service says 404, too, for a subscription that has expired (RFC 8030 §7.3).
  if (status === 410 || (status === 404 && webhook === null))
    return { kind: 'missed', answer: status, fault: 'gone', again: undefined, gone: true }
  const fault = status >= 300 && status < 400 ? 'redirect-not-followed' : 'refused'
  return { kind: 'missed', answer: status, fault, again: again && notBefore(again, retryAfter, now), gone: false }
}

/** The next try, not before the receiver allows it: `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function notBefore(again: Date, retryAfter: string | undefined, now: Date): Date {
  if (retryAfter === undefined) return again
  const asked = /^\d+$/.test(retryAfter) ? now.getTime() + Number(retryAfter) * 1000 : Date.parse(retryAfter)
  if (Number.isNaN(asked)) return again
  return new Date(Math.max(again.getTime(), Math.min(asked, now.getTime() + longestWait)))
}
