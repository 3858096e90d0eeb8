import { seatColour } from '../../ui/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import { between, inwards, spotOf } from './lattice.ts'
import { SeatDot } from './seat-dot.tsx'
import type { View } from './view.ts'
import styles from './village.module.css'

/** How far a road reaches into the tiles that it joins. */
const reach = 10

/** The built paths and bridges, across the segments between two tiles: planks in the colours of their owners. */
export function Roads({ view }: { readonly view: View }) {
  return (
    <g>
      {view.roads.map(({ seat, from, to, segment, kind, between: [one, other] }) => {
        if (one === undefined || other === undefined) return null
        const { x, y } = between(one, other)
        const across = inwards(spotOf(one), spotOf(other))
        const way = `M${x - across.x * reach} ${y - across.y * reach}L${x + across.x * reach} ${y + across.y * reach}`
        return (
          <DrawnPawn
            key={`${from}-${to}-${segment}-${seat}`}
            noun={noun(kind, `${from}-${to}-${segment}`)}
            on={noun('tile', from)}
            alsoOn={noun('tile', to)}
          >
            <path class={styles.kerb} d={way} />
            <path
              class={kind === 'bridge' ? styles.bridge : styles.path}
              d={way}
              style={{ stroke: seatColour(seat) }}
            />
            <SeatDot seat={seat} x={x} y={y} size={8} isPale />
          </DrawnPawn>
        )
      })}
    </g>
  )
}
