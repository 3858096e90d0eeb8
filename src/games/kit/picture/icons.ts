import { card, ink } from './colours.ts'
import type { Icons } from './drawing.ts'
import { circle, ellipse, line, path, polygon, rect } from './shape.ts'

/** The shapes that all games share, each recognizable by its outline alone. Drawn for this project. */

const outlined = { stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
const brown = '#8a5a2b'

const star = Array.from({ length: 10 }, (_, corner) => {
  const turn = ((corner * 36 - 90) * Math.PI) / 180
  const reach = corner % 2 === 0 ? 7.5 : 3.2
  return { x: reach * Math.cos(turn), y: reach * Math.sin(turn) }
})

export const icons = {
  star: [polygon(star, { fill: '#e9b520', ...outlined })],
  cup: [
    path('M-4 -5C-9 -5 -7 1 -2.5 1M4 -5C9 -5 7 1 2.5 1', { fill: 'none', stroke: ink, 'stroke-width': 1.2 }),
    path('M-4.5 -7H4.5C4.5 -1 3 2 1 2.5V4.5H3.5V7H-3.5V4.5H-1V2.5C-3 2 -4.5 -1 -4.5 -7Z', {
      fill: '#e9b520',
      ...outlined,
    }),
  ],
  asked: [path('M-6 -6L7 0L-6 6Z', { fill: ink })],
  coin: [
    circle(0, 0, 7, { fill: '#e9b520', ...outlined }),
    circle(0, 0, 4.6, { fill: 'none', stroke: ink, 'stroke-width': 0.8 }),
  ],
  person: [
    circle(0, -4, 3.4, { fill: '#4a5a66', ...outlined }),
    path('M-6 7.5C-6 1 -3 0.5 0 0.5S6 1 6 7.5Z', { fill: '#4a5a66', ...outlined }),
  ],
  house: [
    path('M-6 7V-1L0 -7L6 -1V7Z', { fill: '#c98d5a', ...outlined }),
    rect(-1.8, 2, 3.6, 5, { fill: card, ...outlined }),
  ],
  round: [
    path('M5.5 -3.5A6.5 6.5 0 1 0 6.5 0', { fill: 'none', stroke: ink, 'stroke-width': 1.8 }),
    path('M2.2 -3.2L7.6 -2.4L6.4 -7.2Z', { fill: ink }),
  ],
  wood: [
    rect(-7.5, -3.5, 13, 7, { rx: 3.5, fill: brown, ...outlined }),
    ellipse(4.5, 0, 2.4, 3.5, { fill: '#d9b27c', ...outlined }),
  ],
  stone: [
    polygon(
      [
        { x: -7, y: 5 },
        { x: -6, y: -2 },
        { x: -1, y: -6 },
        { x: 5, y: -4 },
        { x: 7, y: 5 },
      ],
      { fill: '#9aa4ab', ...outlined },
    ),
  ],
  grain: [
    line({ x: 0, y: 7.5 }, { x: 0, y: -3 }, { stroke: brown, 'stroke-width': 1.4 }),
    ellipse(0, -5, 2, 3, { fill: '#e9c23c', ...outlined }),
    ellipse(-3.4, -1.5, 2, 3, { fill: '#e9c23c', transform: 'rotate(-30 -3.4 -1.5)', ...outlined }),
    ellipse(3.4, -1.5, 2, 3, { fill: '#e9c23c', transform: 'rotate(30 3.4 -1.5)', ...outlined }),
    ellipse(-3, 3.2, 1.8, 2.6, { fill: '#e9c23c', transform: 'rotate(-30 -3 3.2)', ...outlined }),
    ellipse(3, 3.2, 1.8, 2.6, { fill: '#e9c23c', transform: 'rotate(30 3 3.2)', ...outlined }),
  ],
  brick: [
    rect(-7, -4.5, 14, 9, { rx: 1, fill: '#bb4a2c', ...outlined }),
    path('M-7 0H7M0 -4.5V0M-3.5 0V4.5M3.5 0V4.5', { stroke: card, 'stroke-width': 0.9, fill: 'none' }),
  ],
} as const satisfies Icons
