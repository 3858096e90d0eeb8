import { card, edge } from '../../kit/picture/colours.ts'
import { icon } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { piece } from '../../kit/picture/piece.ts'
import { rect, type Shape } from '../../kit/picture/shape.ts'
import { tally } from '../../kit/picture/tally.ts'
import { priceOf } from '../cards/building.ts'
import { cardOf } from '../cards/index.ts'
import type { BuildingId } from '../data/building-ids.ts'
import { printedShips, ships, shipTypes } from '../data/ships.ts'
import { noun } from '../nouns.ts'
import type { View } from '../view.ts'

/**
 * What is for sale: the number of buildings in the town, the three piles with the number and price of the top card, the
 * ships with the price and value of the top one, and the number of face-down special buildings.
 */
export const forSale = ({ town, piles, ships: spaces, specialsLeft }: View, y: number): Shape[] => [
  ...tally('house', town.length, 12, y + 10, 22),
  ...piles.flatMap((pile, place) => pileOf(pile, 78 + place * 84, y - 8)),
  ...shipTypes.flatMap((type, place) => {
    const [first] = spaces[type]
    const x = 340 + place * 62
    if (first === undefined) return []
    const { price } = printedShips[type]
    const drawn = [
      icon(`ship-${type}`, x + 12, y + 3, 22),
      label(`×${spaces[type].length}`, x + 26, y + 4, { size: 12 }),
      ...(price === null ? [] : [icon('franc', x + 5, y + 21, 10), label(price, x + 12, y + 21, { size: 11 })]),
      icon('star', x + (price === null ? 6 : 33), y + 20, 11),
      label(ships[first].value, x + (price === null ? 13 : 40), y + 21, { size: 11 }),
    ]
    return [piece(noun('ship', first), drawn)]
  }),
  ...(specialsLeft === 0 ? [] : tally('hidden', specialsLeft, 590, y + 10, 20)),
]

function pileOf(pile: readonly BuildingId[], x: number, y: number): Shape[] {
  const [first] = pile
  if (first === undefined) return [rect(x, y, 76, 36, { rx: 5, fill: 'none', stroke: edge, 'stroke-dasharray': '4 3' })]
  const { number } = cardOf(first)
  const price = priceOf(cardOf(first))
  return [
    piece(noun('building', first), [
      rect(x, y, 76, 36, { rx: 5, fill: card, stroke: edge }),
      icon('house', x + 14, y + 12, 17),
      label(number, x + 27, y + 12, { size: 14 }),
      label(`×${pile.length}`, x + 71, y + 12, { size: 12, anchor: 'end' }),
      ...(price === null ? [] : [icon('franc', x + 13, y + 27, 12), label(price, x + 22, y + 27, { size: 12 })]),
    ]),
  ]
}
