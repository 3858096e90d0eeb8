import { card, ink } from './colours.ts'
import { type Shape, shape } from './shape.ts'

/** Nothing is written smaller: a picture is looked at on a phone. */
export const smallest = 11

export interface Lettering {
  readonly size?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** How wide it may be; what does not fit is cut off, and an ellipsis says so. */
  readonly room?: number
  /** Whether it stands out from what it is written on. */
  readonly halo?: boolean
}

/** Text on one line, whose figures and capitals have their middle at `y`. */
export function label(
  text: string | number,
  x: number,
  y: number,
  { size = 13, fill = ink, anchor = 'start', room = Number.POSITIVE_INFINITY, halo = false }: Lettering = {},
): Shape {
  const look = {
    x,
    y: y + 0.365 * size,
    'font-size': size,
    fill,
    ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
    ...(halo ? { stroke: card, 'stroke-width': 2.5, 'paint-order': 'stroke' } : {}),
  }
  return shape('text', look, [fitted(String(text), size, room)])
}

/** As much of a text as there is room for. */
export function fitted(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text
  const [first = '', ...others] = text
  let kept = first
  let width = size * emOf(first)
  for (const character of others) {
    width += size * emOf(character)
    if (width + size * emOf('…') > room) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

/** About how wide a text is: letters are taken for as wide as those of DejaVu Sans, or a little wider. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + size * emOf(character), 0)

function emOf(character: string): number {
  if (/[iljI.,:;'’|!]/.test(character)) return 0.34
  if (/[ ftr()[\]/-]/.test(character)) return 0.42
  if (/[mwMWщшжюфыШЩЖЮМФЫ@%…—]/.test(character)) return 1.05
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1.1
  return /\p{Lu}/u.test(character) ? 0.78 : 0.65
}
