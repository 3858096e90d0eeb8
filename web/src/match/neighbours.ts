import type { Noun } from '../api/schemas.ts'
import { nounOf, pieceName } from '../boards/kit/pieces.ts'

interface Neighbours {
  readonly previous: Noun | undefined
  readonly next: Noun | undefined
}

/**
 * The visible pieces of the same kind before and after one, in the order in which the board draws them. Pieces with one
 * name, such as villagers and prices, have one sheet.
 */
export function neighboursOf(noun: Noun, nameOf: (noun: Noun) => string): Neighbours {
  const drawn = [...document.querySelectorAll(`button[data-piece^="${noun.kind}:"], g[data-piece^="${noun.kind}:"]`)]
  const sheets = new Map<string, Noun>()
  for (const piece of drawn) {
    const other = nounOf(piece.getAttribute('data-piece') ?? '')
    if (piece.getBoundingClientRect().width > 0 && !sheets.has(nameOf(other))) sheets.set(nameOf(other), other)
  }
  const place = [...sheets.keys()].indexOf(nameOf(noun))
  const at = (index: number) => (place === -1 ? undefined : [...sheets.values()][index])
  return { previous: at(place - 1), next: at(place + 1) }
}

/** The things that stand on a piece, such as pawns and goods, each once. */
export function thingsOn(noun: Noun): readonly Noun[] {
  const things = [...document.querySelectorAll(`[data-on~="${pieceName(noun)}"]`)]
  return [...new Set(things.map((thing) => thing.getAttribute('data-piece') ?? ''))].map(nounOf)
}
