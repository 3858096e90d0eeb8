import { z } from 'zod'

/** What can lie in a supply or on an offer space: the sixteen goods, and francs. */
export const standardGoods = ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hides'] as const
export const upgradedGoods = ['smoked-fish', 'charcoal', 'brick', 'steel', 'bread', 'meat', 'coke', 'leather'] as const
export const goods = [...standardGoods, ...upgradedGoods] as const
export const items = [...goods, 'franc'] as const

export const Good = z.enum(goods)
export type Good = z.infer<typeof Good>
export const Item = z.enum(items)
export type Item = z.infer<typeof Item>

/** The seven offer spaces. */
export const offers = ['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const
export const Offer = z.enum(offers)
export type Offer = z.infer<typeof Offer>

const each = <Value>(value: Value) => ({
  fish: value,
  wood: value,
  clay: value,
  iron: value,
  grain: value,
  cattle: value,
  coal: value,
  hides: value,
  'smoked-fish': value,
  charcoal: value,
  brick: value,
  steel: value,
  bread: value,
  meat: value,
  coke: value,
  leather: value,
  franc: value,
})

/** What a player has: how many of every kind. */
export const Stock = z
  .strictObject(each(z.int().min(0)))
  .meta({ id: 'LeHavreStock', description: 'What a player has: how many of every good, and francs.' })
export type Stock = z.infer<typeof Stock>

/** Items that move; a kind of which there are none is left out. */
export const Counts = z
  .strictObject(each(z.int().min(1).exactOptional()))
  .meta({ id: 'LeHavreCounts', description: 'Goods and francs; a kind of which there are none is left out.' })
export type Counts = z.infer<typeof Counts>

/** The same without francs, which are no goods. */
export const GoodCounts = Counts.omit({ franc: true })

export const nothing: Stock = each(0)

/** Made up item by item; kinds of which there are none (or less) are left out. */
export function counts(amount: (item: Item) => number, kinds: readonly Item[] = items): Counts {
  const counted: Counts = {}
  for (const item of kinds) {
    const here = amount(item)
    if (here > 0) counted[item] = here
  }
  return counted
}

export const plus = (there: Stock, more: Counts): Stock => changed(there, more, 1)
export const minus = (there: Stock, less: Counts): Stock => changed(there, less, -1)

function changed(there: Stock, by: Counts, times: 1 | -1): Stock {
  const after = { ...there }
  for (const item of kindsIn(by)) after[item] += times * (by[item] ?? 0)
  return after
}

export const sum = (...parts: readonly Counts[]): Counts =>
  counts((item) => parts.reduce((so, part) => so + (part[item] ?? 0), 0))

/** The same, so many times. */
export const times = (counted: Counts, factor: number): Counts => counts((item) => (counted[item] ?? 0) * factor)

/** How many there are of the given kinds together. */
export const total = (counted: Counts, kinds: readonly Item[] = items): number =>
  kinds.reduce((so, item) => so + (counted[item] ?? 0), 0)

/** So many of the given kinds, the first ones first; fewer where there are fewer. */
export function some(there: Counts, number: number, kinds: readonly Item[]): Counts {
  let left = number
  const taken = new Map(
    kinds.map((item) => {
      const here = Math.min(left, there[item] ?? 0)
      left -= here
      return [item, here]
    }),
  )
  return counts((item) => taken.get(item) ?? 0)
}

/** What is wanted but not there. */
export const lacking = (there: Counts, wanted: Counts): Counts =>
  counts((item) => (wanted[item] ?? 0) - (there[item] ?? 0))

/** The kinds of which there are any. */
export const kindsIn = (counted: Counts): Item[] => items.filter((item) => (counted[item] ?? 0) > 0)
