import type { MatchRecord } from '../record/record.ts'

/**
 * Rows that an effect updates: all rows of a sort (`of`), one of them (`only`), or all but one. Null is as if left out.
 */
export interface UpdatedRows {
  readonly of: string
  readonly only?: number | string | null
  readonly but?: number | null
  /** It deletes them: another effect of the change may delete the same rows. */
  readonly deletes?: true
}

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
  /** What the columns of the match's own row are made of, by the names that its kind gives. */
  readonly values: Readonly<Record<string, unknown>>
  /** What it updates: no other effect of the change may update the same row, unless both delete it (`statement.ts`). */
  readonly updates: readonly UpdatedRows[]
}

/**
 * How a kind changes columns of the match's own row. A statement can update a row only once, so the changes of all
 * kinds become one update; PostgreSQL refuses it if two kinds set one column.
 */
interface OwnColumns {
  /** The names and types of the effect's values. */
  readonly given?: string
  /** Each column after the effect, in SQL: `m` is the match before it, and `g` has the values. */
  readonly sets: Readonly<Record<string, string>>
}

/** How a kind is stored: its rows by a part of the statement that joins `stored (id)`, the matches whose guard held. */
export interface Storing {
  readonly kind: string
  /** Whether ordinary moves have this effect (`statement.ts`). */
  readonly everyday?: true
  /** Whether it also changes a match that is over. */
  readonly overToo?: true
  readonly columns?: OwnColumns
  /** Common table expressions. @param rows the kind's rows with their `match`, as a JSON list */
  sql?(rows: string): string
}

interface Definition<Fact> extends Storing {
  apply?(record: MatchRecord, fact: Fact): MatchRecord
  /** The rows of a kind with SQL: by default, the fact is the row, or the list of them. */
  rows?(fact: Fact): readonly object[]
  /** The values that `columns` are made of. */
  values?(fact: Fact): Readonly<Record<string, unknown>>
  /** What the SQL updates or deletes. Columns of the match's own row need not be named. */
  updates?(fact: Fact): readonly UpdatedRows[]
}

/** Makes effects of one kind from their facts. */
interface EffectKind<Fact> extends Storing {
  (fact: Fact): Effect
}

/** Defines a kind of effect: what it does to the record in memory and, side by side, the SQL that stores it. */
export function effectKind<Fact extends object>({
  apply,
  rows,
  values,
  updates,
  ...storing
}: Definition<Fact>): EffectKind<Fact> {
  const effect = (fact: Fact): Effect => ({
    kind: storing.kind,
    apply: (record) => apply?.(record, fact) ?? record,
    rows: rows?.(fact) ?? (Array.isArray(fact) ? fact : [{ ...fact }]),
    values: values?.(fact) ?? {},
    updates: [...(storing.columns === undefined ? [] : [{ of: storing.kind }]), ...(updates?.(fact) ?? [])],
  })
  return Object.assign(effect, storing)
}

/** A record after some effects, in order. */
export const applied = (record: MatchRecord, effects: readonly Effect[]): MatchRecord =>
  effects.reduce((before, effect) => effect.apply(before), record)
