import { DrawnPiece } from '../kit/piece.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import { between } from './lattice.ts'
import type { View } from './view.ts'
import styles from './village.module.css'

/**
 * The places where a road can be built, while a move asks for one. The name of a contact has the tile beyond it and the
 * segment of the tile from which it starts; the move is about that tile.
 */
export function Contacts({ view: { village } }: { readonly view: View }) {
  const pieces = usePieces()
  const lit = pieces.lit()
  const from = village.filter(({ tile }) => pieces.stateOf(noun('tile', tile)).isChosen)
  return (
    <>
      {from.flatMap(({ tile, corners }) =>
        corners.flatMap((corner, segment) =>
          village
            .map((other) => noun('contact', `${other.tile}/${segment}`))
            .filter((contact) => lit.has(pieceName(contact)))
            .map((contact) => {
              const { x, y } = between(corner, corners[(segment + 1) % corners.length] ?? corner)
              return (
                <DrawnPiece key={`${tile}-${contact.id}`} noun={contact} class={styles.contact ?? ''}>
                  <circle data-outline="" cx={x} cy={y} r={9} />
                  <path d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />
                </DrawnPiece>
              )
            }),
        ),
      )}
    </>
  )
}
