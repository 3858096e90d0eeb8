import type { Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import { coinsPerPoint } from '../data/set-up.ts'
import { refineryIds } from '../data/tile-ids.ts'
import { refinedGoods } from '../goods.ts'
import { playerAt, type State } from '../state.ts'
import { makesHighQuality } from '../supplies.ts'

/** What coins can buy, in addition to the points that they bring; beyond `plenty`, a coin counts half or less. */
const spending = 0.6
const plenty = 4
/** With fewer turns left than this, not all coins can be spent. */
const turnsToSpend = 6

export function worthOfCoins(state: State, seat: Seat, left: number): number {
  const { coins } = playerAt(state, seat)
  if (left === 0) return Math.floor(coins / coinsPerPoint)
  return coins / coinsPerPoint + spending * Math.min(1, left / turnsToSpend) * plenty * Math.log1p(coins / plenty)
}

/** What each villager adds to a turn. Everybody has the first one, so it adds nothing. */
const labour: readonly number[] = [0, 1.6, 1.2, 0.9]

export const worthOfVillagers = (state: State, seat: Seat, left: number): number =>
  left * sum(labour.slice(0, playerAt(state, seat).villagers.length))

/** How likely it is that somebody uses a good in time. */
const used = 0.7
const turnsToUse = 2
/** The worth of a coin in a reward. */
const coin = 0.6

/** What a seat's own goods will bring it when anybody uses them. */
export function worthOfGoods(state: State, seat: Seat, left: number): number {
  const rewards = refineryIds.map((id) => {
    const number = (state.refineries[id] ?? []).filter((maker) => maker === seat).length
    const { reward, makes } = state.box.refineries[id]
    return number * (makesHighQuality(state, seat, makes) ? 2 : 1) * (reward.vp + reward.coins * coin)
  })
  return used * Math.min(1, left / turnsToUse) * sum(rewards)
}

/** What producing a good in high quality adds per turn, and its maximum. */
const quality = { each: 0.2, most: 2 } as const

export const worthOfMilestone = (left: number): number => Math.min(quality.most, quality.each * left)

export const worthOfMilestones = (state: State, seat: Seat, left: number): number =>
  worthOfMilestone(left) * refinedGoods.filter((good) => makesHighQuality(state, seat, good)).length
