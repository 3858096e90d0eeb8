import { seatColour } from '../../ui/seat-mark.tsx'
import styles from './village.module.css'

interface Props {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly size: number
  /** Whether it lies on the seat's own colour. */
  readonly isPale?: boolean
}

/** The mark of a seat within the drawing: a shape and a colour. */
export function SeatDot({ seat, x, y, size, isPale = false }: Props) {
  const half = size / 2
  const marks = [
    `M${x - half} ${y}a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0 ${-size} 0Z`,
    `M${x - half * 0.9} ${y - half * 0.9}h${size * 0.9}v${size * 0.9}h${-size * 0.9}Z`,
    `M${x} ${y - half}l${half} ${size * 0.95}h${-size}Z`,
    `M${x} ${y - half * 1.2}l${half * 1.2} ${half * 1.2}l${-half * 1.2} ${half * 1.2}l${-half * 1.2} ${-half * 1.2}Z`,
  ]
  return (
    <path
      class={isPale ? styles.pale : styles.dot}
      d={marks[seat] ?? ''}
      style={isPale ? {} : { fill: seatColour(seat) }}
    />
  )
}
