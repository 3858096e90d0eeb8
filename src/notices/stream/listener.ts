import type { Listener } from '../../platform/http/event-stream/listening.ts'
import type { Cursor } from './cursor.ts'

/** Somebody who listens to the notices of an account. */
export interface AccountListener extends Listener {
  cursor: Cursor
}
