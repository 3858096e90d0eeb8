import type { PositionProblem } from '../../game.ts'
import { cardOf } from '../cards/index.ts'
import { powersIn } from '../cards/power.ts'
import { schedule } from '../data/rounds.ts'
import { startingShips, turnsInARound } from '../data/set-up.ts'
import { type ShipId, type ShipType, ships, shipTypes } from '../data/ships.ts'
import type { State } from '../state.ts'
import { standingBuildings } from './standing-buildings.ts'

/** Every ship that has arrived lies in exactly one place: on the space of its type, or with a player. */
export function* shipProblems(state: State): Generator<PositionProblem> {
  const arrived = arrivals(state)
  const found = new Set<ShipId>()
  for (const { at, id } of places(state)) {
    if (!arrived.possible.includes(id)) yield { at, problem: `${id} has not arrived.` }
    else if (found.has(id)) yield { at, problem: `${id} is in two places.` }
    found.add(id)
  }
  for (const id of arrived.certain)
    if (!found.has(id) && !mayHaveLeft(state, ships[id].type))
      yield { at: `ships/${ships[id].type}`, problem: `${id} is missing.` }
  for (const type of shipTypes)
    for (const id of state.ships[type])
      if (ships[id].type !== type) yield { at: `ships/${type}`, problem: `${id} belongs on another space.` }
}

function places({ ships: spaces, seats }: State): { at: string; id: ShipId }[] {
  const list = (at: string, ids: readonly ShipId[]) => ids.map((id, i) => ({ at: `${at}/${i}`, id }))
  return [
    ...shipTypes.flatMap((type) => list(`ships/${type}`, spaces[type])),
    ...seats.flatMap((player, seat) => list(`seats/${seat}/ships`, player.ships)),
  ]
}

/**
 * The ships that have arrived for certain, and those that may have arrived: those dealt before the game, and those of
 * past rounds.
 */
function arrivals(state: State): { certain: ShipId[]; possible: ShipId[] } {
  const { options, seats } = state
  const { each = [], spaces = [] } = startingShips[options.length][seats.length] ?? {}
  const cards = schedule[options.length][seats.length] ?? []
  const after = (rounds: number) => [...each, ...spaces, ...cards.slice(0, rounds).map(({ ship }) => ship)]
  const { certain, possible } = roundsOver(state)
  return { certain: after(certain), possible: after(possible) }
}

/** The ship of a round arrives last: after its turns, the feeding and the city's building. */
function roundsOver({ phase, turn }: State): { certain: number; possible: number } {
  const played = Math.floor(turn / turnsInARound)
  const before = Math.max(0, turn % turnsInARound === 0 ? played - 1 : played)
  const exactly = (rounds: number) => ({ certain: rounds, possible: rounds })
  switch (phase.name) {
    case 'turn':
      return exactly(played)
    case 'turn-over':
      return exactly(phase.final === null ? before : played)
    case 'round-end':
      return exactly(phase.next === 'round' ? played : before)
    case 'over':
      return { certain: before, possible: played }
    default:
      return exactly(before)
  }
}

/** Ships leave the game with a seat that is given up, and when a wharf exchanges them. */
const mayHaveLeft = (state: State, type: ShipType): boolean =>
  state.seats.some(({ left }) => left) ||
  standingBuildings(state).some((building) =>
    powersIn(cardOf(building), 'got-for-ship').some(({ ship }) => ship === type),
  )
