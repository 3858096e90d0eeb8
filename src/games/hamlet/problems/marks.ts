import type { PositionProblem } from '../../game.ts'
import { SlotId } from '../box.ts'
import { landmarkIds } from '../data/tile-ids.ts'
import { refinedGoods } from '../goods.ts'
import type { State } from '../state.ts'
import { isBuilt } from './built.ts'

/** Flags, milestones and discs on the church match exactly what was built or delivered. */
export function* markProblems(state: State): Generator<PositionProblem> {
  const { flags, milestones, deliveries, village, roads, box } = state
  for (const id of landmarkIds)
    if ((flags[id] !== undefined) !== village.some(({ tile }) => tile === id))
      yield { at: `flags/${id}`, problem: 'A landmark must carry a flag exactly if it was built.' }
  for (const good of refinedGoods)
    if ((milestones[good] !== undefined) !== isBuilt(state, good))
      yield { at: `milestones/${good}`, problem: `Must be taken exactly if a refinery of ${good} was built.` }
  const owners = new Set(roads.map(({ seat }) => seat))
  const planner = milestones.roads
  if (planner === undefined ? owners.size > 0 : !owners.has(planner))
    yield { at: 'milestones/roads', problem: 'Must belong to the player who built the first road.' }
  for (const id of SlotId.options)
    if (deliveries[id] !== undefined && box.church.slots[id] === undefined)
      yield { at: `deliveries/${id}`, problem: 'This side of the church has no such slot.' }
}
