import type { FunctionComponent } from 'preact'
import type { Noun } from '../api/schemas.ts'
import type { Language } from '../words/languages.ts'

/** Who sits in a seat. */
export interface Sitter {
  readonly seat: number
  readonly name: string
  readonly isYou: boolean
}

export interface PanelProps<View> {
  /** The API's view of the position. A panel draws nothing else. */
  readonly view: View
  /** The position in words, as the API says it beside the view. */
  readonly says: readonly string[]
  readonly sitters: readonly Sitter[]
  /** The reader's own seat; null for somebody who watches. */
  readonly you: number | null
  readonly language: Language
}

/** A part of the table that is looked at as a whole. On a wide screen all panels lie side by side, on a phone one is shown at a time. */
export interface Panel<View> {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly Draw: FunctionComponent<PanelProps<View>>
  /** Whether it takes the whole width where panels lie side by side. */
  readonly isWide?: boolean
  /** Whether it is a drawing that fits the room it gets: it then has all the height, and the other panels lie beside it. */
  readonly fills?: boolean
}

/** The board of a game: its panels in the order in which they are read, the one that matters most first. */
export interface Board<View> {
  readonly panels: readonly Panel<View>[]
  /** The icon of what a noun names, for the controls around the board; it draws nothing for a noun without one. */
  readonly Icon?: FunctionComponent<{ noun: Noun }>
}
