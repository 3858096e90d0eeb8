import type { Setup } from '../game.ts'
import { churchPlace } from './data/layouts.ts'
import { boxFor, stacked } from './data/printed-box.ts'
import { takenOut } from './data/sales.ts'
import { startingCoins } from './data/set-up.ts'
import { refinedGoods } from './goods.ts'
import { meta, type Options } from './meta.ts'
import type { Player, State } from './state.ts'

/** The table before anything is drawn. Rulebook: Setup. */
export function opening({ seats, options, rules = meta.rulesVersion }: Setup<Options>): State {
  const box = boxFor(seats)
  return {
    rules,
    options,
    box,
    round: 0,
    phase: { name: 'setup' },
    village: [{ tile: 'church', place: churchPlace }],
    sources: {},
    refineries: {},
    flags: {},
    roads: [],
    deliveries: {},
    milestones: {},
    row: [],
    bag: stacked(box, null).toSorted(),
    stacks: Object.fromEntries(refinedGoods.map((good) => [good, [...stacked(box, good)].toSorted()])),
    offers: [],
    unseen: Object.keys(box.sales).toSorted(),
    toCome: levelsToCome(box.sales, seats),
    seats: Array.from({ length: seats }, (_, seat) => newPlayer(startingCoins.get(seats)?.[seat] ?? 0)),
  }
}

/**
 * The levels of the stack from its top: all tokens of level 1, then those of the other levels that stay in the match.
 * Rulebook: Setup.
 */
const levelsToCome = (sales: State['box']['sales'], seats: number): number[] =>
  ([1, 2, 3] as const).flatMap((level) => {
    const printed = Object.values(sales).filter((token) => token.level === level).length
    return Array<number>(printed - (takenOut.get(seats)?.[level] ?? 0)).fill(level)
  })

const newPlayer = (coins: number): Player => ({
  coins,
  scored: { goods: 0, buildings: 0, deliveries: 0, sales: 0 },
  blueprints: [],
  villagers: [{ at: 'church', ready: true }],
  donkeys: ['church'],
  sales: [],
  left: false,
})
