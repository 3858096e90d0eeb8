import { z } from 'zod'
import { arithmetic } from '../kit/counts.ts'

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

/** A player's stock: the amount of every kind. */
export const Stock = z
  .strictObject(each(z.int().min(0)))
  .meta({ id: 'LeHavreStock', description: 'A player’s stock: the amount of every good, and francs.' })
export type Stock = z.infer<typeof Stock>

/** Items that move; kinds with amount 0 are left out. */
export const Counts = z
  .strictObject(each(z.int().min(1).exactOptional()))
  .meta({ id: 'LeHavreCounts', description: 'Amounts of goods and francs; kinds with amount 0 are left out.' })
export type Counts = z.infer<typeof Counts>

/** The same without francs, which are not goods. */
export const GoodCounts = Counts.omit({ franc: true })

export const nothing: Stock = each(0)

export const { counted: counts, plus, minus, sum, times, total, some, lacking, kindsIn } = arithmetic(items)
