import { card, ink } from '../../kit/picture/colours.ts'
import type { Icons } from '../../kit/picture/drawing.ts'
import { icons as shared } from '../../kit/picture/icons.ts'
import { circle, ellipse, path, rect } from '../../kit/picture/shape.ts'
import type { Good } from '../goods.ts'
import { barn, landmarkIcons } from './tile-icons.ts'

const outlined = { stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }

const goodIcons = {
  wood: shared.wood,
  stone: shared.stone,
  wheat: shared.grain,
  planks: [
    rect(-7.5, -5.5, 15, 3.2, { fill: '#e0b878', ...outlined }),
    rect(-7.5, -1.6, 15, 3.2, { fill: '#c99a55', ...outlined }),
    rect(-7.5, 2.3, 15, 3.2, { fill: '#e0b878', ...outlined }),
  ],
  brick: shared.brick,
  milk: [
    path('M-3 -7H3V-3.5L5 -0.5V7H-5V-0.5L-3 -3.5Z', { fill: card, ...outlined }),
    path('M-5 1.5H5V7H-5Z', { fill: '#7fb2d6', ...outlined }),
  ],
  flour: [
    path('M-4 -4C-8 0 -7 7 -4 7H4C7 7 8 0 4 -4Z', { fill: '#efe3c6', ...outlined }),
    path('M-5 -7L-4 -4H4L5 -7', { fill: '#efe3c6', ...outlined }),
    ellipse(0, 2, 2.2, 2.8, { fill: '#e9c23c', ...outlined }),
  ],
} satisfies Record<Good, Icons[string]>

export const icons: Icons = {
  ...shared,
  ...goodIcons,
  ...landmarkIcons,
  barn,
  church: [
    path('M-7 7.5V0L0 -4L7 0V7.5Z', { fill: card, ...outlined }),
    path('M0 -8V-3M-2 -6.2H2', { stroke: ink, 'stroke-width': 1.5 }),
    rect(-1.6, 3, 3.2, 4.5, { fill: ink }),
  ],
  market: [
    rect(-6, -1, 12, 8, { fill: card, ...outlined }),
    path('M-7.5 -1L-6 -6.5H6L7.5 -1Z', { fill: '#c8451b', ...outlined }),
    path('M-3.4 -6.5L-3.8 -1M0 -6.5V-1M3.4 -6.5L3.8 -1', { stroke: card, 'stroke-width': 1.3 }),
  ],
  'town-hall': [
    path('M-7.5 7.5V-1H-3V-4L0 -7L3 -4V-1H7.5V7.5Z', { fill: '#c98d5a', ...outlined }),
    circle(0, -1.5, 1.7, { fill: card, ...outlined }),
    rect(-1.5, 3, 3, 4.5, { fill: ink }),
  ],
  donkey: [path('M-7 -7L-5.5 -3H3L6 -1V7H3.5V3H-3.5V7H-6V0L-7.5 -2.5Z', { fill: '#7d7468', ...outlined })],
  refinery: [path('M-7 7.5V0L-3 -3V0L1 -3V0L5 -3V-7H7V7.5Z', { fill: '#f3e9d2', ...outlined })],
  plan: [
    rect(-6, -7, 12, 14, { fill: '#cfe0f0', ...outlined }),
    path('M-3.5 3.5V-1L0 -4L3.5 -1V3.5Z', { fill: 'none', stroke: '#2a5f96', 'stroke-width': 1.2 }),
  ],
  road: [
    path('M-7 6L-2.5 -6H2.5L7 6Z', { fill: '#b98b52', ...outlined }),
    path('M0 5V2M0 0V-2M0 -4V-5', { stroke: card, 'stroke-width': 1.2 }),
  ],
}
