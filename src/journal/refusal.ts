import type { Tagged } from '../games/game.ts'
import { IllegalMove, type RefusalParams } from '../games/kit/illegal-move.ts'

/**
 * Why the journal itself refuses; all other codes are the game's (`havana/not-your-turn`). `chance-between`: only the
 * last move of a list may cause a draw, or uncover what others hid. Otherwise somebody could put an illegal move behind
 * it, whose refusal would reveal the draw before anything is stored. `nothing-to-take-back`: the version is not before
 * the newest, or the position is already the one of that version. `match-frozen`, `not-frozen`: a dispute freezes the
 * match, or none does. `no-newer-rules`: the requested rules are not newer than those of the match, or do not exist.
 * `others-have-moved`, `something-was-revealed`: alone, a seat can take back only its own moves that revealed nothing
 * to it.
 */
export type JournalRefusal =
  | 'journal/match-over'
  | 'journal/already-resigned'
  | 'journal/chance-between'
  | 'journal/nothing-to-take-back'
  | 'journal/others-have-moved'
  | 'journal/something-was-revealed'
  | 'journal/match-frozen'
  | 'journal/not-frozen'
  | 'journal/no-newer-rules'

/** A refusal: nothing was done. `index` is the place of the refused move in the submitted list. */
export interface Refused {
  readonly outcome: 'refused'
  readonly code: string
  readonly params: RefusalParams
  readonly index: number
}

export interface Decided {
  readonly outcome: 'decided'
  readonly events: readonly Tagged[]
}

/** The decision of the rules about a move, with a refusal as a value. The journal catches IllegalMove only here. */
export function attempt(index: number, decide: () => Tagged[]): Decided | Refused {
  try {
    return { outcome: 'decided', events: decide() }
  } catch (error) {
    if (error instanceof IllegalMove) return { outcome: 'refused', code: error.code, params: error.params, index }
    throw error
  }
}

export function refused(code: JournalRefusal, index: number): Refused {
  return { outcome: 'refused', code, params: {}, index }
}
