import { seatColour } from '../../ui/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import { DrawnSign, type Good, goods } from './icons.tsx'
import type { Box } from './room.ts'
import { SeatDot } from './seat-dot.tsx'
import { tileOf, type View } from './view.ts'
import styles from './village.module.css'

/** A slot for a good, or for the flag that shows a landmark's owner. */
type Slot =
  | { readonly kind: 'good'; readonly good: Good | undefined; readonly isThere: boolean; readonly owner?: number }
  | { readonly kind: 'flag'; readonly owner: number }

/** The slots of a building, filled and empty ones. Goods on a refinery have an owner, and a barn takes any raw good. */
export function slotsOf(view: View, id: string): readonly Slot[] {
  const flag = view.flags[id]
  if (flag !== undefined) return [{ kind: 'flag', owner: flag }]
  const tile = tileOf(view, id)
  if (tile?.kind === 'source') {
    const counts: Readonly<Record<string, number | undefined>> = view.sources[id] ?? {}
    const lying = goods.flatMap((good) => Array.from({ length: counts[good] ?? 0 }, () => good))
    const only = tile.goods.length === 1 ? tile.goods[0] : undefined
    return slots(tile.slots, (place) => ({ good: lying[place] ?? only, isThere: place < lying.length }))
  }
  if (tile?.kind === 'refinery') {
    const owners = view.refineries[id] ?? []
    return slots(tile.slots, (place) => ({ good: tile.makes, isThere: place < owners.length, owner: owners[place] }))
  }
  return []
}

interface Filling {
  readonly good: Good | undefined
  readonly isThere: boolean
  readonly owner?: number | undefined
}

const slots = (count: number, filling: (place: number) => Filling): readonly Slot[] =>
  Array.from({ length: count }, (_, place) => {
    const { owner, ...rest } = filling(place)
    return { kind: 'good', ...rest, ...(owner === undefined ? {} : { owner }) }
  })

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
  slot: { good, isThere, owner },
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
    </g>
  )
}

function Flag({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  return (
    <>
      <path class={styles.pole} d={`M${x - 6} ${y - 7}v15`} />
      <path class={styles.cloth} d={`M${x - 6} ${y - 7}h13l-3 4.500 3 4.500h-13Z`} style={{ fill: seatColour(seat) }} />
      <SeatDot seat={seat} x={x - 0.8} y={y - 2.5} size={5.5} isPale />
    </>
  )
}
