import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Component, Noun, PieceKind, Place } from '../../api/schemas.ts'

/** The name of a piece, made from the API's noun. It is the same for views, choices, events and drawings. */
export const pieceName = ({ kind, id }: Noun): string => `${kind}:${id}`

/** The noun of a piece's name. Ids of seats are numbers; all other ids are words. */
export function nounOf(name: string): Noun {
  const [kind = '', ...rest] = name.split(':')
  const id = rest.join(':')
  return { kind, id: kind === 'seat' ? Number(id) : id }
}

export const noun = (kind: string, id: string | number): Noun => ({ kind, id })

/** How a piece is highlighted. */
export interface PieceState {
  /** The reader can do something with it now. */
  readonly isLit: boolean
  /** It is part of the move that is being composed. */
  readonly isChosen: boolean
  /** It took part in what has just happened, or the reader points at a sentence about it. */
  readonly isNamed: boolean
}

/** A field of the move being composed that asks where a piece should lie. */
export interface Placing {
  readonly piece: Noun
  readonly places: readonly Place[]
  readonly chosen: Place | undefined
  choose(place: Place): void
}

/**
 * What the table around a board knows about its pieces. A board names its pieces and knows no rules: the choices say
 * which pieces can be used.
 */
export interface Pieces {
  stateOf(noun: Noun): PieceState
  /** The names of the pieces with which the reader can do something now. */
  lit(): ReadonlySet<string>
  /** The printed name, in the reader's language. */
  nameOf(noun: Noun): string
  /** Its printed values and effects; undefined for a thing without a component, such as a seat or a pawn. */
  componentOf(noun: Noun): Component | undefined
  /** The description of its kind, for a thing without a component. */
  kindOf(noun: Noun): PieceKind | undefined
  /** What the reader can do with it now, in words; empty if nothing. */
  canDo(noun: Noun): string
  /** A tap, or Enter. */
  touch(noun: Noun): void
  /** A long press, a right click, or `?`. */
  explain(noun: Noun): void
  /** The pointer rests on it, or it has the keyboard's focus; undefined when the pointer or the focus has left it. */
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
