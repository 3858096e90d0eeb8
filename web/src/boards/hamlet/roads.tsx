import { seatColour } from '../../look/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import { SeatDot } from './beings.tsx'
import { between, spotOf } from './lattice.ts'
import type { Table } from './table.ts'
import styles from './village.module.css'

/** The paths and bridges that were built: a bar across the segment that they cross. */
export function Roads({ table: { view } }: { readonly table: Table }) {
  return (
    <g class={styles.roads}>
      {view.roads.map(({ seat, from, to, segment, kind, between: [one, other] }) => {
        if (one === undefined || other === undefined) return null
        const [a, b] = [spotOf(one), spotOf(other)]
        const { x, y } = between(one, other)
        // Across the segment: its direction, turned by a right angle.
        const [dx, dy] = [(b.y - a.y) * 0.3, (a.x - b.x) * 0.3]
        return (
          <DrawnPawn
            key={`${from}-${to}-${segment}-${seat}`}
            noun={noun(kind, `${from}-${to}-${segment}`)}
            on={noun('tile', from)}
          >
            <line
              class={kind === 'bridge' ? styles.bridge : styles.path}
              x1={x - dx}
              y1={y - dy}
              x2={x + dx}
              y2={y + dy}
              style={{ stroke: seatColour(seat) }}
            />
            <SeatDot seat={seat} x={x} y={y} size={8} />
          </DrawnPawn>
        )
      })}
    </g>
  )
}
