import { drawing, icon, width } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { tally } from '../../kit/picture/tally.ts'
import type { Names } from '../../kit/wording.ts'
import type { View } from '../view.ts'
import { icons } from './icons.ts'
import { middle } from './middle.ts'
import { seatHeight, seatsOf } from './seats.ts'

const top = 208

/** The table as a picture: both rows with their printed values, the supplies in the middle, and every seat. */
export function picture(view: View, names: Names, title: string): string {
  const height = top + Math.ceil(view.seats.length / 2) * (seatHeight + 8)
  return drawing(title, height, icons, [
    label(title, 12, 18, { size: 17 }),
    ...tally('round', view.round, 124, 18, 17),
    label('≥', width - 64, 18, { size: 15, anchor: 'end' }),
    icon('star', width - 50, 17, 16),
    label(view.goal, width - 12, 18, { size: 17, anchor: 'end' }),
    ...middle(view),
    ...seatsOf(view, names, top),
  ])
}
