import { card, ink } from '../../kit/picture/colours.ts'
import type { Icons } from '../../kit/picture/drawing.ts'
import { icons as shared } from '../../kit/picture/icons.ts'
import { line, path, polygon, rect } from '../../kit/picture/shape.ts'
import type { Piece } from '../pieces.ts'

const outlined = { stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
const marked = { stroke: ink, 'stroke-width': 1.2 }
const slab = (fill: string) => rect(-7, -4.5, 14, 9, { rx: 1, fill, ...outlined })

/** Bricks also differ by their marks: white has none, yellow a bar, green a slash, red a cross. */
const pieceIcons = {
  white: [slab(card)],
  yellow: [slab('#f2cc3d'), line({ x: 0, y: -4.5 }, { x: 0, y: 4.5 }, marked)],
  green: [slab('#5dab6e'), line({ x: -5, y: 4.5 }, { x: 5, y: -4.5 }, marked)],
  red: [
    slab('#d8583f'),
    line({ x: -5, y: 4.5 }, { x: 5, y: -4.5 }, marked),
    line({ x: -5, y: -4.5 }, { x: 5, y: 4.5 }, marked),
  ],
  rubble: [
    polygon(
      [
        { x: -7, y: 5 },
        { x: -4, y: -1 },
        { x: -1, y: 1 },
        { x: 2, y: -5 },
        { x: 7, y: 5 },
      ],
      { fill: '#9c958a', ...outlined },
    ),
  ],
  pesos: shared.coin,
  workers: shared.person,
} satisfies Record<Piece, Icons[string]>

export const icons: Icons = {
  ...shared,
  ...pieceIcons,
  architect: [path('M-6 7L0 -7L6 7M-3.6 2H3.6', { fill: 'none', stroke: ink, 'stroke-width': 1.8 })],
  back: [
    rect(-5, -7, 10, 14, { rx: 1.5, fill: '#3f6f86', ...outlined }),
    path('M-3 -5L3 5M3 -5L-3 5', { stroke: card, 'stroke-width': 1 }),
  ],
  discarded: [
    rect(-5, -7, 10, 14, { rx: 1.5, fill: '#b9b1a1', ...outlined }),
    path('M-3 0H3', { stroke: ink, 'stroke-width': 1.4 }),
  ],
  bag: [path('M-2.5 -6H2.5L1.5 -3C5 -1 7 2 6 6C5 8 -5 8 -6 6C-7 2 -5 -1 -1.5 -3Z', { fill: '#a9855a', ...outlined })],
}
