/** The words of mails about disputes. */
export interface DisputeWords {
  /** How to name an administrator, and somebody whose account is erased. */
  readonly administrator: (name: string) => string
  readonly somebody: string
  readonly raised: {
    readonly subject: string
    readonly text: (by: string, match: string, game: string, version: number) => string
    readonly complaint: string
    /** Whether the dispute freezes the match. */
    readonly frozen: string
    readonly goesOn: string
    readonly over: string
    readonly how: string
  }
  readonly said: {
    readonly subject: string
    readonly text: (by: string, match: string, game: string, dispute: number) => string
    readonly how: string
  }
  readonly ruled: Readonly<Record<'upheld' | 'rejected', RuledWords>>
  readonly withdrawn: {
    readonly subject: string
    readonly text: (by: string, match: string, game: string) => string
  }
  readonly was: string
  readonly reasons: string
  readonly remedies: string
  readonly nothing: string
  /** The versions of the entries by which a ruling was carried out. */
  readonly entries: (first: number, last: number) => string
  readonly kept: string
  readonly stillFrozen: string
  readonly thawed: string
  /** The match goes on from an earlier version, so its decisions are asked again. */
  readonly askedAnew: string
  /** Where the dispute and its comments are shown. */
  readonly look: string
}

interface RuledWords {
  readonly subject: string
  readonly text: (administrator: string, raiser: string, match: string, game: string) => string
  /** To the person who raised it. */
  readonly own: (administrator: string, match: string, game: string) => string
}
