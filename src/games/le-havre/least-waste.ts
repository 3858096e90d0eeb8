import { printed } from './data/goods.ts'
import { type Counts, counts, type Item, type Stock } from './items.ts'

/** What a payment costs its player: its francs count first, then the ship prices of its goods, then its tokens. */
type Missed = readonly [francs: number, shipPrice: number, tokens: number]

/** Tokens to pay with: the amount of each kind. */
interface Heap {
  readonly numbers: readonly number[]
  readonly missed: Missed
}

/**
 * The tokens that cover an amount with the least waste and, among those, the lowest cost to the player. None of them
 * could be left out, since that would waste less. Undefined if the whole stock does not cover the amount.
 */
export function leastWaste(
  kinds: readonly Item[],
  worth: (item: Item) => number,
  amount: number,
  stock: Stock,
): Counts | undefined {
  if (amount <= 0) return {}
  if (kinds.reduce((so, item) => so + stock[item] * worth(item), 0) < amount) return undefined
  // A heap worth more than this contains a token that could be left out.
  const most = amount + Math.max(...kinds.map(worth)) - 1
  let best: (Heap | undefined)[] = Array.from({ length: most + 1 })
  best[0] = { numbers: kinds.map(() => 0), missed: [0, 0, 0] }
  for (const [kind, item] of kinds.entries())
    for (const size of bundles(Math.min(stock[item], Math.ceil(amount / worth(item)))))
      best = withBundle(best, kind, size, size * worth(item), missedFor(item, size))
  const chosen = best.find((heap, covered) => heap !== undefined && covered >= amount)
  return chosen && counts((item) => chosen.numbers[kinds.indexOf(item)] ?? 0, kinds)
}

/** Sizes whose sums give every number up to this one: 1, 2, 4 and so on, and a rest. */
function bundles(number: number): number[] {
  const sizes: number[] = []
  for (let left = number; left > 0; left -= sizes.at(-1) ?? left) sizes.push(Math.min(left, 2 ** sizes.length))
  return sizes
}

/** The best heap for every worth, with or without one more bundle of a kind. */
function withBundle(
  best: readonly (Heap | undefined)[],
  kind: number,
  size: number,
  worth: number,
  more: Missed,
): (Heap | undefined)[] {
  return best.map((heap, covered) => {
    const before = best[covered - worth]
    if (before === undefined) return heap
    const [francs, shipPrice, tokens] = before.missed
    const missed: Missed = [francs + more[0], shipPrice + more[1], tokens + more[2]]
    if (heap !== undefined && !isLess(missed, heap.missed)) return heap
    return { numbers: before.numbers.with(kind, (before.numbers[kind] ?? 0) + size), missed }
  })
}

const missedFor = (item: Item, number: number): Missed =>
  item === 'franc' ? [number, 0, number] : [0, number * printed[item].shipPrice, number]

const isLess = (one: Missed, other: Missed): boolean =>
  (one[0] - other[0] || one[1] - other[1] || one[2] - other[2]) < 0
