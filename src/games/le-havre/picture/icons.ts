import { card, ink } from '../../kit/picture/colours.ts'
import type { Icons } from '../../kit/picture/drawing.ts'
import { icons as shared } from '../../kit/picture/icons.ts'
import { circle, ellipse, line, path, polygon, rect, type Spot } from '../../kit/picture/shape.ts'
import type { ShipType } from '../data/ships.ts'
import type { Item } from '../items.ts'

const outlined = { stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
const spots = (...flat: readonly (readonly [number, number])[]): Spot[] => flat.map(([x, y]) => ({ x, y }))

const fishShape = 'M-7.5 0C-5 -5.5 2 -5 4 0C2 5 -5 5.5 -7.5 0ZM3.5 0L7.5 -4V4Z'
const lumpShape = spots([-7, 3], [-5, -4], [0, -6.5], [5, -4], [7, 2], [3, 6], [-4, 6])
const ingot = spots([-7.5, 5], [-5, -4], [5, -4], [7.5, 5])

const goodIcons = {
  franc: shared.coin,
  fish: [path(fishShape, { fill: '#5b9ec9', ...outlined }), circle(-4, -1, 0.9, { fill: ink })],
  'smoked-fish': [
    path(fishShape, { fill: '#c98a35', ...outlined, transform: 'translate(0 2)' }),
    path('M-3 -4.5C-5 -6 -1 -6 -3 -8M2 -4.5C0 -6 4 -6 2 -8', { fill: 'none', stroke: ink, 'stroke-width': 1 }),
  ],
  wood: shared.wood,
  charcoal: [
    rect(-7.5, -3.5, 13, 7, { rx: 3.5, fill: '#3a3a3a', ...outlined }),
    ellipse(4.5, 0, 2.4, 3.5, { fill: '#8a8a8a', ...outlined }),
  ],
  clay: [path('M-7 6C-8 0 -5 -5 0 -5S8 0 7 6Z', { fill: '#d27f3f', ...outlined })],
  brick: shared.brick,
  iron: [polygon(ingot, { fill: '#8c98a3', ...outlined })],
  steel: [path('M-6 -6.5H6V-3.5H1.8V3.5H6V6.5H-6V3.5H-1.8V-3.5H-6Z', { fill: '#b9cbd9', ...outlined })],
  grain: shared.grain,
  bread: [
    path('M-7.5 5V0C-7.5 -6 7.5 -6 7.5 0V5Z', { fill: '#c5873d', ...outlined }),
    path('M-3.5 -3.5L-2 0M1 -4.3L2.5 -0.8', { stroke: card, 'stroke-width': 1.1 }),
  ],
  cattle: [
    path(
      'M-4 -3C-7.5 -3 -7.5 -6 -6.5 -7.5C-5.5 -5.5 -4 -5 0 -5S5.5 -5.5 6.5 -7.5C7.5 -6 7.5 -3 4 -3L3.5 4C3 7.5 -3 7.5 -3.5 4Z',
      {
        fill: '#a06a43',
        ...outlined,
      },
    ),
    circle(-1.6, 0, 0.9, { fill: ink }),
    circle(1.6, 0, 0.9, { fill: ink }),
    ellipse(0, 4.6, 2.4, 1.7, { fill: '#eac9b0' }),
  ],
  meat: [
    path('M-6 2C-7 -3 -2 -7 3 -5C8 -3 7 4 2 5.5C-1 6.5 -5 6 -6 2Z', { fill: '#d9576b', ...outlined }),
    circle(1.5, -0.5, 2.2, { fill: card, ...outlined }),
  ],
  coal: [
    polygon(lumpShape, { fill: '#2b2b2e', ...outlined }),
    path('M-3 -2L0 -4L2 -1', { fill: 'none', stroke: '#8d8d94', 'stroke-width': 1 }),
  ],
  coke: [
    polygon(lumpShape, { fill: '#74777f', ...outlined }),
    circle(-2.5, -1, 1.3, { fill: ink }),
    circle(2, -2.5, 1.3, { fill: ink }),
    circle(1.5, 2.5, 1.3, { fill: ink }),
  ],
  hides: [
    path('M-3 -7L0 -5L3 -7L5 -3L7.5 -1.5L5 1L7 6L2.5 5L0 7L-2.5 5L-7 6L-5 1L-7.5 -1.5L-5 -3Z', {
      fill: '#d9b98c',
      ...outlined,
    }),
  ],
  leather: [
    rect(-7, -5, 14, 10, { rx: 2, fill: '#7a4a2a', ...outlined }),
    rect(-5, -3, 10, 6, { rx: 1, fill: 'none', stroke: '#e4c49a', 'stroke-width': 0.9, 'stroke-dasharray': '1.6 1.2' }),
  ],
} satisfies Record<Item, Icons[string]>

const ship = (hull: string, ...rig: Icons[string]): Icons[string] => [
  ...rig,
  path('M-7.5 2H7.5L5 7H-5Z', { fill: hull, ...outlined }),
]
const funnel = (x: number) => rect(x, -4, 2.6, 6, { fill: '#c8451b', ...outlined })

/** Ships differ by what stands on deck: a sail, or one, two or three funnels. */
const shipIcons = {
  'ship-wooden': ship('#9a6433', path('M0 1V-7.5L6 0.5Z', { fill: card, ...outlined })),
  'ship-iron': ship('#8c98a3', funnel(-1.3)),
  'ship-steel': ship('#b9cbd9', funnel(-4), funnel(1.4)),
  'ship-luxury': ship(card, funnel(-5.2), funnel(-1.3), funnel(2.6)),
} satisfies Record<`ship-${ShipType}`, Icons[string]>

export const icons: Icons = {
  ...shared,
  ...goodIcons,
  ...shipIcons,
  food: [
    line({ x: -4, y: -7 }, { x: -4, y: 7.5 }, { stroke: ink, 'stroke-width': 1.8 }),
    path('M-6.5 -7V-3C-6.5 0 -1.5 0 -1.5 -3V-7', { fill: 'none', stroke: ink, 'stroke-width': 1.3 }),
    path('M4 7.5V-7C1.5 -6 1.5 0 4 1', { fill: card, stroke: ink, 'stroke-width': 1.8 }),
  ],
  loan: [
    rect(-5.5, -7, 11, 14, { fill: '#f3c5bb', ...outlined }),
    path('M-3 -3.5H3M-3 0H3M-3 3.5H1', { stroke: '#a02c16', 'stroke-width': 1.4 }),
  ],
  disc: [circle(0, 0, 6.5, { fill: card, stroke: ink, 'stroke-width': 1.6 }), circle(0, 0, 2.4, { fill: ink })],
  none: [path('M-6 6L6 -6', { stroke: '#b3261e', 'stroke-width': 2.4 })],
  hidden: [rect(-5, -7, 10, 14, { rx: 1.5, fill: '#5d6f7c', ...outlined })],
}
