import type { OneTimeLink } from '../../links/links.ts'

/** The words of the pages that mailed links open, in one language. */
export interface PageWords {
  /** The pages of links that work once. */
  readonly link: {
    readonly title: Readonly<Record<OneTimeLink, string>>
    readonly button: Readonly<Record<OneTimeLink, string>>
    readonly done: Readonly<Record<OneTimeLink, string>>
    readonly failed: string
    readonly withoutScript: string
  }
  /** The page of a match, and its buttons and forms. */
  readonly match: {
    readonly title: string
    readonly failed: string
    readonly withoutScript: string
    readonly signIn: string
    readonly register: string
    /** After registering: a mail is on its way. */
    readonly registered: string
    readonly email: string
    readonly password: string
    readonly name: string
    readonly join: string
    readonly joined: string
    /** The name of a player follows. */
    readonly takeSeat: string
    readonly happened: string
    readonly proposals: string
    readonly agree: string
    readonly decline: string
    readonly disputes: string
    /** The title of the form for a comment on a dispute. */
    readonly answer: string
    readonly comment: string
    /** Between a name and a sentence. */
    readonly colon: string
    readonly yourMatches: string
    readonly noMatches: string
  }
  readonly head: {
    readonly title: string
    readonly text: string
    readonly keep: string
  }
  readonly unsubscribe: {
    readonly title: string
    readonly question: (kinds: string) => string
    readonly button: string
    readonly done: (kinds: string) => string
    readonly again: string
    /** For somebody without an account. */
    readonly invitations: {
      readonly question: (address: string) => string
      readonly done: (address: string) => string
    }
  }
}
