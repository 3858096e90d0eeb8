import type { Language } from '../../games/kit/wording.ts'
import type { InlinePicture } from './mail.ts'

/** A part of a mail's body. Text and HTML are rendered from the same blocks, so that they say the same. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** What a person wrote, in their own lines. It must not look as if the server had written it. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The title of one letter within a merged mail. */
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A list that says what the picture above it shows. */
  | { readonly kind: 'description'; readonly items: readonly string[] }
  /** What the reader is most likely to do next; in HTML, a button. `note`: what they should know of it. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string; readonly note?: string | undefined }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | Picture
  /** Kept for later rather than read at once, such as the proof of a journal. */
  | { readonly kind: 'footnote'; readonly label: string; readonly url: string }
  | { readonly kind: 'fine-print'; readonly lines: readonly string[] }

/** Shown in the HTML only; the text describes it elsewhere. `cid` names it within its mail (RFC 2392). */
export interface Picture extends InlinePicture {
  readonly kind: 'picture'
  readonly alt: string
}

/** The kinds of blocks, one function for each. A label ends with a colon: in text, its address follows. */
export const text = (sentence: string): Block => ({ kind: 'text', text: sentence })
export const quote = (words: string): Block => ({ kind: 'quote', text: words })
export const title = (words: string): Block => ({ kind: 'title', text: words })
export const heading = (words: string): Block => ({ kind: 'heading', text: words })
export const list = (items: readonly string[]): Block => ({ kind: 'list', items })
export const description = (items: readonly string[]): Block => ({ kind: 'description', items })
export const action = (label: string, url: string, note?: string): Block => ({ kind: 'action', label, url, note })
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url })
export const footnote = (label: string, url: string): Block => ({ kind: 'footnote', label, url })
export const finePrint = (lines: readonly string[]): Block => ({ kind: 'fine-print', lines })

/** Who gets a mail, and in which language and time zone. */
export interface Recipient {
  readonly name: string
  readonly address: string
  readonly language: Language
  readonly timeZone: string
}

/** The content of a mail about one notice, and its recipient. */
export interface Letter {
  readonly to: Recipient
  readonly subject: string
  readonly body: readonly Block[]
  /** Set for mails about matches: these can be switched off, and those about one match form a thread. */
  readonly about?: { readonly match?: string; readonly account: string }
  /** The link by which somebody without an account refuses such mails. */
  readonly refuse?: { readonly label: string; readonly url: string }
  /** Its form as a part of a merged mail; left out if it cannot be merged. */
  readonly part?: LetterPart
}

/** A letter as a part of a merged mail: without the greeting, and with what all letters of a match share apart. */
interface LetterPart {
  /** The subject of a mail that also says that the match has begun. */
  readonly subjectAtStart?: string
  /** What comes before the link to the match. */
  readonly opening: readonly Block[]
  readonly details?: readonly Block[]
  /** Left out where the opening has the only link. */
  readonly shared?: SharedBlocks
}

/** What the letters of a match share: the newest of them has it. */
interface SharedBlocks {
  /** The link to the match, between the opening and the details. */
  readonly page: readonly Block[]
  /** What stands after the details. */
  readonly end: readonly Block[]
}

/** The body of a letter without its greeting, or a part of a merged mail. */
export const partBlocks = ({ opening, details = [] }: LetterPart, shared?: SharedBlocks): Block[] => [
  ...opening,
  ...(shared?.page ?? []),
  ...details,
  ...(shared?.end ?? []),
]

/** The pictures that a mail carries, each once. */
export function picturesIn(body: readonly Block[]): readonly InlinePicture[] {
  const pictures = new Map<string, InlinePicture>()
  for (const block of body) if (block.kind === 'picture') pictures.set(block.cid, { cid: block.cid, png: block.png })
  return [...pictures.values()]
}
