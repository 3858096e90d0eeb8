import { seatColour } from '../../ui/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import { SeatDot } from './seat-dot.tsx'
import type { View } from './view.ts'
import styles from './village.module.css'
import { crossingsIn } from './ways.ts'

/** How far a road reaches into the tiles that it joins. */
const reach = 10

/** The built paths and bridges, across the segments between two tiles: planks in the colours of their owners. */
export function Roads({ view }: { readonly view: View }) {
  return (
    <g>
      {crossingsIn(view).map(({ road: { seat, from, to, segment, kind }, at, across, width }) => {
        const [x, y] = [across.x * (reach / width), across.y * (reach / width)]
        const way = `M${-x} ${-y}L${x} ${y}`
        const id = `${from}-${to}-${segment}-${seat}`
        return (
          <DrawnPawn key={id} noun={noun(kind, id)} on={noun('tile', from)} alsoOn={noun('tile', to)}>
            <g transform={`translate(${at.x} ${at.y}) scale(${width})`}>
              <path class={styles.kerb} d={way} />
              <path
                class={kind === 'bridge' ? styles.bridge : styles.path}
                d={way}
                style={{ stroke: seatColour(seat) }}
              />
              <SeatDot seat={seat} x={0} y={0} size={8} isPale />
            </g>
          </DrawnPawn>
        )
      })}
    </g>
  )
}
