import type { OpenDecision } from '../../journal/decisions.ts'
import type { Entry } from '../../journal/entry.ts'
import type { Accepted } from '../../journal/submit.ts'
import type { Problem } from '../../platform/problems/problem.ts'
import type { Asked } from '../deadlines/deadlines.ts'
import type { Table } from '../record/tables.ts'
import type { Effect } from './effect.ts'

/** What a change to a match comes to, on its table as it is. */
export type Judged = Entering | Beside | Refusal

/** The journal accepted it: its entries are stored with all that follows from them, and these effects along with them. */
export type Entering = Accepted & Circumstances & Partial<Storable>

/** Nothing is entered into the journal: these effects are stored beside it. Without any, nothing is. */
export interface Beside extends Storable {
  readonly outcome: 'beside'
}

interface Storable {
  readonly effects: readonly Effect[]
  /** In whose name: nothing is stored where that account is erased at the same moment. */
  readonly by?: string
}

export interface Refusal {
  readonly outcome: 'refused'
  readonly problem: Problem
}

/** What entries do not say of themselves, and what follows from them depends on. */
export interface Circumstances {
  /** The decision that was answered in its seat's place. */
  readonly inPlaceOf?: (Asked & { readonly by: 'clock' | 'bot' }) | undefined
  /** Where the match went back, or over to other rules. */
  readonly wentBack?: WentBack
  /** What a standing order that stays has acted on: where it is still asked, its player is. */
  readonly seenTo?: Asked | undefined
  /** The seats that have no standing orders left. */
  readonly orderless?: readonly number[]
}

export interface WentBack {
  /** What was asked at the version that the match went back to: asked anew, it has no more time than it had. */
  readonly askedBefore: readonly OpenDecision[]
  /** The seats that are given up at that version; left out where that stays as it is. */
  readonly givenUp?: readonly number[]
  /** How many decisions of each seat are to be made again. */
  readonly undone?: ReadonlyMap<number, number>
}

/** What was stored, now or when the same request first came. */
export interface Changed {
  readonly table: Table
  /** None where nothing was entered into the journal. */
  readonly entries: readonly Entry[]
}
