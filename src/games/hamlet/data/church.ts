import type { Box, Slot } from '../box.ts'
import { type Good, rawGoods, refinedGoods } from '../goods.ts'
import { sideFor } from './set-up.ts'
import { church as piece } from './tiles.ts'

/**
 * The number of parts of the church. Each delivery builds one of those that do not stand at the start. Rulebook:
 * Church.
 */
export const churchParts = 6

const some = (of: readonly Good[], number: number, vp: number): Slot => ({ of: [...of], number, coins: 0, vp })
const paid = (coins: number, vp: number): Slot => ({ of: [], number: 0, coins, vp })

type Slots = Box['church']['slots']

/** For one or two players: read from photographs. */
const few: Slots = {
  'milk-brick': some(['milk', 'brick'], 3, 4),
  coins: paid(10, 6),
  'planks-flour': some(['planks', 'flour'], 3, 4),
  raw: some(rawGoods, 10, 6),
}

/**
 * For three or four players: the number of slots (five) and the first slot are derived; the others are *house* values.
 */
const many: Slots = {
  'milk-brick': some(['milk', 'brick'], 3, 4),
  coins: paid(10, 6),
  'planks-flour': some(['planks', 'flour'], 3, 4),
  raw: some(rawGoods, 10, 6),
  refined: some(refinedGoods, 4, 5),
}

/** How many parts of the church stand at the start. */
export const finishedParts = (seats: number): number => (sideFor(seats) === 'few' ? 2 : 1)

export const churchFor = (seats: number): Box['church'] => ({
  kind: 'church',
  ...piece,
  slots: { few, many }[sideFor(seats)],
})
