import { seatColour } from '../../look/seat-mark.tsx'
import type { Box } from './room.ts'
import { SeatDot } from './seat-dot.tsx'
import { seatOnTurn, type View } from './table.ts'
import styles from './village.module.css'

/** Villagers or donkeys of a seat that stand on the same building. Only who is on turn has villagers that are ready or not. */
export interface Beings {
  readonly seat: number
  readonly kind: 'villager' | 'donkey'
  readonly isReady: boolean
  readonly count: number
}

export function beingsAt(view: View, tile: string): readonly Beings[] {
  const onTurn = seatOnTurn(view)
  return view.seats
    .flatMap(({ villagers, donkeys }, seat): Beings[] => {
      const here = villagers.filter(({ at }) => at === tile)
      const ready = here.filter((villager) => villager.ready || seat !== onTurn).length
      return [
        { seat, kind: 'villager', isReady: true, count: ready },
        { seat, kind: 'villager', isReady: false, count: here.length - ready },
        { seat, kind: 'donkey', isReady: true, count: donkeys.filter((at) => at === tile).length },
      ]
    })
    .filter(({ count }) => count > 0)
}

/** On a square of 24: where the mark of the seat is drawn on it, too. */
const figures = {
  villager: { body: 'M12 1a5 5 0 0 1 3.500 8.600Q20 12 20 23H4Q4 12 8.500 9.600A5 5 0 0 1 12 1Z', x: 12, y: 17 },
  donkey: {
    body: 'M2 22V13q0-3 3-3h8l2.500-4L15 1l3 3.200L20.500 1v5l2.500 4-1.500 2.500-3.500-.5-1.500 3V22h-3.500v-5H7v5Z',
    x: 8.5,
    y: 13.6,
  },
}

/** A villager that rests is hollow. */
export function Figure({ beings: { seat, kind, isReady, count }, at }: { readonly beings: Beings; readonly at: Box }) {
  const size = at.width - 0.5
  const { body, x, y } = figures[kind]
  return (
    <g transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 24})`}>
      <path
        class={isReady ? styles.figure : styles.resting}
        d={body}
        style={isReady ? { fill: seatColour(seat) } : { stroke: seatColour(seat) }}
      />
      <SeatDot seat={seat} x={x} y={y} size={8} isPale={isReady} />
      {count > 1 && (
        <text class={styles.count} x={25} y={9}>
          {count}
        </text>
      )}
    </g>
  )
}
