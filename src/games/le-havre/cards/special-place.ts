import type { BuildingId } from '../data/building-ids.ts'
import type { Event, SpecialPlace } from '../events.ts'
import { pileTops, type State } from '../state.ts'
import { cardOf } from './index.ts'
import { powersIn } from './power.ts'

/** Where a special building goes when it is revealed: into the town, unless its card says otherwise. */
export function placeOf(state: State, building: BuildingId): SpecialPlace {
  const [joins] = powersIn(cardOf(building), 'joins-pile')
  if (joins === undefined) return 'town'
  return joins.where === 'highest' ? highestPile(state) : (emptyPile(state) ?? 'waiting')
}

/** Whether it does not join the town, but becomes a pile of its own as soon as one is empty. */
export const becomesPile = (building: BuildingId): boolean =>
  powersIn(cardOf(building), 'joins-pile').some(({ where }) => where === 'empty')

/** A waiting building becomes a pile as soon as one is empty (ruling K8). */
export function pileBegun(state: State): Event[] {
  const [building] = state.waiting
  const pile = emptyPile(state)
  return building === undefined || pile === undefined ? [] : [{ type: 'pile-begun', building, pile }]
}

/** The pile with the highest number on top; the first pile if all are empty (ruling K8). */
function highestPile(state: State): number {
  const [highest] = pileTops(state).toSorted(
    (one, other) => cardOf(other.building).number - cardOf(one.building).number,
  )
  return highest?.pile ?? 0
}

function emptyPile({ piles }: State): number | undefined {
  const first = piles.findIndex((pile) => pile.length === 0)
  return first === -1 ? undefined : first
}
