import type { OpenDecision } from '../../journal/decisions.ts'
import type { Entry } from '../../journal/entry.ts'
import type { Accepted } from '../../journal/head.ts'
import type { Problem } from '../../platform/problems/problem.ts'
import type { DecisionKey } from '../deadlines/deadlines.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import type { Effect } from './effect.ts'

/** The decision on a change of a match as it is. */
export type Judged = Entering | Beside | Refusal

/** The journal accepted it: its entries are stored with everything that follows from them, and with these effects. */
export type Entering = Accepted & Circumstances & Partial<Storable>

/** The journal gets no entry: only these effects are stored, if any. */
export interface Beside extends Storable {
  readonly outcome: 'beside'
}

interface Storable {
  readonly effects: readonly Effect[]
  /** The account that acts: nothing is stored if it has been erased by then. */
  readonly by?: string
}

export interface Refusal {
  readonly outcome: 'refused'
  readonly problem: Problem
}

/** Facts that the entries do not contain, and on which their consequences depend. */
export interface Circumstances {
  /** The decision that the server answered for its seat. */
  readonly inPlaceOf?: (DecisionKey & { readonly by: 'clock' | 'bot' }) | undefined
  /** Given if the match went back, or moved to other rules. */
  readonly wentBack?: WentBack
  /** The decision on which a standing order that stays has acted: if it is still open, its player decides. */
  readonly leftToPlayer?: DecisionKey | undefined
  /** The seats whose standing orders are all cancelled. */
  readonly orderless?: readonly number[]
}

export interface WentBack {
  /**
   * The decisions open at the version that the match went back to: asked again, they have no more time than they had
   * then.
   */
  readonly askedBefore: readonly OpenDecision[]
  /** When the newest of the moves that are taken back was made; left out if the decisions have their full time. */
  readonly movedAt?: Date | undefined
  /** The seats that were given up at that version; left out if unchanged. */
  readonly givenUp?: readonly number[]
  /** How many decisions of each seat have to be made again. */
  readonly undone?: ReadonlyMap<number, number>
}

/** A stored change: stored now, or when the same request first came. */
export interface Changed {
  readonly live: LiveMatch
  /** Empty if the journal got no entry. */
  readonly entries: readonly Entry[]
}
