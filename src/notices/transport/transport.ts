import type { Mail } from '../letters/mail.ts'

/** Sends mails. */
export interface MailTransport {
  /** Resolves once a mail server has accepted the mail. @throws SendError */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail was not accepted. `permanent` means that this very mail is refused, so that a retry cannot help. */
export class SendError extends Error {
  override readonly name = 'SendError'
  /** A code for the record of the notice; never an address or the words of a server. */
  readonly reason: string
  readonly permanent: boolean
  /** Whether the recipient does not exist, so that no other mail would arrive either. */
  readonly noSuchAddress: boolean

  constructor(reason: string, permanent: boolean, noSuchAddress = false) {
    super(reason)
    this.reason = reason
    this.permanent = permanent
    this.noSuchAddress = noSuchAddress
  }
}
