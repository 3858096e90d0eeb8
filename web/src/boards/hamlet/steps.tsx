import { useMemo } from 'preact/hooks'
import { DrawnPiece } from '../kit/piece.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import type { View } from './view.ts'
import styles from './village.module.css'
import { waysIn } from './ways.ts'

/** The distance of a step from the edge, so that a finger can choose between the two directions. */
const before = 8
const arrow = 'M-3 -4.5 3 0 -3 4.5'

/**
 * The steps that donkeys can take, while a move asks for them: an arrowhead on the road, just before the edge. The
 * whole way is drawn for a step under the pointer, with the keyboard's focus, or chosen.
 */
export function Steps({ view }: { readonly view: View }) {
  const lit = usePieces().lit()
  const ways = useMemo(() => waysIn(view), [view])
  const seen = new Set<string>()
  return (
    <>
      {ways.map(({ from, to, crossing, start, end }) => {
        const id = `${from.tile}>${to.tile}`
        if (seen.has(id) || !lit.has(pieceName(noun('step', id)))) return null
        seen.add(id)
        const length = Math.hypot(crossing.x - start.x, crossing.y - start.y)
        const [ux, uy] = [(crossing.x - start.x) / length, (crossing.y - start.y) / length]
        const [x, y] = [crossing.x - ux * before, crossing.y - uy * before]
        const turn = (Math.atan2(uy, ux) * 180) / Math.PI
        return (
          // The way itself is not part of the piece, which is only the area that reacts to touch.
          <g key={id}>
            <path class={styles.way} d={`M${start.x} ${start.y}L${crossing.x} ${crossing.y}L${end.x} ${end.y}`} />
            <DrawnPiece noun={noun('step', id)} class={styles.step ?? ''}>
              <g transform={`translate(${x} ${y}) rotate(${turn})`}>
                <path class={styles.halo} d={arrow} />
                <path class={styles.arrow} d={arrow} />
              </g>
              <circle class={styles.reach} cx={x} cy={y} r={12} />
            </DrawnPiece>
          </g>
        )
      })}
    </>
  )
}
