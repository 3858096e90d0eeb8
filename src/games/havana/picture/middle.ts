import { card, edge, ink } from '../../kit/picture/colours.ts'
import { icon, width } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { piece } from '../../kit/picture/piece.ts'
import { rect, type Shape } from '../../kit/picture/shape.ts'
import { tally } from '../../kit/picture/tally.ts'
import type { Building, BuildingId } from '../data/buildings.ts'
import { noun } from '../nouns.ts'
import { type Piece, pieces, total } from '../pieces.ts'
import { rowNames } from '../state.ts'
import type { View } from '../view.ts'

/** The middle of the table: both rows, with the resource card, the bag and the stack beside them. */
export const middle = (view: View): Shape[] => [
  ...rowNames.flatMap((name, number) => row(view, view.rows[name], 36 + number * (cardHeight + 8))),
  ...supply(view, 552),
]

const cardWidth = 84
const cardHeight = 76

/** Thick frames mark the ends of a row: only these can be built. */
function row(view: View, ids: readonly BuildingId[], y: number): Shape[] {
  return ids.map((id, place) => {
    const isEnd = place === 0 || place === ids.length - 1
    return buildingCard(id, view.buildings[id], 12 + place * (cardWidth + 5), y, isEnd)
  })
}

function buildingCard(id: BuildingId, building: Building | undefined, x: number, y: number, isEnd: boolean): Shape {
  const frame = isEnd ? { stroke: ink, 'stroke-width': 2 } : { stroke: edge }
  const printed = building === undefined ? [] : [...worth(building, x, y), ...price(building, x, y)]
  const blank = rect(x, y, cardWidth, cardHeight, { rx: 5, fill: card, ...frame })
  return piece(noun('building', id), [blank, ...printed])
}

const worth = ({ vp, architect }: Building, x: number, y: number): Shape[] => [
  icon('star', x + 15, y + 15, 17),
  label(vp, x + 27, y + 16, { size: 16 }),
  ...(architect ? [icon('architect', x + cardWidth - 16, y + 15, 17)] : []),
]

const price = ({ cost }: Building, x: number, y: number): Shape[] =>
  pieces
    .flatMap((kind): [Piece, number][] => {
      const amount = cost[kind] ?? 0
      return amount === 0 ? [] : [[kind, amount]]
    })
    .flatMap(([kind, amount], place) => {
      const across = x + 3 + (place % 3) * 27
      return tally(kind, amount, across, y + 40 + Math.floor(place / 3) * 21, 14)
    })

/** The supplies beside the rows. A kind with amount 0 is not drawn, but keeps its place. */
function supply({ card: lying, bag, stack, top, buildings }: View, x: number): Shape[] {
  const onCard = pieces.flatMap((kind, place) => {
    const across = x + (place % 2) * 40
    return lying[kind] === 0 ? [] : tally(kind, lying[kind], across, 50 + Math.floor(place / 2) * 23, 15)
  })
  return [
    rect(x - 4, 36, width - x - 6, 96, { rx: 5, fill: '#e6ecdf', stroke: edge }),
    ...onCard,
    ...tally('bag', total(bag), x, 150, 18),
    ...tally('house', stack.length + (top === null ? 0 : 1), x, 178, 18),
    ...(top === null ? [] : [piece(noun('building', top), next(buildings[top], x))]),
  ]
}

/** The value of the next building to be laid out. */
const next = (building: Building | undefined, x: number): Shape[] =>
  building === undefined ? [] : [icon('star', x + 52, 177, 13), label(building.vp, x + 61, 178, { size: 13 })]
