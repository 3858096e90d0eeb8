import { seatColour } from '../../ui/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import type { Box } from './room.ts'
import { SeatDot } from './seat-dot.tsx'
import { isReady, type View } from './view.ts'
import styles from './village.module.css'

/** Villagers or donkeys of a seat on the same building. */
interface Beings {
  readonly seat: number
  readonly kind: 'villager' | 'donkey'
  readonly isReady: boolean
  readonly count: number
  /** The index of the first of them among all of their seat, by which animations recognize them. */
  readonly first: number
}

export function beingsAt(view: View, tile: string): readonly Beings[] {
  return view.seats.flatMap(({ villagers, donkeys }, seat): Beings[] => {
    const awake = villagers.map((villager) => isReady(view, seat, villager))
    const groups = [
      { kind: 'villager', isReady: true, here: villagers.map(({ at }, number) => at === tile && awake[number]) },
      { kind: 'villager', isReady: false, here: villagers.map(({ at }, number) => at === tile && !awake[number]) },
      { kind: 'donkey', isReady: true, here: donkeys.map((at) => at === tile) },
    ] as const
    return groups
      .map(({ here, ...group }) => ({ ...group, seat, count: here.filter(Boolean).length, first: here.indexOf(true) }))
      .filter(({ count }) => count > 0)
  })
}

/** On a square of 24, on which the mark of the seat is drawn, too. */
const figures = {
  villager: { body: 'M12 1a5 5 0 0 1 3.5 8.6Q20 12 20 23H4Q4 12 8.5 9.6A5 5 0 0 1 12 1Z', x: 12, y: 17 },
  donkey: {
    body: 'M2 22V13q0-3 3-3h8l2.5-4L15 1l3 3.2L20.5 1v5l2.5 4-1.5 2.5-3.5-.5-1.5 3V22h-3.5v-5H7v5Z',
    x: 8.5,
    y: 13.6,
  },
}

interface FigureProps {
  readonly beings: Beings
  readonly tile: string
  readonly at: Box
}

/** A villager that has acted is drawn hollow. */
export function Figure({ beings: { seat, kind, isReady, count, first }, tile, at }: FigureProps) {
  const size = at.width - 0.5
  const { body, x, y } = figures[kind]
  return (
    <DrawnPawn noun={noun(kind, `${seat}-${first}`)} on={noun('tile', tile)}>
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
    </DrawnPawn>
  )
}
