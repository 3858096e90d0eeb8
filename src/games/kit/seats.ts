import type { Seat } from './basic-types.ts'

/** A state or a view, with its seats in turn order. */
interface Seated<Player> {
  readonly seats: readonly Player[]
}

/** The player at a seat. @throws RangeError if there is no such seat */
export function playerAt<Player>({ seats }: Seated<Player>, seat: Seat): Player {
  const player = seats[seat]
  if (player === undefined) throw new RangeError(`There is no seat ${seat}.`)
  return player
}

/** The seats that still play, in seat order. */
export const playing = ({ seats }: Seated<{ readonly left: boolean }>): Seat[] =>
  seats.flatMap(({ left }, seat) => (left ? [] : [seat]))
