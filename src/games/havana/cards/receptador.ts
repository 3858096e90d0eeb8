import type { Seat } from '../../game.ts'
import { Bricks, bricks, colours, only, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import { playerAt, SeatNumber, type State } from '../state.ts'
import { actionCard, type Way } from './action-card.ts'
import { askForBricks, chosenBricks } from './choose-bricks.ts'
import { targets, victimOf } from './theft.ts'

const printed = { type: 'steal-bricks', usual: 1, rich: 2, from: 4 } as const

/** "Steal 1 brick of any kind from a player who acts after you; any 2 if he has 4 or more coloured bricks." */
export const receptador = actionCard({
  id: 'receptador',
  number: 6,
  printed,
  says: { victim: SeatNumber.exactOptional(), bricks: Bricks.exactOptional() },
  ways(turn) {
    const [victim, ...others] = targets(turn, owned)
    if (victim === undefined) return [{}]
    const robbing = (seat: Seat): Way =>
      askForBricks(owned(turn.state, seat), bricks, amount(turn.state, seat), `/seats/${seat}/pieces`)
    if (others.length > 0) return [victim, ...others].map((seat) => ({ fixed: { victim: seat }, ...robbing(seat) }))
    const { asks = [], example } = robbing(victim)
    return [{ asks, example: { victim, ...example } }]
  },
  carryOut(turn, { victim: named, bricks: chosen }) {
    const { state, seat } = turn
    const victim = victimOf(turn, owned, named)
    if (victim === undefined) return chosen === undefined ? [] : refuse('nothing-to-choose')
    const pieces = chosenBricks(owned(state, victim), bricks, amount(state, victim), chosen)
    return [{ type: 'stolen', seat, victim, pieces }]
  },
})

function owned(state: State, victim: Seat) {
  return only(playerAt(state, victim).pieces, bricks)
}

/** Rubble does not count towards the four, but may be stolen (ruling T3). */
function amount(state: State, victim: Seat): number {
  const their = owned(state, victim)
  return Math.min(total(their, colours) >= printed.from ? printed.rich : printed.usual, total(their))
}
