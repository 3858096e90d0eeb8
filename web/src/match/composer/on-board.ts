import type { Noun } from '../../api/schemas.ts'
import { pieceName } from '../../boards/kit/pieces.ts'

/** Whether the reader can touch all of these pieces on what is shown of the board. */
export const areOnBoard = (nouns: readonly Noun[]): boolean => {
  const pieces = [...document.querySelectorAll('main > section [data-piece][aria-pressed]')].filter(
    (piece) => piece.getBoundingClientRect().width > 0,
  )
  const names = new Set(pieces.map((piece) => piece.getAttribute('data-piece')))
  return nouns.every((noun) => names.has(pieceName(noun)))
}
