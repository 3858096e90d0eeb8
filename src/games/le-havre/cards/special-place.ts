import type { BuildingId } from '../data/building-ids.ts'
import type { State } from '../state.ts'
import { cardOf } from './index.ts'

/** The pile that a special building is put on when it is revealed; null where it joins the town. Cards: Dunny, Stadium. */
export function placeOf(state: State, building: BuildingId): number | null {
  if (building === 'dunny') return highestPile(state)
  if (building === 'football-stadium') return emptyPile(state)
  return null
}

/** Where the card on top has the highest number; the first pile where no card is left (ruling K8). */
function highestPile({ piles }: State): number {
  const tops = piles.flatMap(([top], pile) => (top === undefined ? [] : [{ number: cardOf(top).number, pile }]))
  const [highest] = tops.toSorted((one, other) => other.number - one.number)
  return highest?.pile ?? 0
}

function emptyPile({ piles }: State): number | null {
  const first = piles.findIndex((pile) => pile.length === 0)
  return first === -1 ? null : first
}
