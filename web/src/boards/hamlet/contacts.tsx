import { DrawnPiece } from '../kit/piece.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import type { View } from './view.ts'
import styles from './village.module.css'
import { contactsFrom } from './ways.ts'

/**
 * The places where a road can be built, while a move asks for one. The move is about the tile from which the road
 * starts; the villager's own tile may be chosen, too. Each shows its number, by which the form names it.
 */
export function Contacts({ view }: { readonly view: View }) {
  const pieces = usePieces()
  const lit = pieces.lit()
  const chosen = view.village.filter(({ tile }) => pieces.stateOf(noun('tile', tile)).isChosen)
  return (
    <>
      {contactsFrom(chosen, view.village)
        .map((contact) => ({ ...contact, piece: noun('contact', contact.id) }))
        .filter(({ piece }) => lit.has(pieceName(piece)))
        .map(({ from, piece, segment, at: { x, y } }) => (
          <DrawnPiece key={`${from}-${piece.id}`} noun={piece} class={styles.contact ?? ''}>
            <circle data-outline="" cx={x} cy={y} r={9} />
            {/* People count segments from 1. */}
            <text x={x} y={y} dy="0.35em">
              {segment + 1}
            </text>
            <circle class={styles.reach} cx={x} cy={y} r={9} />
          </DrawnPiece>
        ))}
    </>
  )
}
