import type { Seat } from '../../game.ts'
import { coinsPerPoint } from '../data/set-up.ts'
import { refineryIds } from '../data/tile-ids.ts'
import { refinedGoods } from '../goods.ts'
import { playerAt, type State } from '../state.ts'
import { makesHighQuality } from '../supplies.ts'

/** Beyond their points coins are worth what they can buy; from so many on, about half or less. */
const spending = 0.6
const plenty = 4
/** With fewer turns to come than these, not everything can be spent. */
const turnsToSpend = 6

export function worthOfCoins(state: State, seat: Seat, left: number): number {
  const { coins } = playerAt(state, seat)
  if (left === 0) return Math.floor(coins / coinsPerPoint)
  return coins / coinsPerPoint + spending * Math.min(1, left / turnsToSpend) * plenty * Math.log1p(coins / plenty)
}

/** What each villager adds to a turn; everybody has the first. */
const labour: readonly number[] = [0, 1.6, 1.2, 0.9]

export const worthOfVillagers = (state: State, seat: Seat, left: number): number =>
  left * labour.slice(0, playerAt(state, seat).villagers.length).reduce((sum, one) => sum + one, 0)

/** How likely somebody uses a good that lies there, where there is time. */
const used = 0.7
const turnsToUse = 2
/** What a coin of the reward is worth. */
const coin = 0.6

/** What its own goods will bring a seat, whoever uses them. */
export function worthOfGoods(state: State, seat: Seat, left: number): number {
  const rewards = refineryIds.map((id) => {
    const number = (state.refineries[id] ?? []).filter((maker) => maker === seat).length
    const { reward, makes } = state.box.refineries[id]
    return number * (makesHighQuality(state, seat, makes) ? 2 : 1) * (reward.vp + reward.coins * coin)
  })
  return used * Math.min(1, left / turnsToUse) * rewards.reduce((sum, one) => sum + one, 0)
}

/** What making a good in high quality adds to a turn, and what it adds at most. */
const quality = { each: 0.2, most: 2 } as const

export const worthOfMilestone = (left: number): number => Math.min(quality.most, quality.each * left)

export const worthOfMilestones = (state: State, seat: Seat, left: number): number =>
  worthOfMilestone(left) * refinedGoods.filter((good) => makesHighQuality(state, seat, good)).length
