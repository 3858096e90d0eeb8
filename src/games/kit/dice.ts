/** A source of chance. Games only ever see this; the journal makes it from a match's sealed seed. */
export interface Dice {
  /** A whole number from 0 up to, not including, `limit`, each equally likely. `limit` is at least 1. */
  below(limit: number): number
}

/** Draws one of the items. */
export function pick<Item>(dice: Dice, items: readonly [Item, ...Item[]]): Item
export function pick<Item>(dice: Dice, items: readonly Item[]): Item | undefined
export function pick<Item>(dice: Dice, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[dice.below(items.length)]
}

/** The items in a drawn order, each order equally likely: the first is drawn first. */
export function shuffle<Item>(dice: Dice, items: readonly Item[]): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (left.length > 0) drawn.push(...left.splice(dice.below(left.length), 1))
  return drawn
}
