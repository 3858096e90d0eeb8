/** A source of chance. Games see nothing else of it; the journal makes it from the sealed seed of a match. */
export interface Dice {
  /** A whole number from 0 to `limit - 1`, uniformly distributed. `limit` is at least 1. */
  below(limit: number): number
}

/** Draws one of the items. */
export function pick<Item>(dice: Dice, items: readonly [Item, ...Item[]]): Item
export function pick<Item>(dice: Dice, items: readonly Item[]): Item | undefined
export function pick<Item>(dice: Dice, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[dice.below(items.length)]
}

/** The items in random order, every order equally likely. The first item is drawn first. */
export function shuffle<Item>(dice: Dice, items: readonly Item[]): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (left.length > 0) drawn.push(...left.splice(dice.below(left.length), 1))
  return drawn
}
