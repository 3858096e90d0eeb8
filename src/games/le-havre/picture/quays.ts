import { card, edge, ink } from '../../kit/picture/colours.ts'
import { icon } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { piece } from '../../kit/picture/piece.ts'
import { group, rect, type Shape } from '../../kit/picture/shape.ts'
import { turnsInARound } from '../data/set-up.ts'
import { tiles } from '../data/supply-tiles.ts'
import { offers } from '../items.ts'
import { noun } from '../nouns.ts'
import type { View } from '../view.ts'

const step = 88

/** The seven offers with their amounts, and below them the seven supply tiles, with the one of this turn framed. */
export const quays = (view: View, y: number): Shape[] => [
  ...offers.map((offer, place) =>
    piece(noun('offer', offer), [
      rect(12 + place * step, y, step - 6, 58, { rx: 6, fill: '#dbe7ee', stroke: edge }),
      icon(offer, 36 + place * step, y + 29, 34),
      label(view.offers[offer], 76 + place * step, y + 29, { size: 24, anchor: 'middle' }),
    ]),
  ),
  ...Array.from({ length: turnsInARound }, (_, place) => supplyTile(view, place, 12 + place * step, y + 64)),
]

/** In the first round, a tile that no ship has reached yet lies face down. */
function supplyTile({ tiles: faceUp, turn, phase }: View, place: number, x: number, y: number): Shape {
  const isNow = phase.name === 'turn' && phase.final === null && turn % turnsInARound === place
  const id = faceUp[place]
  const frame = isNow ? { stroke: ink, 'stroke-width': 2.5 } : { stroke: edge }
  const box = rect(x, y, step - 6, 34, { rx: 6, fill: id === undefined ? '#cfd6da' : card, ...frame })
  if (id === undefined) return group([box])
  const { adds, interest } = tiles[id]
  return piece(noun('tile', id), [
    box,
    ...adds.map((item, number) => icon(item, x + 20 + number * 24, y + 17, 20)),
    ...(interest ? [icon('loan', x + 69, y + 17, 16)] : []),
  ])
}
