import { ink } from './colours.ts'
import { type Shape, shape } from './shape.ts'

interface Lettering {
  readonly size?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The greatest width; longer text is cut off with an ellipsis. */
  readonly room?: number
  /** The colour of an outline that sets it off from its background. */
  readonly halo?: string
}

/** One line of text, with its digits and capitals centred vertically on `y`. */
export function label(
  text: string | number,
  x: number,
  y: number,
  { size = 13, fill = ink, anchor = 'start', room = Number.POSITIVE_INFINITY, halo }: Lettering = {},
): Shape {
  const attributes = {
    x,
    y: y + 0.365 * size,
    'font-size': size,
    fill,
    ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
    ...(halo === undefined ? {} : { stroke: halo, 'stroke-width': 2.5, 'paint-order': 'stroke' }),
  }
  return shape('text', attributes, [fitted(String(text), size, room)])
}

/** As much of a text as fits. */
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

/** The approximate width of a text, assuming letters as wide as those of DejaVu Sans, or slightly wider. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + size * emOf(character), 0)

function emOf(character: string): number {
  if (/[iljI.,:;'’|!]/.test(character)) return 0.34
  if (/[ ftr()[\]/-]/.test(character)) return 0.42
  if (/[mwMWщшжюфыШЩЖЮМФЫ@%…—]/.test(character)) return 1.05
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1.1
  return /\p{Lu}/u.test(character) ? 0.78 : 0.65
}
