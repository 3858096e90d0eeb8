/** How many of each kind, such as `{ wood: 2 }`. Kinds with amount 0 are left out. */
type Counts<Kind extends string> = { [kind in Kind]?: number }
type ReadCounts<Kind extends string> = Readonly<Counts<Kind>>
/** What lies in one place: the amount of every kind, including 0. */
type Stock<Kind extends string> = Record<Kind, number>

interface Arithmetic<Kind extends string> {
  /** Computes the amount of every kind, or of the given ones only. Amounts of 0 or less are left out. */
  readonly counted: (amount: (kind: Kind) => number, only?: readonly Kind[]) => Counts<Kind>
  readonly sum: (...parts: readonly ReadCounts<Kind>[]) => Counts<Kind>
  /** The counts multiplied by a factor. */
  readonly times: (counts: ReadCounts<Kind>, factor: number) => Counts<Kind>
  /** The sum over every kind, or over the given ones only. */
  readonly total: (counts: ReadCounts<Kind>, only?: readonly Kind[]) => number
  /** What is needed but missing. */
  readonly lacking: (there: ReadCounts<Kind>, needed: ReadCounts<Kind>) => Counts<Kind>
  /** Up to `number` of the given kinds, taken from the first kinds first. */
  readonly some: (there: ReadCounts<Kind>, number: number, kinds: readonly Kind[]) => Counts<Kind>
  /** The kinds with an amount above 0. */
  readonly kindsIn: (counts: ReadCounts<Kind>) => Kind[]
  readonly plus: (there: Readonly<Stock<Kind>>, more: ReadCounts<Kind>) => Stock<Kind>
  readonly minus: (there: Readonly<Stock<Kind>>, less: ReadCounts<Kind>) => Stock<Kind>
}

/** Arithmetic with counts of the given kinds. */
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
    sum: (...parts) =>
      counted((kind) => {
        let here = 0
        for (const part of parts) here += part[kind] ?? 0
        return here
      }),
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
