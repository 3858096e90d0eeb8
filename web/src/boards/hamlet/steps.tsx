import { useMemo } from 'preact/hooks'
import { useScale } from '../kit/pan-and-zoom.tsx'
import { DrawnPiece } from '../kit/piece.tsx'
import { noun, pieceName, usePieces } from '../kit/pieces.ts'
import { boxAround, type Spot } from './lattice.ts'
import { reachOf } from './reach.ts'
import type { View } from './view.ts'
import styles from './village.module.css'
import { type Way, waysIn } from './ways.ts'

/** The distance of a step from the edge, so that a finger can choose between the two directions: in units, in pixels. */
const before = { units: 8, pixels: 10 }
const arrow = 'M-3 -4.5 3 0 -3 4.5'

const middleOfBox = ({ x, y, width, height }: ReturnType<typeof boxAround>): Spot => ({
  x: x + width / 2,
  y: y + height / 2,
})

const idOf = ({ from, to }: Way): string => `${from.tile}>${to.tile}`

/** Where the arrowhead of a way lies, and where it points. */
function headOf({ start, crossing }: Way, scale: number) {
  const length = Math.hypot(crossing.x - start.x, crossing.y - start.y)
  const [ux, uy] = [(crossing.x - start.x) / length, (crossing.y - start.y) / length]
  const back = Math.min(Math.max(before.units, before.pixels / scale), length / 2)
  return { x: crossing.x - ux * back, y: crossing.y - uy * back, turn: (Math.atan2(uy, ux) * 180) / Math.PI }
}

/**
 * The steps that donkeys can take, while a move asks for them: an arrowhead on the road, just before the edge. The
 * whole way is drawn for a step under the pointer, with the keyboard's focus, or chosen.
 */
export function Steps({ view }: { readonly view: View }) {
  const lit = usePieces().lit()
  const scale = useScale()
  // If two tiles meet at several roads, the step is over the first one.
  const ways = useMemo(
    () =>
      new Map(
        waysIn(view)
          .toReversed()
          .map((way) => [idOf(way), way]),
      ),
    [view],
  )
  const middles = useMemo(() => view.village.map(({ corners }) => middleOfBox(boxAround(corners))), [view])
  const steps = [...ways]
    .filter(([id]) => lit.has(pieceName(noun('step', id))))
    .map(([id, way]) => ({ id, way, head: headOf(way, scale) }))
  return (
    <>
      {steps.map(({ id, way: { start, crossing, end }, head }) => {
        const { x, y, turn } = head
        const others = steps.filter((step) => step.id !== id).map((step) => step.head)
        return (
          // The way itself is not part of the piece, which is only the area that reacts to touch.
          <g key={id}>
            <path class={styles.way} d={`M${start.x} ${start.y}L${crossing.x} ${crossing.y}L${end.x} ${end.y}`} />
            <DrawnPiece noun={noun('step', id)} class={styles.step ?? ''}>
              <g transform={`translate(${x} ${y}) rotate(${turn})`}>
                <path class={styles.halo} d={arrow} />
                <path class={styles.arrow} d={arrow} />
              </g>
              <circle class={styles.reach} cx={x} cy={y} r={reachOf(head, [...others, ...middles], scale)} />
            </DrawnPiece>
          </g>
        )
      })}
    </>
  )
}
