import type { Scope } from '../../../platform/http/caller.ts'

/** What mails say about access to an account that outlasts being signed in. */
export interface AccessWords {
  readonly token: {
    readonly subject: string
    readonly made: (name: string) => string
    readonly scopes: Readonly<Record<Scope, string>>
    readonly until: (time: string) => string
    readonly endless: string
  }
  readonly webhook: { readonly subject: string; readonly made: (host: string) => string }
  readonly calendar: { readonly subject: string; readonly made: string }
  /** Where it was somebody else. */
  readonly advice: string
  readonly ending: {
    readonly subject: (name: string) => string
    readonly text: (name: string, time: string) => string
    readonly again: string
  }
  /** That a new password has ended all of it. */
  readonly ended: string
}
