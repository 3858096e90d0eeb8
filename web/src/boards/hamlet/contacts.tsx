import { DrawnPiece } from '../kit/piece.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import type { View } from './view.ts'
import styles from './village.module.css'
import { contactsFrom } from './ways.ts'

/**
 * The places where a road can be built, while a move asks for one. The move is about the tile from which the road
 * starts; the villager's own tile may be chosen, too.
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
        .map(({ from, piece, at: { x, y } }) => (
          <DrawnPiece key={`${from}-${piece.id}`} noun={piece} class={styles.contact ?? ''}>
            <circle data-outline="" cx={x} cy={y} r={9} />
            <path d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />
          </DrawnPiece>
        ))}
    </>
  )
}
