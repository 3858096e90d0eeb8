import { card, ink } from './colours.ts'
import { label } from './label.ts'
import { circle, group, type Spot, written } from './shape.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A picture with the marks A, B, C and so on, which its legend explains. */
export function marked(picture: string, spots: readonly Spot[]): string {
  const marks = spots.map(({ x, y }, place) =>
    group([
      circle(x, y, 10, { fill: ink, stroke: card, 'stroke-width': 1.5 }),
      label(letters.charAt(place), x, y, { size: 14, fill: card, anchor: 'middle' }),
    ]),
  )
  return picture.replace(/<\/svg>\s*$/, `${marks.map(written).join('')}</svg>`)
}
