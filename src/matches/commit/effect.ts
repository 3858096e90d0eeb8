import type { MatchRecord } from '../record/record.ts'

/**
 * One thing that a change does to a match. All effects of a change are stored by one statement, or none is.
 * `apply` and what is stored say the same: a property test holds that.
 */
export interface Effect {
  readonly kind: string
  /** The record as it is after. */
  apply(record: MatchRecord): MatchRecord
  /** The rows that its kind stores. */
  readonly rows: readonly object[]
  /** What it changes of the match's own row, which one statement can update only once. */
  readonly columns: MatchColumns
}

/** What effects may change of a match's row; what is left out stays. See the statement. */
export interface MatchColumns {
  readonly version?: number
  readonly hash?: string
  readonly draws?: number
  readonly rules?: number
  readonly status?: MatchRecord['status']
  readonly result?: MatchRecord['result']
  readonly at?: string
  readonly clocks?: { readonly frozen_at: Date | null; readonly paused_until: Date | null }
  readonly later_seeds?: MatchRecord['laterSeeds']
  readonly disputed?: number
  readonly roster_raised?: true
  /** A match that is over is changed as well. */
  readonly over_too?: true
}

/** How the rows of a kind are stored: part of the statement, by rows of `stored (id)`, the matches whose guard held. */
export interface Storing {
  readonly kind: string
  /** Whether moves bring it along every day: see the statement. */
  readonly everyday?: true
  /** Common table expressions. @param rows the kind's rows with their `match`, as a JSON list */
  sql?(rows: string): string
}

interface Definition<Fact> extends Storing {
  apply?(record: MatchRecord, fact: Fact): MatchRecord
  rows?(fact: Fact): readonly object[]
  columns?(fact: Fact): MatchColumns
}

/** Makes effects of one kind, from what is to be said of them. */
export interface EffectKind<Fact> extends Storing {
  (fact: Fact): Effect
}

/** Defines a kind of effect: what it does to the record in memory and, side by side, what is stored of it. */
export function effectKind<Fact>({ kind, sql, everyday, ...definition }: Definition<Fact>): EffectKind<Fact> {
  const effect = (fact: Fact): Effect => ({
    kind,
    apply: (record) => definition.apply?.(record, fact) ?? record,
    rows: definition.rows?.(fact) ?? [],
    columns: definition.columns?.(fact) ?? {},
  })
  return Object.assign(effect, { kind, ...(sql && { sql }), ...(everyday && { everyday }) })
}

/** A record after some effects, one after the other. */
export const applied = (record: MatchRecord, effects: readonly Effect[]): MatchRecord =>
  effects.reduce((before, effect) => effect.apply(before), record)
