import type { Language } from '../../games/kit/wording.ts'

/** A picture that the HTML of a mail shows by `cid:` (RFC 2392). */
export interface InlinePicture {
  readonly cid: string
  readonly png: Buffer
}

/** A mail, ready to be sent. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly language: Language
  readonly text: string
  readonly html: string
  /** What the HTML shows; sent with it (multipart/related). */
  readonly pictures: readonly InlinePicture[]
  /** Made from the notice's key: a mail that is sent again has the same, and mail programs show it once. */
  readonly messageId: string
  readonly date: Date
  /** The Message-ID that all mails of a thread refer to. */
  readonly thread?: string | undefined
  /** Where reports go of a mail that cannot be delivered: its envelope's sender. Undefined: to the sender in its header. */
  readonly bounces?: string | undefined
  /** Where one POST ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string | undefined
}
