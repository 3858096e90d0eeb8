import type { Scope } from '../../../platform/http/caller.ts'

/** The words of mails about access to an account that outlasts its sessions. */
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
  /** What to do if it was somebody else. */
  readonly advice: string
  readonly ending: {
    readonly subject: (name: string) => string
    readonly text: (name: string, time: string) => string
    readonly again: string
  }
  /** A new password has ended all such access. */
  readonly ended: string
}
