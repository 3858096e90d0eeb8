import { describe, expect, test } from 'vitest'
import { type Dice, pick, shuffle } from '../../../../src/games/kit/dice.ts'
import { cardOf, cards } from '../../../../src/games/le-havre/cards/index.ts'
import {
  type BuildingId,
  grandHameauIds,
  promoIds,
  specialIds,
  standardIds,
} from '../../../../src/games/le-havre/data/building-ids.ts'
import { shipIds } from '../../../../src/games/le-havre/data/ships.ts'
import { counts, goods } from '../../../../src/games/le-havre/items.ts'
import { enter } from '../../../../src/games/le-havre/moves/enter.ts'
import type { State } from '../../../../src/games/le-havre/state.ts'
import { seededDice } from '../../../../src/games/playout/seeded-dice.ts'
import { ana, table } from '../table.ts'
import { expectExactlyWhatIsOffered, expectFormsToHold } from './offered-exactly.ts'

const tables = 30

/** A match with that building in the town, with Ana or with Bea; the others' discs are in buildings all over it. */
function drawn(building: BuildingId, dice: Dice): State {
  const others = shuffle(
    dice,
    [...standardIds, 'fish-market', 'coal-trader', 'zoo', 'leather-industry'].filter(isOther(building)),
  )
  const helpers = ['wind-farm', 'biofuel-facility'] satisfies BuildingId[]
  const owner = dice.below(3)
  const own = [...others.slice(0, dice.below(6)), ...helpers.filter(() => dice.below(3) === 0)]
  const [next, another] = others.slice(6)
  const inTown = others.slice(8, 12)
  const plenty = pick(dice, [1, 3, 8, 20]) ?? 1
  return table({
    town: [...inTown, ...(owner === 0 ? [building] : [])],
    piles: [others.slice(12, 15), others.slice(15, 18), []],
    stock: counts((item) => dice.below(item === 'franc' ? 2 * plenty : plenty + 1)),
    ana: {
      buildings: owner === 1 ? [...own, building] : own,
      ships: shuffle(dice, shipIds).slice(0, dice.below(4)),
      loans: dice.below(3),
      pawned: building === 'pawnbrokers' ? shuffle(dice, goods).slice(0, dice.below(9)) : [],
    },
    others: [
      {
        buildings: [...(owner === 2 ? [building] : []), ...(next ? [next] : []), 'pirates-lair', 'souvenir-shop'],
        disc: pick(dice, inTown) ?? null,
      },
      {
        buildings: another ? [another] : [],
        disc: pick(dice, own) ?? next ?? null,
        stock: counts(() => dice.below(3), ['cattle']),
      },
    ],
    offers: {
      fish: dice.below(4),
      wood: dice.below(4),
      clay: dice.below(4),
      iron: dice.below(3),
      franc: dice.below(3),
    },
    modernised: [],
    phase: dice.below(4) === 0 ? { final: [] } : {},
  })
}

/** A player who sends a disc home must be able to enter its building. */
const isStuck = (state: State): boolean =>
  state.phase.name === 'turn' && state.phase.stage === 'eviction' && enter.offer(state, ana).length === 0

const isOther =
  (building: BuildingId) =>
  (id: string): id is BuildingId =>
    id !== building

describe('the forms of the special buildings, in random positions', () => {
  const others = [...specialIds, ...promoIds, ...grandHameauIds]
  const usable = ['shipping-line' as const, ...others].filter((id) => cards[id]?.use !== undefined)

  test.each(usable)('%s: a filled-in form is accepted, matches one form and leaves nobody in debt', (building) => {
    const dice = seededDice('le-havre', 'forms', building)
    let offered = 0
    for (let number = 0; number < tables; number++)
      offered += expectFormsToHold(drawn(building, dice), building, dice, (then) => expect(isStuck(then)).toBe(false))
    expect(offered).toBeGreaterThan(tables / 4)
  })

  test.each(usable)('%s: what a richer player could do is accepted if and only if it matches a form', (building) => {
    const dice = seededDice('le-havre', 'guesses', building)
    let tried = 0
    for (let number = 0; number < tables; number++)
      tried += expectExactlyWhatIsOffered(drawn(building, dice), building, dice)
    expect(tried).toBeGreaterThan(tables / 4)
  })

  test('only the buildings with an action can be entered', () => {
    expect(specialIds.filter((id) => cardOf(id).use === undefined)).toEqual([
      'business-park',
      'guildhouse',
      'luxury-yacht',
      'feedlot',
      'masons-guild',
      'wind-farm',
      'workers-cottages',
    ])
  })
})
