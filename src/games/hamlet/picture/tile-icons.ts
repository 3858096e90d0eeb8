import { card, ink } from '../../kit/picture/colours.ts'
import type { Icons } from '../../kit/picture/drawing.ts'
import { circle, ellipse, path, rect, type Shape } from '../../kit/picture/shape.ts'
import type { LandmarkId } from '../data/tile-ids.ts'

/** The icons of the tiles, 16 across, distinguishable by their outlines. Drawn for this project. */

const outlined = { stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
const drawnOnly = { fill: 'none', stroke: ink, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }
const green = '#5f9a62'
const grey = '#9aa4ab'
const blue = '#8fbcd8'
const brown = '#a8763e'

const fir = (x: number, y: number, size: number): Shape =>
  path(
    `M${x} ${y - size}L${x + 0.7 * size} ${y + 0.6 * size}H${x + 0.15 * size}V${y + size}H${x - 0.15 * size}V${y + 0.6 * size}H${x - 0.7 * size}Z`,
    { fill: green, ...outlined },
  )
const peak = (x: number, y: number, size: number): Shape =>
  path(`M${x - size} ${y + 0.8 * size}L${x} ${y - 0.8 * size}L${x + size} ${y + 0.8 * size}Z`, {
    fill: grey,
    ...outlined,
  })
const water = ellipse(0, 2.5, 7, 4.5, { fill: blue, ...outlined })
const ripple = path('M-4 2.5Q-2 1 0 2.5T4 2.5', { ...drawnOnly, 'stroke-width': 0.9 })
const tower = (dots: number): Shape[] => [
  path('M-4.5 7.5V-3H-6V-7H-3V-5H-1.2V-7H1.2V-5H3V-7H6V-3H4.5V7.5Z', { fill: '#d8cdb4', ...outlined }),
  ...Array.from({ length: dots }, (_, dot) => circle(0, 0.5 + 3.6 * dot, 1.2, { fill: ink })),
]

const landmarks: Readonly<Record<LandmarkId, readonly Shape[]>> = {
  shrine: [
    path('M-6 7.5V-1A6 6 0 0 1 6 -1V7.5Z', { fill: '#e9e4f2', ...outlined }),
    path('M0 -4V4.5M-2.6 -1.5H2.6', { stroke: ink, 'stroke-width': 1.5 }),
  ],
  'trade-post': [
    path('M-7 -5H7M0 -7.5V7.5M-3 7.5H3', { ...drawnOnly, 'stroke-width': 1.3 }),
    path('M-7 -5L-7.8 1H-2.2L-3 -5ZM3 -5L2.2 1H7.8L7 -5Z', { fill: '#e9b520', ...outlined }),
  ],
  'pond-forest': [fir(0, -3.4, 4.2), water, ripple],
  'pond-mountain': [peak(0, -2.8, 5), water, ripple],
  'woodland-small': [fir(0, 0, 7)],
  'woodland-large': [fir(-4, 0.5, 5.5), fir(4, 0.5, 5.5), fir(0, 1.5, 6)],
  'mountain-range-small': [peak(0, 0, 7.5)],
  'mountain-range-large': [peak(-3, 1.5, 5), peak(3, 0, 6)],
  warehouse: [
    path('M-7.5 7.5V-3L0 -7.5L7.5 -3V7.5Z', { fill: '#d9b27c', ...outlined }),
    rect(-4.5, 0, 4, 4, { fill: brown, ...outlined }),
    rect(0.5, 0, 4, 4, { fill: brown, ...outlined }),
    path('M-7.5 7.5H7.5M-4.5 4H4.5', drawnOnly),
  ],
  stables: [
    path('M-6 7.5V-2A6 6 0 0 1 6 -2V7.5H2.6V-1.5A2.6 2.6 0 0 0 -2.6 -1.5V7.5Z', { fill: '#8a8f99', ...outlined }),
  ],
  'outpost-1': tower(1),
  'outpost-2': tower(2),
  smithy: [
    path('M-7.5 -4.5H7C7 -1 4 0.5 2 1V3.5L5 7.5H-5L-2 3.5V1C-5 0.5 -7 -1.5 -7.5 -4.5Z', {
      fill: '#5b646b',
      ...outlined,
    }),
  ],
  square: [
    rect(-6.5, -6.5, 13, 13, { fill: '#e8dcc0', ...outlined }),
    path('M-6.5 0H6.5M0 -6.5V6.5', drawnOnly),
    circle(0, 0, 2.4, { fill: blue, ...outlined }),
  ],
  monument: [path('M-5.5 7.5H5.5V5H-5.5ZM-2.2 5L-1.4 -5L0 -7.5L1.4 -5L2.2 5Z', { fill: '#d9d3c5', ...outlined })],
  tavern: [
    path('M-5.5 -5H3V7H-5.5ZM3 -2.5H6.5V4H3', { fill: '#e9b520', ...outlined }),
    path('M-6 -5C-5 -8 2 -8 3.5 -5Z', { fill: card, ...outlined }),
  ],
}

export const landmarkIcons: Icons = landmarks

/** A barn takes any raw good, so no good can represent it. */
export const barn: readonly Shape[] = [
  path('M-7 7.5V-1L-4 -6H4L7 -1V7.5Z', { fill: '#b6543a', ...outlined }),
  path('M-3 7.5V1.5H3V7.5M-3 1.5L3 7.5M3 1.5L-3 7.5', { ...drawnOnly, stroke: card }),
]
