import type { Seat } from '../game.ts'
import { turnsInARound } from './data/set-up.ts'
import { type TileId, tiles } from './data/supply-tiles.ts'
import type { Event } from './events.ts'
import { hasPower } from './powers.ts'
import { playerAt, playing, type State } from './state.ts'

/** The tile on which this turn's ship lands; undefined while it lies face down. */
export const nextTile = ({ tiles: known, turn }: State): TileId | undefined => known[turn % turnsInARound]

/** The seats that will owe interest because of the next supply. Rulebook: Interest. */
export function owingNext(state: State): Seat[] {
  const tile = nextTile(state)
  return tile !== undefined && tiles[tile].interest ? playing(state).filter((seat) => owesInterest(state, seat)) : []
}

/** The supply of a turn, and the seats that owe interest because of it. Rulebook: Supply, Interest. */
export function supplied(state: State, seat: Seat): Event[] {
  const tile = nextTile(state)
  if (tile === undefined) return []
  return [{ type: 'supplied', seat, tile, adds: [...tiles[tile].adds], owing: owingNext(state) }]
}

/** Whether the seat has a loan, and no card that frees it from interest. */
const owesInterest = (state: State, seat: Seat): boolean =>
  playerAt(state, seat).loans > 0 && !hasPower(state, seat, 'no-interest')
