import type { Result, Seat } from '../basic-types.ts'
import { placeOf } from '../phrases.ts'
import type { Names } from '../wording.ts'
import { card, edge, gold, ink, onSeatColour, seatColour } from './colours.ts'
import { icon } from './drawing.ts'
import { label } from './label.ts'
import { piece } from './piece.ts'
import { circle, group, path, rect, type Shape, short } from './shape.ts'
import { tally } from './tally.ts'

/** The state of a seat: the match waits for it, it has won, it was given up, or none of these. */
export type SeatState = 'asked' | 'won' | 'left' | 'there'

interface Plate {
  readonly seat: Seat
  readonly names: Names
  readonly standing: SeatState
  readonly points: string
  /** The result of an ended match: the plate then has the seat's place beside its points. */
  readonly result: Result | undefined
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The greatest width of the name; by default, the whole line. */
  readonly room?: number
}

/** The shapes of seats, on a square of 16, as they are in the client. */
const marks: readonly Shape[] = [
  circle(8, 8, 6.5, {}),
  rect(2, 2, 12, 12, { rx: 1 }),
  path('M8 1.5 15 14H1z', {}),
  path('M8 .5 15.5 8 8 15.5.5 8z', {}),
  path('m8 1 2 5h5l-4 3.5 1.5 5.5L8 12l-4.5 3L5 9.5 1 6h5z', {}),
]

/** The mark of a seat: its number on its shape, in its colour. */
export function seatMark(seat: Seat, x: number, y: number, radius = 9): Shape {
  const fill = seatColour(seat)
  const scale = radius / 6.5
  const place = `translate(${short(x - 8 * scale)} ${short(y - 8 * scale)}) scale(${short(scale)})`
  return group([
    group(marks.slice(seat, seat + 1), { transform: place, fill }),
    label(seat + 1, x, y, { size: Math.max(11, radius * 1.4), fill: onSeatColour, anchor: 'middle', halo: fill }),
  ])
}

const frames: Readonly<Record<SeatState, (seat: Seat) => Shape['attributes']>> = {
  asked: (seat) => ({ stroke: seatColour(seat), 'stroke-width': 3 }),
  won: () => ({ stroke: gold, 'stroke-width': 3 }),
  left: () => ({ stroke: edge, 'stroke-dasharray': '4 3' }),
  there: () => ({ stroke: edge }),
}

/** The area of a seat in a picture: a line with its number, its player's name and its points, then what it has. */
export function plate(
  { seat, names, standing, points, result, x, y, width, height, room }: Plate,
  has: readonly Shape[],
): Shape {
  const right = x + width - 8
  const beside = right - 9 * points.length - 30
  const place = result && placeOf(result, seat)
  const taken = place === undefined ? (standing === 'asked' ? 79 : 62) : 94
  const nameRoom = room ?? width - taken - 9 * points.length
  const parts = [
    rect(x, y, width, height, { rx: 6, fill: card, ...frames[standing](seat) }),
    seatMark(seat, x + 16, y + 14),
    label(names(seat), x + 30, y + 14, { size: 13, fill: ink, room: nameRoom }),
    label(points, right, y + 14, { size: 14, anchor: 'end' }),
    icon('star', right - 9 * points.length - 12, y + 13, 15),
    ...(standing === 'asked' ? [icon('asked', beside, y + 14, 13)] : []),
    ...(place === undefined ? [] : tally('cup', place, beside - 20, y + 14, 14)),
  ]
  return piece({ kind: 'seat', id: seat }, [...parts, ...has], standing === 'left' ? { opacity: 0.45 } : {})
}
