import type { Language } from '../../games/kit/wording.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Listener } from '../../platform/http/event-stream/listening.ts'
import type { MatchCursor } from './cursor.ts'
import type { Position } from './positions.ts'

/** Somebody who listens to a match. */
export interface MatchListener extends Listener {
  readonly caller: Player
  readonly language: Language
  /** Undefined: they want to know what happens from now on. */
  cursor: MatchCursor | undefined
  /** Where the match stood when they were last told all there was; undefined: they were not yet. */
  told: Position | undefined
}
