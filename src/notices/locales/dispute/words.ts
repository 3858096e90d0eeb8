/** What mails say about disputes. */
export interface DisputeWords {
  /** What to call who is not at the table, and whose account is erased. */
  readonly administrator: (name: string) => string
  readonly somebody: string
  readonly raised: {
    readonly subject: string
    readonly told: (by: string, match: string, game: string, version: number) => string
    readonly text: string
    /** Where the match stands still because of it, and where it does not. */
    readonly frozen: string
    readonly goesOn: string
    readonly over: string
    readonly how: string
    /** To administrators. */
  }
  readonly said: {
    readonly subject: string
    readonly told: (by: string, match: string, game: string, dispute: number) => string
    readonly how: string
  }
  readonly ruled: Readonly<Record<'upheld' | 'rejected', RuledWords>>
  readonly withdrawn: {
    readonly subject: string
    readonly told: (by: string, match: string, game: string) => string
  }
  readonly was: string
  readonly reasons: string
  readonly remedies: string
  readonly nothing: string
  /** The versions of the entries that a ruling made. */
  readonly entries: (first: number, last: number) => string
  readonly kept: string
  readonly stillFrozen: string
  readonly thawed: string
  /** It goes on from an earlier version, where all is asked anew. */
  readonly askedAnew: string
  /** The link to the dispute, with all that was said to it. */
  readonly look: string
}

interface RuledWords {
  readonly subject: string
  readonly told: (administrator: string, raiser: string, match: string, game: string) => string
  /** To whoever raised it. */
  readonly own: (administrator: string, match: string, game: string) => string
}
