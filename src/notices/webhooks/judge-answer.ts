import { type Jitter, nextTry } from '../../platform/back-off.ts'
import type { Claimed, DeliveryOutcome } from './delivery.ts'
import { deliveryWaits } from './delivery-waits.ts'
import type { ReceiverAnswer } from './post.ts'

/** What an answer, or the lack of one, means for a delivery. */
export function judge(
  answer: ReceiverAnswer,
  { attempts }: Pick<Claimed, 'attempts'>,
  now: Date,
  jitter: Jitter,
): DeliveryOutcome {
  const again = nextTry(deliveryWaits, attempts, now, jitter)
  if ('fault' in answer) return { kind: 'missed', answer: null, fault: answer.fault, again, gone: false }
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'delivered', answer: status }
  if (status === 410) return { kind: 'missed', answer: status, fault: 'gone', again: undefined, gone: true }
  const fault = status >= 300 && status < 400 ? 'redirect-not-followed' : 'refused'
  return { kind: 'missed', answer: status, fault, again, gone: false }
}
