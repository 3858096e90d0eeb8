import type { Noun } from '../../kit/choice.ts'
import type { Taste } from '../../kit/fillings.ts'
import { printed } from '../data/goods.ts'
import { printedShips, ShipType } from '../data/ships.ts'
import { Good } from '../items.ts'

/** What could be wanted of goods: the dearest, the cheapest, and whatever a ship sells for more than it is worth here. */
export const tastes: readonly Taste[] = [(noun) => priceOf(noun), (noun) => 10 - priceOf(noun)]

/** What a ship sells a good for; of ships, how much they carry. */
function priceOf({ kind, id }: Noun): number {
  const good = Good.safeParse(id)
  if (kind === 'item' && good.success) return printed[good.data].shipPrice
  const type = ShipType.safeParse(id)
  return kind === 'ship-type' && type.success ? printedShips[type.data].carries : 0
}
