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
  /** The pictures that the HTML shows, sent with it (multipart/related). */
  readonly pictures: readonly InlinePicture[]
  /** Derived from the keys of its notices: if a mail is sent twice, mail programs show it once. */
  readonly messageId: string
  readonly date: Date
  /** The Message-ID that all mails of a thread refer to. */
  readonly thread?: string | undefined
  /** The sender of the envelope, to which bounces are mailed. Undefined: the sender in the header. */
  readonly bounces?: string | undefined
  /** The ids of the requests that caused it. */
  readonly requests: readonly string[]
  /** Where one POST ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string | undefined
}
