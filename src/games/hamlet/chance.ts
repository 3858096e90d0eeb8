import { type Dice, pick, shuffle } from '../kit/dice.ts'
import { due, withConsequences } from './course.ts'
import { firstGame, laidOut, layouts } from './data/layouts.ts'
import { rowSpaces } from './data/set-up.ts'
import { type SourceId, sourceIds } from './data/tile-ids.ts'
import type { Event } from './events.ts'
import type { RawCounts } from './goods.ts'
import type { Building, State } from './state.ts'

/** One draw, and everything that follows from it by itself. */
export const chance = (state: State, dice: Dice): Event[] => withConsequences(state, draw(state, dice))

function draw(state: State, dice: Dice): Event[] {
  switch (due(state)) {
    case undefined:
      return []
    case 'layout':
      return layOut(state, dice)
    case 'blueprints':
      return [drawBlueprints(state, dice)]
    case 'sale':
      return turnUp(state, dice)
  }
}

/** Lays out the first tiles around the church, with their goods. Rulebook: Setup. */
function layOut({ box, options }: State, dice: Dice): Event[] {
  const drawn = options.layout === 'drawn' ? pick(dice, layouts) : undefined
  const laid = drawn === undefined ? firstGame : laidOut(box, drawn)
  const buildings: Building[] = laid.map(({ tile, place }) => ({ tile, place }))
  const goods: Partial<Record<SourceId, RawCounts>> = {}
  for (const id of sourceIds) {
    const { goods: grown, startsWith } = box.sources[id]
    const [good] = grown
    if (good !== undefined && startsWith > 0) goods[id] = { [good]: startsWith }
  }
  return [{ type: 'laid-out', buildings, goods }]
}

/** Fills the row from the bag, as far as the bag has tiles (ruling A16). Rulebook: Blueprints. */
const drawBlueprints = ({ row, bag }: State, dice: Dice): Event => ({
  type: 'blueprints-drawn',
  tiles: shuffle(dice, bag).slice(0, rowSpaces - row.length),
})

/** Draws the next sale token from all unseen ones of the next level. It is drawn only when it is turned up. */
function turnUp({ box, unseen, toCome }: State, dice: Dice): Event[] {
  const token = pick(
    dice,
    unseen.filter((id) => box.sales[id]?.level === toCome[0]),
  )
  return token === undefined ? [] : [{ type: 'sale-turned-up', token }]
}
