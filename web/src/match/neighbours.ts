import type { Noun } from '../api/schemas.ts'
import { nounOf, pieceName } from '../boards/kit/pieces.ts'

/** The visible pieces of the same kind before and after one, in the order in which the board draws them. */
export function neighboursOf(noun: Noun): { readonly previous: Noun | undefined; readonly next: Noun | undefined } {
  const drawn = [...document.querySelectorAll(`button[data-piece^="${noun.kind}:"], g[data-piece^="${noun.kind}:"]`)]
  const names = [
    ...new Set(
      drawn
        .filter((piece) => piece.getBoundingClientRect().width > 0)
        .map((piece) => piece.getAttribute('data-piece') ?? ''),
    ),
  ]
  const place = names.indexOf(pieceName(noun))
  const at = (index: number) => {
    const name = place === -1 ? undefined : names[index]
    return name === undefined ? undefined : nounOf(name)
  }
  return { previous: at(place - 1), next: at(place + 1) }
}

/** The things that stand on a piece, such as pawns and goods, each once. */
export function thingsOn(noun: Noun): readonly Noun[] {
  const things = [...document.querySelectorAll(`[data-on~="${pieceName(noun)}"]`)]
  return [...new Set(things.map((thing) => thing.getAttribute('data-piece') ?? ''))].map(nounOf)
}
