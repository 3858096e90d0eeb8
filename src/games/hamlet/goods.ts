import { z } from 'zod'
import { arithmetic } from '../kit/counts.ts'

/** Raw goods belong to nobody; refined goods belong to the player who made them. Rulebook: Goods. */
export const rawGoods = ['wood', 'stone', 'wheat'] as const
export const refinedGoods = ['planks', 'brick', 'milk', 'flour'] as const
export const goods = [...rawGoods, ...refinedGoods] as const

export const Raw = z.enum(rawGoods)
export type Raw = z.infer<typeof Raw>
export const Refined = z.enum(refinedGoods)
export type Refined = z.infer<typeof Refined>
export const Good = z.enum(goods)
export type Good = z.infer<typeof Good>

const some = z.int().min(1).exactOptional()
const raw = { wood: some, stone: some, wheat: some }
const refined = { planks: some, brick: some, milk: some, flour: some }

/** Amounts of raw goods; kinds with amount 0 are left out. */
export const RawCounts = z
  .strictObject(raw)
  .meta({ id: 'HamletRawGoods', description: 'Amounts of raw goods; kinds with amount 0 are left out.' })
export type RawCounts = z.infer<typeof RawCounts>

/** Amounts of goods of any kind; kinds with amount 0 are left out. */
export const Counts = z
  .strictObject({ ...raw, ...refined })
  .meta({ id: 'HamletGoods', description: 'Amounts of goods; kinds with amount 0 are left out.' })
export type Counts = z.infer<typeof Counts>

export const { counted, sum, total, lacking, kindsIn } = arithmetic(goods)

export const isRaw = (good: Good): good is Raw => Raw.safeParse(good).success
