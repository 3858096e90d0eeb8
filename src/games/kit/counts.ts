/** How many of each kind, like `{ wood: 2 }`: a kind of which there are none is left out. */
export type Counts<Kind extends string> = { [kind in Kind]?: number }
type ReadCounts<Kind extends string> = Readonly<Counts<Kind>>
/** What lies in one place: how many of every kind, also of those of which there are none. */
type Stock<Kind extends string> = Record<Kind, number>

export interface Arithmetic<Kind extends string> {
  /** Made up kind by kind: of every kind, or of the given ones only. What would be nothing, or less, is left out. */
  readonly counted: (amount: (kind: Kind) => number, only?: readonly Kind[]) => Counts<Kind>
  readonly sum: (...parts: readonly ReadCounts<Kind>[]) => Counts<Kind>
  /** The same, so many times. */
  readonly times: (counts: ReadCounts<Kind>, factor: number) => Counts<Kind>
  /** How many there are together: of every kind, or of the given ones only. */
  readonly total: (counts: ReadCounts<Kind>, only?: readonly Kind[]) => number
  /** What is wanted but not there. */
  readonly lacking: (there: ReadCounts<Kind>, wanted: ReadCounts<Kind>) => Counts<Kind>
  /** So many of the given kinds, the first ones first; fewer where there are fewer. */
  readonly some: (there: ReadCounts<Kind>, number: number, kinds: readonly Kind[]) => Counts<Kind>
  /** The kinds of which there are any. */
  readonly kindsIn: (counts: ReadCounts<Kind>) => Kind[]
  readonly plus: (there: Readonly<Stock<Kind>>, more: ReadCounts<Kind>) => Stock<Kind>
  readonly minus: (there: Readonly<Stock<Kind>>, less: ReadCounts<Kind>) => Stock<Kind>
}

/** Arithmetic with counts of the given kinds, like `{ wood: 2 }`: a kind of which there are none is left out. */
export function arithmetic<Kind extends string>(kinds: readonly Kind[]): Arithmetic<Kind> {
  function counted(amount: (kind: Kind) => number, only = kinds): Counts<Kind> {
    const made: Counts<Kind> = {}
    for (const kind of only) {
      const here = amount(kind)
      if (here > 0) made[kind] = here
    }
    return made
  }

  function changed(there: Readonly<Stock<Kind>>, by: ReadCounts<Kind>, times: 1 | -1): Stock<Kind> {
    const after: Stock<Kind> = { ...there }
    for (const kind of kinds) {
      const here = by[kind]
      if (here !== undefined) after[kind] += times * here
    }
    return after
  }

  return {
    counted,
    sum: (...parts) => counted((kind) => parts.reduce((so, part) => so + (part[kind] ?? 0), 0)),
    times: (counts, factor) => counted((kind) => (counts[kind] ?? 0) * factor),
    total: (counts, only = kinds) => only.reduce((so, kind) => so + (counts[kind] ?? 0), 0),
    lacking: (there, wanted) => counted((kind) => (wanted[kind] ?? 0) - (there[kind] ?? 0)),
    some(there, number, from) {
      const taken: Counts<Kind> = {}
      let left = number
      for (const kind of from) {
        const here = Math.min(left, there[kind] ?? 0)
        if (here > 0) taken[kind] = here
        left -= here
      }
      return taken
    },
    kindsIn: (counts) => kinds.filter((kind) => (counts[kind] ?? 0) > 0),
    plus: (there, more) => changed(there, more, 1),
    minus: (there, less) => changed(there, less, -1),
  }
}
