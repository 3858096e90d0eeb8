import { describe, expect, test } from 'vitest'
import { type Dice, pick, shuffle } from '../../../../src/games/kit/dice.ts'
import { cardOf } from '../../../../src/games/le-havre/cards/index.ts'
import { type BuildingId, standardIds } from '../../../../src/games/le-havre/data/building-ids.ts'
import { shipIds, ships, shipTypes } from '../../../../src/games/le-havre/data/ships.ts'
import { counts } from '../../../../src/games/le-havre/items.ts'
import type { State } from '../../../../src/games/le-havre/state.ts'
import { seededDice } from '../../../../src/games/playout/seeded-dice.ts'
import { table } from '../table.ts'
import { expectExactlyWhatIsOffered, expectFormsToHold } from './offered-exactly.ts'

const tables = 20

/** A match with that building in the town, with Ana or with Bea; Ana has a little of everything. */
function drawn(building: BuildingId, dice: Dice): State {
  const cards = shuffle(
    dice,
    standardIds.filter((id) => id !== building),
  )
  const helpful: readonly BuildingId[] = ['wind-farm', 'masons-guild', 'lumber-mill', 'wooden-crane']
  const fleet = shuffle(dice, shipIds)
  const owner = dice.below(3)
  const plenty = pick(dice, [1, 3, 8])
  const own = [...cards.slice(0, dice.below(6)), ...helpful.filter(() => dice.below(4) === 0)]
  const guest = pick(dice, own)
  return table({
    town: [...(owner === 0 ? [building] : []), 'luxury-yacht', 'ms-dagmar'],
    piles: [cards.slice(9, 12), cards.slice(12, 15), cards.slice(15, 18)],
    stock: counts(() => dice.below(plenty + 1)),
    ana: {
      buildings: owner === 1 ? [...own, building] : own,
      ships: fleet.slice(0, dice.below(8)),
      loans: dice.below(4),
    },
    others: [{ buildings: ['pirates-lair', ...(owner === 2 ? [building] : [])], disc: guest ?? null }],
    ships: Object.fromEntries(
      shipTypes.map((type) => [type, fleet.slice(8).filter((ship) => ships[ship].type === type)]),
    ),
    offers: { clay: dice.below(2), franc: dice.below(2) },
    modernised: dice.below(2) === 0 ? [building] : [],
    specialsLeft: dice.below(3),
  })
}

describe('the forms of the standard buildings, in random positions', () => {
  const usable = standardIds.filter((id) => cardOf(id).use !== undefined)

  test.each(usable)('%s: a filled-in form is accepted, matches one form and leaves nobody in debt', (building) => {
    const dice = seededDice('le-havre', 'forms', building)
    let offered = 0
    for (let number = 0; number < tables; number++) offered += expectFormsToHold(drawn(building, dice), building, dice)
    expect(offered).toBeGreaterThan(tables / 4)
  })

  test.each(usable)('%s: what a richer player could do is accepted if and only if it matches a form', (building) => {
    const dice = seededDice('le-havre', 'guesses', building)
    let tried = 0
    for (let number = 0; number < tables; number++)
      tried += expectExactlyWhatIsOffered(drawn(building, dice), building, dice)
    expect(tried).toBeGreaterThan(tables / 4)
  })
})
