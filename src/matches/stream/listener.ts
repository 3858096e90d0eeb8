import type { Language } from '../../games/kit/wording.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Listener } from '../../platform/http/event-stream/listening.ts'
import type { MatchCursor } from './cursor.ts'
import type { MatchProgress } from './progress.ts'

/** A connection that listens to a match. */
export interface MatchListener extends Listener {
  readonly caller: Player
  readonly language: Language
  /** Undefined: the listener wants the events from now on. */
  cursor: MatchCursor | undefined
  /** The position up to which everything was sent; undefined: everything is still to be looked at. */
  sent: MatchProgress | undefined
}
