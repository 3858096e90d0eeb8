import { leavesOf, pathInWords } from '../leaves.ts'
import type { Names } from '../wording.ts'
import { card } from './colours.ts'
import { drawing, width } from './drawing.ts'
import { label } from './label.ts'
import { rect, type Shape } from './shape.ts'

const lineHeight = 18
const margin = 12
/** How many columns fit side by side and remain readable. */
const columns = 2
const mostLines = 120

/** The picture of a game without one of its own: the view line by line, under the names of the players. */
export function plainPicture(view: unknown, names: Names, title: string): string {
  const lines = leavesOf(view)
    .slice(0, mostLines)
    .map(({ path, value }) => `${pathInWords(path, names)}: ${value}`)
  const rows = Math.ceil(lines.length / columns)
  const room = width / columns - 2 * margin
  const written = lines.map((text, index): Shape => {
    const column = Math.floor(index / rows)
    return label(text, margin + column * (width / columns), 54 + (index % rows) * lineHeight, { size: 12, room })
  })
  const height = Math.max(220, 60 + rows * lineHeight)
  return drawing(title, height, {}, [
    rect(6, 38, width - 12, height - 44, { fill: card, rx: 6 }),
    label(title, margin, 20, { size: 17 }),
    ...written,
  ])
}
