import type { MatchRecord } from '../record/record.ts'

/**
 * One thing that a change does to a match. One statement stores all effects of a change or none. A property test holds
 * that `apply` and the SQL agree.
 */
export interface Effect {
  readonly kind: string
  /** The record after the effect. */
  apply(record: MatchRecord): MatchRecord
  /** The rows that its kind stores. */
  readonly rows: readonly object[]
  /**
   * The columns of the match's own row that it changes: one statement can update a row only once, so these are merged.
   */
  readonly columns: MatchColumns
}

/** The columns of a match's row that effects may change; what is left out stays as it is (`statement.ts`). */
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
  /** Whether it also changes a match that is over. */
  readonly over_too?: true
}

/**
 * How the rows of a kind are stored: a part of the statement that joins `stored (id)`, the matches whose guard held.
 */
export interface Storing {
  readonly kind: string
  /** Whether ordinary moves have this effect (`statement.ts`). */
  readonly everyday?: true
  /** Common table expressions. @param rows the kind's rows with their `match`, as a JSON list */
  sql?(rows: string): string
}

interface Definition<Fact> extends Storing {
  apply?(record: MatchRecord, fact: Fact): MatchRecord
  /** The rows of a kind with SQL: by default, the fact is the row, or the list of them. */
  rows?(fact: Fact): readonly object[]
  columns?(fact: Fact): MatchColumns
}

/** Makes effects of one kind from their facts. */
export interface EffectKind<Fact> extends Storing {
  (fact: Fact): Effect
}

/** Defines a kind of effect: what it does to the record in memory and, side by side, the SQL that stores it. */
export function effectKind<Fact extends object>({
  kind,
  sql,
  everyday,
  ...definition
}: Definition<Fact>): EffectKind<Fact> {
  const effect = (fact: Fact): Effect => ({
    kind,
    apply: (record) => definition.apply?.(record, fact) ?? record,
    rows: definition.rows?.(fact) ?? (Array.isArray(fact) ? fact : [{ ...fact }]),
    columns: definition.columns?.(fact) ?? {},
  })
  return Object.assign(effect, { kind, ...(sql && { sql }), ...(everyday && { everyday }) })
}

/** A record after some effects, in order. */
export const applied = (record: MatchRecord, effects: readonly Effect[]): MatchRecord =>
  effects.reduce((before, effect) => effect.apply(before), record)
