import { icon, width } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import type { Shape } from '../../kit/picture/shape.ts'
import { tally } from '../../kit/picture/tally.ts'
import { type RoundCard, schedule } from '../data/rounds.ts'
import { ships } from '../data/ships.ts'
import type { View } from '../view.ts'

/** The round, and what its end brings: the food that it demands, whether there is a harvest, and the ship. */
export function calendar(view: View): Shape[] {
  const rounds = schedule[view.options.length][view.seats.length] ?? []
  return [
    ...tally('round', `${view.round}/${rounds.length}`, 112, 18, 17),
    ...(view.roundEnd === null ? [] : roundEnd(view.roundEnd)),
  ]
}

const roundEnd = ({ food, harvest, cityBuilds, ship }: RoundCard): Shape[] => [
  ...tally('food', food, width - 260, 18, 18),
  icon('grain', width - 178, 18, 18),
  icon('cattle', width - 156, 18, 18),
  ...(harvest ? [] : [icon('none', width - 178, 18, 20), icon('none', width - 156, 18, 20)]),
  ...(cityBuilds === null ? [] : [icon(cityBuilds === 'special' ? 'hidden' : 'house', width - 118, 18, 18)]),
  icon(`ship-${ships[ship].type}`, width - 74, 17, 20),
  icon('star', width - 46, 17, 14),
  label(ships[ship].value, width - 12, 18, { size: 14, anchor: 'end' }),
]
