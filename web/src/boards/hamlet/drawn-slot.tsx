import { seatColour } from '../../ui/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import { DrawnSign } from './icons.tsx'
import type { Box } from './room.ts'
import { SeatDot } from './seat-dot.tsx'
import type { Slot } from './slots.ts'
import styles from './village.module.css'

interface SlotProps {
  readonly slot: Slot
  readonly tile: string
  readonly at: Box
}

export function DrawnSlot({ slot, tile, at: { x, y, width } }: SlotProps) {
  const on = noun('tile', tile)
  if (slot.kind === 'flag') {
    return (
      <DrawnPawn noun={noun('flag', tile)} on={on}>
        <Flag seat={slot.owner} x={x} y={y} />
      </DrawnPawn>
    )
  }
  const drawn = <GoodSlot slot={slot} x={x} y={y} width={width} />
  if (slot.good === undefined) return drawn
  return (
    <DrawnPawn noun={noun('good', slot.good)} on={on}>
      {drawn}
    </DrawnPawn>
  )
}

type OfGood = Extract<Slot, { kind: 'good' }>

/** A slot for a good, and the good on it or, where it is empty, the one that it is for. */
export function GoodSlot({
  slot: { good, isThere, owner, isHighQuality },
  x,
  y,
  width,
}: {
  readonly slot: OfGood
  readonly x: number
  readonly y: number
  readonly width: number
}) {
  const radius = width / 2 - 0.8
  return (
    <g class={isThere ? styles.slot : styles.empty}>
      <circle
        cx={x}
        cy={y}
        r={radius}
        style={owner === undefined ? {} : { stroke: seatColour(owner), strokeWidth: 2 }}
      />
      {good !== undefined && <DrawnSign sign={good} x={x} y={y} size={radius * 1.4} />}
      {owner !== undefined && <SeatDot seat={owner} x={x + radius * 0.8} y={y - radius * 0.8} size={6} />}
      {isHighQuality && (
        <g transform={`translate(${x + radius} ${y + radius})`}>
          <g class={styles.star}>
            <DrawnSign sign="points" x={0} y={0} size={9} />
          </g>
        </g>
      )}
    </g>
  )
}

function Flag({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  return (
    <>
      <path class={styles.pole} d={`M${x - 6} ${y - 7}v15`} />
      <path class={styles.cloth} d={`M${x - 6} ${y - 7}h13l-3 4.5 3 4.5h-13Z`} style={{ fill: seatColour(seat) }} />
      <SeatDot seat={seat} x={x - 0.8} y={y - 2.5} size={5.5} isPale />
    </>
  )
}
