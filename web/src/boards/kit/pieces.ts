import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Choice, Component, Field, Noun, PieceKind, Place } from '../../api/schemas.ts'

/** The name of a piece, made from the API's noun. It is the same for views, choices, events and drawings. */
export const pieceName = ({ kind, id }: Noun): string => `${kind}:${id}`

/** The noun of a piece's name. Ids of seats are numbers; all other ids are words. */
export function nounOf(name: string): Noun {
  const [kind = '', ...rest] = name.split(':')
  const id = rest.join(':')
  return { kind, id: kind === 'seat' ? Number(id) : id }
}

/** Whether boards draw such a thing: an answer, such as "yes", is only an option of a form. */
export const isOnBoard = ({ kind }: Pick<Noun, 'kind'>): boolean => kind !== 'answer'

export const noun = (kind: string, id: string | number): Noun => ({ kind, id })

/** The name of a seat's own copy of a piece that every seat can have, such as its fish. */
export const copyName = (noun: Noun, seat: number): string => `${pieceName(noun)}@${seat}`

/**
 * The pieces that a sentence names. A thing means the copies of the seats named before it and at the end of the
 * sentence: "Ada paid 1 franc to Bob" means the francs of both, "Supply: clay" nobody's clay.
 */
export function namedIn(nouns: readonly Noun[]): readonly string[] {
  const parts: { readonly seats: Noun[]; readonly things: Noun[] }[] = []
  for (const noun of nouns) {
    const last = parts.at(-1)
    if (noun.kind !== 'seat') {
      if (last) last.things.push(noun)
      else parts.push({ seats: [], things: [noun] })
    } else if (last?.things.length === 0) last.seats.push(noun)
    else parts.push({ seats: [noun], things: [] })
  }
  const end = parts.at(-1)
  if (end?.things.length === 0) parts.at(-2)?.seats.push(...end.seats)
  const copies = parts.flatMap(({ seats, things }) =>
    seats.flatMap((seat) => things.map((thing) => copyName(thing, Number(seat.id)))),
  )
  return [...nouns.map(pieceName), ...copies]
}

/** How a piece is highlighted. */
export interface PieceState {
  /** The reader can do something with it now. */
  readonly isLit: boolean
  /** It is part of the move that is being composed. */
  readonly isChosen: boolean
  /** It took part in what has just happened, or the reader points at a sentence about it. */
  readonly isNamed: boolean
}

/** Which copy of a piece it is, if there may be several. */
export interface Copy {
  /** The seat that this copy belongs to. Others can use it only in a move that takes it from that seat. */
  readonly of?: number | undefined
  /** Where in the view it lies, as a JSON Pointer. A move that takes from elsewhere does not match it. */
  readonly lies?: string | undefined
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
 * which pieces can be used. `of` is the seat of a copy.
 */
export interface Pieces {
  stateOf(noun: Noun, copy?: Copy): PieceState
  /** The names of the pieces with which the reader can do something now. */
  lit(): ReadonlySet<string>
  /** Whether these answer a question to the reader, now or planned; a player who waits can do some things meanwhile. */
  isAsked(): boolean
  /** The printed name, in the reader's language. */
  nameOf(noun: Noun): string
  /** Its printed values and effects; undefined for a thing without a component, such as a seat or a pawn. */
  componentOf(noun: Noun): Component | undefined
  /** The description of its kind, for a thing without a component. */
  kindOf(noun: Noun): PieceKind | undefined
  /**
   * What the board shows of a thing and a reader needs to decide on a move, in words, beside a move in a list.
   * Undefined if it shows nothing of the kind.
   */
  detailOf(noun: Noun, choice: Choice, field?: Field): string | undefined
  /** What the reader can do with it now, in words; empty if nothing. */
  canDo(noun: Noun): string
  /** A tap, or Enter. */
  touch(noun: Noun, copy?: Copy): void
  /** A long press, a right click, or `?`. */
  explain(noun: Noun, of?: number): void
  /** The pointer rests on it, or it has the keyboard's focus; undefined when the pointer or the focus has left it. */
  hint(noun: Noun | undefined): void
  placing(): Placing | undefined
}

const plain: PieceState = { isLit: false, isChosen: false, isNamed: false }

export const PiecesContext = createContext<Pieces>({
  stateOf: () => plain,
  lit: () => new Set(),
  isAsked: () => false,
  nameOf: pieceName,
  componentOf: () => undefined,
  kindOf: () => undefined,
  detailOf: () => undefined,
  canDo: () => '',
  touch: () => {},
  explain: () => {},
  hint: () => {},
  placing: () => undefined,
})

export const usePieces = (): Pieces => useContext(PiecesContext)
