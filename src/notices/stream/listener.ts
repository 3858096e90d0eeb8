import type { Listener } from '../../platform/http/event-stream/listening.ts'
import type { NoticeCursor } from './cursor.ts'

/** Somebody who listens to the notices of an account. */
export interface AccountListener extends Listener {
  cursor: NoticeCursor
}
