import { type Jitter, nextTry } from '../../platform/back-off.ts'
import { millisecondsAnHour } from '../../platform/clock.ts'
import type { DeliveryOutcome, Failure } from '../deliveries/delivery.ts'
import type { ReceiverAnswer } from '../deliveries/post.ts'
import { deliveryWaits } from './delivery-waits.ts'

/** The longest delay that `Retry-After` can cause, in milliseconds. */
const longestRetryAfter = 24 * millisecondsAnHour

/** What an answer, or the lack of one, means for a delivery. */
export function deliveryOutcome(
  answer: ReceiverAnswer,
  { attempts, webhook }: { readonly attempts: number; readonly webhook: string | null },
  now: Date,
  jitter: Jitter,
): DeliveryOutcome {
  const next = nextTry(deliveryWaits, attempts, now, jitter)
  if ('fault' in answer) return retryAt(next, { answer: null, fault: answer.fault })
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { kind: 'delivered', answer: status }
  // A push service says 404, too, for a subscription that has expired (RFC 8030 §7.3).
  if (status === 410 || (status === 404 && webhook === null))
    return { kind: 'failed', answer: status, fault: 'gone', gone: true }
  const fault = status >= 300 && status < 400 ? 'redirect-not-followed' : 'refused'
  return retryAt(next && notBefore(next, retryAfter, now), { answer: status, fault })
}

const retryAt = (at: Date | undefined, failure: Failure): DeliveryOutcome =>
  at === undefined ? { kind: 'failed', ...failure, gone: false } : { kind: 'retry', ...failure, at }

/** The next try, not before the receiver allows it: `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function notBefore(next: Date, retryAfter: string | undefined, now: Date): Date {
  if (retryAfter === undefined) return next
  const asked = /^\d+$/.test(retryAfter) ? now.getTime() + Number(retryAfter) * 1000 : Date.parse(retryAfter)
  if (Number.isNaN(asked)) return next
  return new Date(Math.max(next.getTime(), Math.min(asked, now.getTime() + longestRetryAfter)))
}
