import { icon } from './drawing.ts'
import { label, widthOf } from './label.ts'
import type { Shape } from './shape.ts'

const figures = (size: number) => Math.max(11, size * 0.8)

/** An amount of something: its shape, and the number to the right of it. */
export const tally = (name: string, amount: number | string, x: number, y: number, size = 16): Shape[] => [
  icon(name, x + size / 2, y, size),
  label(amount, x + size + 2, y, { size: figures(size) }),
]

/** Several tallies side by side, each as wide as it needs. */
export function tallies(
  columns: readonly (readonly [name: string, amount: number | string])[],
  x: number,
  y: number,
  size = 16,
): Shape[] {
  const drawn: Shape[] = []
  let at = x
  for (const [name, amount] of columns) {
    drawn.push(...tally(name, amount, at, y, size))
    at += size + 8 + widthOf(`${amount}`, figures(size))
  }
  return drawn
}
