import { type Counts, counts, type Good, type Item, kindsIn, minus, type Stock, sum } from './items.ts'
import { rulingsOf } from './rulings.ts'
import type { State } from './state.ts'

/** The better good that may replace a good, never the reverse. Rulebook: Building. */
export const betterGoods: Readonly<Partial<Record<Item, Good>>> = { clay: 'brick', iron: 'steel' }

/** What a use of a building takes out of the stock. */
interface HandedIn {
  /** Exactly these. */
  readonly gives?: Counts
  /** These, or better ones for those that are lacking. */
  readonly spends?: Counts
}

/** Whose stock it is, and by which rules. */
interface Purse {
  readonly state: Pick<State, 'rules'>
  readonly stock: Stock
}

/** The items that are handed in; those that are lacking altogether are among them. */
export const handedIn = (purse: Purse, { gives = {}, spends = {} }: HandedIn): Counts =>
  sum(gives, orBetter({ ...purse, stock: minus(purse.stock, gives) }, spends))

function orBetter({ state, stock }: Purse, wanted: Counts): Counts {
  const replaced = kindsIn(wanted).map((item): Counts => {
    const number = wanted[item] ?? 0
    const better = betterFor(state, item)
    const instead = better === undefined ? 0 : Math.min(number - stock[item], stock[better] - (wanted[better] ?? 0))
    if (better === undefined || instead <= 0) return { [item]: number }
    return sum(
      counts(() => number - instead, [item]),
      { [better]: instead },
    )
  })
  return sum(...replaced)
}

/** How many of an item can be spent: those that are there, and better ones. */
export function spendable({ state, stock }: Purse, item: Item): number {
  const better = betterFor(state, item)
  return stock[item] + (better === undefined ? 0 : stock[better])
}

const betterFor = (state: Pick<State, 'rules'>, item: Item): Good | undefined =>
  rulingsOf(state).betterGoodsServe ? betterGoods[item] : undefined
