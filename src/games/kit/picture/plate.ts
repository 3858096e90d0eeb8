import type { Names } from '../wording.ts'
import type { Seat } from '../words.ts'
import { card, edge, gold, ink, seatColour } from './colours.ts'
import { icon } from './drawing.ts'
import { label } from './label.ts'
import { piece } from './piece.ts'
import { circle, group, rect, type Shape } from './shape.ts'

/** The state of a seat: the match waits for it, it has won, it was given up, or none of these. */
export type SeatState = 'asked' | 'won' | 'left' | 'there'

export interface Plate {
  readonly seat: Seat
  readonly names: Names
  readonly standing: SeatState
  readonly points: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The greatest width of the name; by default, the whole line. */
  readonly room?: number
}

/** The mark of a seat: its number in its colour. */
export function seatMark(seat: Seat, x: number, y: number, radius = 9): Shape {
  const { fill, text } = seatColour(seat)
  return group([
    circle(x, y, radius, { fill }),
    label(seat + 1, x, y, { size: Math.max(11, radius * 1.4), fill: text, anchor: 'middle' }),
  ])
}

const frames: Readonly<Record<SeatState, (seat: Seat) => Shape['attributes']>> = {
  asked: (seat) => ({ stroke: seatColour(seat).fill, 'stroke-width': 3 }),
  won: () => ({ stroke: gold, 'stroke-width': 3 }),
  left: () => ({ stroke: edge, 'stroke-dasharray': '4 3' }),
  there: () => ({ stroke: edge }),
}

/** The area of a seat in a picture: a line with its number, its player's name and its points, then what it has. */
export function plate(
  { seat, names, standing, points, x, y, width, height, room }: Plate,
  has: readonly Shape[],
): Shape {
  const right = x + width - 8
  const nameRoom = room ?? width - (standing === 'asked' ? 79 : 62) - 9 * points.length
  const marks = [
    rect(x, y, width, height, { rx: 6, fill: card, ...frames[standing](seat) }),
    seatMark(seat, x + 16, y + 14),
    label(names(seat), x + 30, y + 14, { size: 13, fill: ink, room: nameRoom }),
    label(points, right, y + 14, { size: 14, anchor: 'end' }),
    icon('star', right - 9 * points.length - 12, y + 13, 15),
    ...(standing === 'asked' ? [icon('asked', right - 9 * points.length - 30, y + 14, 13)] : []),
  ]
  return piece({ kind: 'seat', id: seat }, [...marks, ...has], standing === 'left' ? { opacity: 0.45 } : {})
}
