import type { Noun } from '../../kit/choice.ts'
import type { Taste } from '../../kit/fillings.ts'
import { printed } from '../data/goods.ts'
import { printedShips, shipTypes } from '../data/ships.ts'
import { goods } from '../items.ts'

const dearest = 10

/** What one may want to name in a form: the dearest first, to get it or to sell it; the cheapest first, to hand it in. */
export const tastes: readonly Taste[] = [priceOf, (noun) => dearest - priceOf(noun)]

/** What a ship sells a good for; of ships, how much they carry. */
function priceOf({ kind, id }: Noun): number {
  if (kind === 'item') return prices.get(id) ?? 0
  return kind === 'ship-type' ? (holds.get(id) ?? 0) : 0
}

const prices = new Map<string | number, number>(goods.map((good) => [good, printed[good].shipPrice]))
const holds = new Map<string | number, number>(shipTypes.map((type) => [type, printedShips[type].carries]))
