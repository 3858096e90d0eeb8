/** The words of the pages that mailed links open, in one language. */
export interface PageWords {
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
