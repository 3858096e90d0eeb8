import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Component, Noun, PieceKind, Place } from '../../api/schemas.ts'

/** The name of a piece: the API's noun. The same in view, choice, event and drawing. */
export const pieceName = ({ kind, id }: Noun): string => `${kind}:${id}`

/** The noun that a piece's name means. Seats are numbered, all else has words for ids. */
export function nounOf(name: string): Noun {
  const [kind = '', ...rest] = name.split(':')
  const id = rest.join(':')
  return { kind, id: kind === 'seat' ? Number(id) : id }
}

export const noun = (kind: string, id: string | number): Noun => ({ kind, id })

/** How a piece stands out. */
export interface PieceState {
  /** Something can be done with it now. */
  readonly isLit: boolean
  /** It is part of the move that is being composed. */
  readonly isChosen: boolean
  /** It took part in what has just happened, or a sentence about it is pointed at. */
  readonly isNamed: boolean
}

/** A field of the move being composed that asks where a piece is to lie. */
export interface Placing {
  readonly piece: Noun
  readonly places: readonly Place[]
  readonly chosen: Place | undefined
  choose(place: Place): void
}

/**
 * What the table around a board knows of its pieces. A board names its pieces and knows no rule: which of them can be used
 * follows from the choices.
 */
export interface Pieces {
  stateOf(noun: Noun): PieceState
  /** The names of the pieces with which something can be done now. */
  lit(): ReadonlySet<string>
  /** The printed name, in the reader's language. */
  nameOf(noun: Noun): string
  /** What is printed on it, and what it does; undefined for what has no component, such as seats and pawns. */
  componentOf(noun: Noun): Component | undefined
  /** What all of its kind are, where it has no component. */
  kindOf(noun: Noun): PieceKind | undefined
  /** What can be done with it now, in words; empty if nothing. */
  canDo(noun: Noun): string
  /** A tap, or Enter. */
  touch(noun: Noun): void
  /** A long press, a right click, or `?`. */
  explain(noun: Noun): void
  /** The pointer rests on it, or the keyboard has reached it; undefined once it has left. */
  hint(noun: Noun | undefined): void
  placing(): Placing | undefined
}

export const plain: PieceState = { isLit: false, isChosen: false, isNamed: false }

export const PiecesContext = createContext<Pieces>({
  stateOf: () => plain,
  lit: () => new Set(),
  nameOf: pieceName,
  componentOf: () => undefined,
  kindOf: () => undefined,
  canDo: () => '',
  touch: () => {},
  explain: () => {},
  hint: () => {},
  placing: () => undefined,
})

export const usePieces = (): Pieces => useContext(PiecesContext)
