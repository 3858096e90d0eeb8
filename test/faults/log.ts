import type { Person } from '../support/people.ts'

/** An entry of a journal as an answer names it: no two entries have the same hash. */
export interface Named {
  readonly version: number
  readonly hash: string
}

/** One request of a client and what came back: a line of its log. */
export interface Line {
  readonly client: string
  /** When it was asked and answered: all clients count together, so an answer to one comes before what another asks afterwards. */
  readonly asked: number
  readonly answered: number
  /** When it was asked, by the clock. */
  readonly time: number
  readonly match: string
  /** Its method and path. */
  readonly request: string
  /** The key of a request that changes something. Its repetitions have the same. */
  readonly key: string | null
  readonly answer: Answer
}

export type Answer =
  | { readonly kind: 'none'; readonly why: string }
  | {
      readonly kind: 'problem'
      readonly status: number
      readonly code: string
      readonly retryAfter: string | null
    }
  | {
      readonly kind: 'good'
      readonly version: number
      /** The head of the match, where the answer has it. */
      readonly head: Named | null
      /** What a move made. */
      readonly entries: readonly Named[]
      /** The ids of the decisions that the match waits for, where the answer has them. */
      readonly decisions: readonly string[]
    }

/** What a listener heard of a match: the version at which it came, and the entries since. */
export interface Heard {
  readonly match: string
  readonly from: number
  readonly entries: readonly Named[]
  /** How often its stream was cut off in the middle. */
  readonly cuts: number
}

/** What the clients of a load know in the end. */
export interface Log {
  readonly lines: readonly Line[]
  readonly heard: readonly Heard[]
  /** The matches that were played, each with one of its players. */
  readonly players: ReadonlyMap<string, Person>
}
