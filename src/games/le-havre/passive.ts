import type { Seat } from '../game.ts'
import type { BuildingId } from './data/building-ids.ts'
import { printedShips, type ShipType, ships } from './data/ships.ts'
import type { Costs } from './effects/effect.ts'
import type { Event } from './events.ts'
import { type Counts, lacking, sum } from './items.ts'
import { ownerOf, playerAt, type State } from './state.ts'

/** Buildings that work by being owned. */

export const owns = (state: State, seat: Seat, building: BuildingId): boolean =>
  playerAt(state, seat).buildings.includes(building)

/** Wind Farm: three units of energy less in a main action; nothing back where it needs less. */
export const energySaved = (state: State, seat: Seat): number => (owns(state, seat, 'wind-farm') ? 3 : 0)

/** Costs as this seat has to bear them. */
export const discounted = (state: State, seat: Seat, costs: Costs): Costs => ({
  ...costs,
  energy: Math.max(0, (costs.energy ?? 0) - energySaved(state, seat)),
})

/** What this seat pays for a building: Masons' Guild, 1 clay or brick less; Lumber Mill, 1 wood less. */
export function materialsFor(state: State, seat: Seat, cost: Counts): Counts {
  const masons: Counts = owns(state, seat, 'masons-guild') ? { [cost.clay === undefined ? 'brick' : 'clay']: 1 } : {}
  const mill: Counts = owns(state, seat, 'lumber-mill') ? { wood: 1 } : {}
  return lacking(sum(masons, mill), cost)
}

/** What the harvest brings: Feedlot, a second calf for 2 to 6 cattle. Rulebook: Harvest. Appendix: Feedlot. */
export function harvestOf(state: State, seat: Seat): Counts {
  const { grain, cattle } = playerAt(state, seat).stock
  const isFed = owns(state, seat, 'feedlot') && cattle <= 6
  return sum({ grain: grain >= 1 ? 1 : 0, cattle: cattle < 2 ? 0 : isFed ? 2 : 1 })
}

/** Fisherman's Hut: what it brings at the end of every round, before feeding. */
export function catchOf(state: State, seat: Seat): Counts {
  if (!owns(state, seat, 'fishermans-hut')) return {}
  return { fish: state.seats.length <= 2 ? 2 : 1 }
}

/** Workers' Cottages: a second final action. */
export const finalActions = (state: State, seat: Seat): number => (owns(state, seat, 'workers-cottages') ? 2 : 1)

/** What own ships feed in a round, and the Soup Kitchen, which feeds like a wooden ship. Rulebook: Feeding. */
export function foodFromShips(state: State, seat: Seat): number {
  const feeds = (type: ShipType) => printedShips[type].feeds[state.seats.length] ?? 0
  const kitchen = owns(state, seat, 'soup-kitchen') ? feeds('wooden') : 0
  return playerAt(state, seat).ships.reduce((so, ship) => so + feeds(ships[ship].type), kitchen)
}

/** Souvenir Shop: a franc for its owner whenever somebody else enters one of the owner's buildings. */
export function souvenirs(state: State, seat: Seat, building: BuildingId): Event[] {
  const owner = ownerOf(state, building)
  if (owner === undefined || owner === seat || !owns(state, owner, 'souvenir-shop')) return []
  return [{ type: 'used', seat: owner, building: 'souvenir-shop', gave: {}, got: { franc: 1 } }]
}
