import { seatColour } from '../../look/seat-mark.tsx'
import { DrawnPawn } from '../kit/pawn.tsx'
import { noun } from '../kit/pieces.ts'
import { DrawnSign, goods } from './icons.tsx'
import { middleOf } from './lattice.ts'
import type { Table, View } from './table.ts'
import { tileOf } from './table.ts'
import styles from './village.module.css'

interface StockProps {
  readonly table: Table
  readonly tile: string
  readonly x: number
  readonly y: number
}

/** The goods that lie on a building; those of a refinery belong to somebody. A flag for who built a landmark. */
export function Stock({ table: { view }, tile: id, x, y }: StockProps) {
  const raw = view.sources[id]
  const refined = view.refineries[id]
  const flag = view.flags[id]
  const tile = tileOf(view, id)
  const lying =
    raw !== undefined
      ? goods.flatMap((good) => Array.from({ length: amountOf(raw, good) }, () => ({ good, seat: undefined })))
      : tile?.kind === 'refinery' && refined !== undefined
        ? refined.map((seat) => ({ good: tile.makes, seat }))
        : []
  const left = x - ((lying.length - 1) * 13) / 2
  return (
    <>
      {lying.map(({ good, seat }, place) => (
        <DrawnPawn key={place} noun={noun('good', good)} on={noun('tile', id)}>
          <DrawnSign sign={good} x={left + place * 13} y={y} size={12} />
          {seat !== undefined && <SeatDot seat={seat} x={left + place * 13} y={y + 9} />}
        </DrawnPawn>
      ))}
      {flag !== undefined && (
        <DrawnPawn noun={noun('flag', id)} on={noun('tile', id)}>
          <Flag seat={flag} x={x} y={y} />
        </DrawnPawn>
      )}
    </>
  )
}

const amountOf = (counts: Readonly<Record<string, number | undefined>>, good: string): number => counts[good] ?? 0

/** The mark of a seat within the drawing: a shape and a colour. */
export function SeatDot({ seat, x, y, size = 5 }: { seat: number; x: number; y: number; size?: number }) {
  const marks = [
    `M${x - size / 2} ${y}a${size / 2} ${size / 2} 0 1 0 ${size} 0a${size / 2} ${size / 2} 0 1 0 ${-size} 0Z`,
    `M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}Z`,
    `M${x} ${y - size / 2}l${size / 2} ${size}h${-size}Z`,
    `M${x} ${y - size / 1.7}l${size / 1.7} ${size / 1.7}l${-size / 1.7} ${size / 1.7}l${-size / 1.7} ${-size / 1.7}Z`,
  ]
  return <path class={styles.dot} d={marks[seat] ?? ''} style={{ fill: seatColour(seat) }} />
}

function Flag({ seat, x, y }: { seat: number; x: number; y: number }) {
  return (
    <>
      <path class={styles.pole} d={`M${x - 7} ${y - 7}v16`} />
      <path class={styles.dot} d={`M${x - 7} ${y - 7}h14l-4 5 4 5h-14Z`} style={{ fill: seatColour(seat) }} />
      <SeatDot seat={seat} x={x - 2} y={y - 2} />
    </>
  )
}

/** Villagers and donkeys, on the buildings where they stand. A villager that rests lies pale. */
export function Beings({ table: { view } }: { readonly table: Table }) {
  return (
    <g class={styles.beings}>
      {view.village.map(({ tile, corners }) => {
        const here = beingsAt(view, tile)
        const { x, y } = middleOf(corners)
        const left = x - ((here.length - 1) * 14) / 2
        return here.map(({ seat, sign, number, isReady }, place) => (
          <DrawnPawn
            key={`${sign}-${seat}-${number}`}
            noun={noun(sign, `${seat}-${number}`)}
            on={noun('tile', tile)}
            class={isReady ? '' : styles.resting}
          >
            <g style={{ color: seatColour(seat) }}>
              <DrawnSign sign={sign} x={left + place * 14} y={y + 22} size={13} />
            </g>
            <SeatDot seat={seat} x={left + place * 14} y={y + 31} size={6} />
          </DrawnPawn>
        ))
      })}
    </g>
  )
}

/** Each is known by its seat and its number among its like, so that it is seen moving. */
function beingsAt({ seats }: View, tile: string) {
  return seats.flatMap(({ villagers, donkeys }, seat) => [
    ...villagers.flatMap(({ at, ready }, number) =>
      at === tile ? [{ seat, sign: 'villager' as const, number, isReady: ready }] : [],
    ),
    ...donkeys.flatMap((at, number) => (at === tile ? [{ seat, sign: 'donkey' as const, number, isReady: true }] : [])),
  ])
}
