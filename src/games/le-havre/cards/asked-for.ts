import type { Printed } from '../effects/printed.ts'
import type { Good } from '../items.ts'
import { cards } from './index.ts'

/** Numbers that a question or a position names, from the card that declares them. */

const parts = (printed: Printed): readonly Printed[] => ('parts' in printed ? printed.parts.flatMap(parts) : [printed])

const printed = Object.values(cards).flatMap(({ use }) => (use === undefined ? [] : parts(use.printed)))

/** How many goods are handed in for this one. */
export function goodsSwappedFor(good: Good): number {
  const swap = printed.find((one) => one.type === 'swap' && one.get === good)
  if (swap?.type !== 'swap') throw new Error(`nothing is swapped for ${good}`)
  return swap.give
}

/** The most goods of a visit in a match with one player, if the match has that limit. */
export const mostAlone: number = Math.max(
  ...printed.flatMap((one) => (one.type === 'take-different' && one.mostAlone !== undefined ? [one.mostAlone] : [])),
)
