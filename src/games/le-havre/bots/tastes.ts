import type { Noun } from '../../kit/choice.ts'
import type { Taste } from '../../kit/fillings.ts'
import { printed } from '../data/goods.ts'
import { printedShips, shipTypes } from '../data/ships.ts'
import { goods } from '../items.ts'

const dearest = 10

/**
 * What a player may prefer to name in a form: the most expensive things, to get or to sell them; or the cheapest, to
 * hand them in.
 */
export const tastes: readonly Taste[] = [priceOf, (noun) => dearest - priceOf(noun)]

/** The price of a good when a ship sells it; for a ship, how much it carries. */
function priceOf({ kind, id }: Noun): number {
  if (kind === 'item') return prices.get(id) ?? 0
  return kind === 'ship-type' ? (holds.get(id) ?? 0) : 0
}

const prices = new Map<string | number, number>(goods.map((good) => [good, printed[good].shipPrice]))
const holds = new Map<string | number, number>(shipTypes.map((type) => [type, printedShips[type].carries]))
