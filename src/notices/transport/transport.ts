import type { Mail } from '../letters/mail.ts'

/** How mails leave this server. */
export interface MailTransport {
  /** Resolves once the mail was taken over. @throws NotTaken */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail was not taken over. `permanent` where trying again can never help: it is this very mail that is refused. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  /** For the notice's record: a code, never an address or what a server wrote. */
  readonly reason: string
  readonly permanent: boolean
  /** Whether nobody is there to get it: then no other mail helps either. */
  readonly nobodyThere: boolean

  constructor(reason: string, permanent: boolean, nobodyThere = false) {
    super(reason)
    this.reason = reason
    this.permanent = permanent
    this.nobodyThere = nobodyThere
  }
}
