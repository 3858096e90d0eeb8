import type { Tagged } from '../games/game.ts'
import { IllegalMove, type RefusalParams } from '../games/kit/illegal-move.ts'

/**
 * Why the journal itself refuses; every other code is the game's (`havana/not-your-turn`).
 * `chance-between`: only the last move of a list may be followed by a draw, or uncover what others hid. Otherwise a move
 * that is bound to be refused could be put behind it, and its refusal would tell the draw before anything is stored.
 * `nothing-to-take-back`: the version is none before the newest, or the position is already that of it.
 * `match-frozen`, `not-frozen`: a match stands still because of a dispute, or does not. `no-newer-rules`: those that are asked
 * for are not newer than its own, or there are none such.
 * `others-have-moved`, `something-was-revealed`: only what is a seat's own, and told it nothing, is its to take back alone.
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

/** Nothing was done. `index` is the place of the refused move in the list that was submitted. */
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

/** What the rules say to a move, a refusal made a value: the one place where IllegalMove is caught. */
export function ruled(index: number, decide: () => Tagged[]): Decided | Refused {
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
