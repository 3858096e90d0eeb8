import type { FunctionComponent } from 'preact'
import type { Choice, Field, Noun } from '../api/schemas.ts'
import type { Language } from '../words/languages.ts'
import type { Pieces } from './kit/pieces.ts'

/** The player of a seat. */
export interface Sitter {
  readonly seat: number
  readonly name: string
  readonly isYou: boolean
}

export interface PanelProps<View> {
  /** The API's view of the position. A panel draws nothing that is not in it. */
  readonly view: View
  /** The position in words, from the same answer as the view. */
  readonly says: readonly string[]
  readonly sitters: readonly Sitter[]
  /** The reader's own seat; null for a spectator. */
  readonly you: number | null
  readonly language: Language
}

/**
 * A part of the table that forms a unit. On a wide screen all panels are side by side; on a phone, one is shown at a
 * time.
 */
export interface Panel<View> {
  readonly id: string
  readonly title: (language: Language) => string
  readonly Draw: FunctionComponent<PanelProps<View>>
  /** Whether it takes the whole width when panels are side by side. */
  readonly isWide?: boolean
  /**
   * Whether it is a drawing that adapts to its space. It then gets the full height, and the other panels are beside it.
   */
  readonly fills?: boolean
  /** Whether it shows what the reader plays with: who looks on has none. */
  readonly isOwn?: boolean
}

/** A thing that a move is about or that one of its fields offers, and the view in which it is seen. */
export interface Subject<View> {
  readonly view: View
  readonly noun: Noun
  readonly choice: Choice
  /** The field that offers it; undefined where the move is about it. */
  readonly field?: Field | undefined
  readonly pieces: Pieces
  readonly language: Language
}

/** Draws a component by itself. What is printed on it is in any view of its game. */
export type Alone<View> = FunctionComponent<{ readonly view: View; readonly noun: Noun }>

/** The board of a game: its panels in reading order, the most important first. */
export interface Board<View> {
  readonly panels: readonly Panel<View>[]
  /** What the sheet of a piece shows instead of the piece's own words. It renders nothing for other pieces. */
  readonly Sheet?: FunctionComponent<PanelProps<View> & { readonly noun: Noun }>
  /** The icon for a noun, used by the controls around the board. It renders nothing for a noun without an icon. */
  readonly Icon?: FunctionComponent<{ noun: Noun }>
  /**
   * What the board shows of a thing and a reader needs to decide on a move, in words, for those who choose from a list: how
   * much lies on an offer, what a blueprint costs. Undefined for all other things.
   */
  readonly detail?: (subject: Subject<View>) => string | undefined
  /** Draws a component outside of a match, for the list of all components. It renders nothing where there is no drawing. */
  readonly Alone?: Alone<View>
}
