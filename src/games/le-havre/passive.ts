import type { Seat } from '../game.ts'
import type { BuildingId } from './data/building-ids.ts'
import { parents } from './data/set-up.ts'
import { printedShips, type ShipType, ships } from './data/ships.ts'
import type { Costs } from './effects/effect.ts'
import type { Event } from './events.ts'
import { type Counts, sum } from './items.ts'
import { powersOf, powersOfPlayers } from './powers.ts'
import { ownerOf, playerAt, type State } from './state.ts'

/** The effects of a seat's own cards, as sums over their powers. */

/** How much less energy the seat needs in a main action. */
export const energySaved = (state: State, seat: Seat): number =>
  powersOf(state, seat, 'saves-energy').reduce((so, { energy }) => so + energy, 0)

/** The costs for this seat, with the energy that it saves. */
export const discounted = (state: State, seat: Seat, costs: Costs): Costs => ({
  ...costs,
  energy: Math.max(0, (costs.energy ?? 0) - energySaved(state, seat)),
})

/** What the harvest brings the seat. Rulebook: Harvest. */
export function harvestOf(state: State, seat: Seat): Counts {
  const { grain, cattle } = playerAt(state, seat).stock
  const more = powersOf(state, seat, 'more-calves').reduce(
    (so, { calves, most }) => so + (cattle <= most ? calves : 0),
    0,
  )
  return sum({ grain: grain >= 1 ? 1 : 0, cattle: cattle < parents ? 0 : 1 + more })
}

/** What the seat gets at the end of every round, before feeding. */
export const catchOf = (state: State, seat: Seat): Counts =>
  sum(
    ...powersOf(state, seat, 'every-round').map(({ gets, few }) =>
      state.seats.length <= few.players ? few.gets : gets,
    ),
  )

/** How many final actions the seat has. Rulebook: End of the game. */
export const finalActions = (state: State, seat: Seat): number =>
  Math.max(1, ...powersOf(state, seat, 'final-actions').map(({ number }) => number))

/** The food per round from the seat's own ships, and from cards that feed like one. Rulebook: Feeding. */
export function foodFromShips(state: State, seat: Seat): number {
  const types: readonly ShipType[] = [
    ...playerAt(state, seat).ships.map((ship) => ships[ship].type),
    ...powersOf(state, seat, 'feeds-like').map(({ ship }) => ship),
  ]
  return types.reduce((so, type) => so + (printedShips[type].feeds[state.seats.length] ?? 0), 0)
}

/** What the owner of a building gets through other cards when another player enters it. */
export function souvenirs(state: State, seat: Seat, entered: BuildingId): Event[] {
  const owner = ownerOf(state, entered)
  if (owner === undefined || owner === seat) return []
  return powersOfPlayers(state, 'souvenirs')
    .filter((held) => held.owner === owner)
    .map(({ building, power }) => ({ type: 'used', seat: owner, building, gave: {}, got: { franc: power.francs } }))
}
