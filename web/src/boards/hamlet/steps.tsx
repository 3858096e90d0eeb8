import { DrawnPiece } from '../kit/piece.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import { middleOf } from './lattice.ts'
import type { View } from './table.ts'
import styles from './village.module.css'

/** The ways that donkeys can go, while a move asks for them: an arrow from tile to tile. */
export function Steps({ view: { village } }: { readonly view: View }) {
  const lit = usePieces().lit()
  return (
    <>
      {village.flatMap((from) =>
        village
          .filter((to) => to !== from && lit.has(pieceName(noun('step', `${from.tile}>${to.tile}`))))
          .map((to) => {
            const [a, b] = [middleOf(from.corners), middleOf(to.corners)]
            const length = Math.hypot(b.x - a.x, b.y - a.y)
            const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
            // The way there lies in the half of the tile it leaves, so that a finger tells it from the way back.
            const [x1, y1] = [a.x + ux * length * 0.24, a.y + uy * length * 0.24]
            const [x2, y2] = [a.x + ux * length * 0.48, a.y + uy * length * 0.48]
            return (
              <DrawnPiece
                key={`${from.tile}>${to.tile}`}
                noun={noun('step', `${from.tile}>${to.tile}`)}
                class={styles.step ?? ''}
              >
                <path
                  d={`M${x1} ${y1}L${x2} ${y2}M${x2 - ux * 9 - uy * 6} ${y2 - uy * 9 + ux * 6}L${x2} ${y2}L${x2 - ux * 9 + uy * 6} ${y2 - uy * 9 - ux * 6}`}
                />
                <path class={styles.reach} d={`M${x1} ${y1}L${x2} ${y2}`} />
              </DrawnPiece>
            )
          }),
      )}
    </>
  )
}
