import type { Seat } from '../../game.ts'
import { option } from '../nouns.ts'
import { asFarAs } from '../pieces.ts'
import { playerAt, SeatNumber, type State } from '../state.ts'
import { actionCard } from './action-card.ts'
import { targets, victimOf } from './theft.ts'

const printed = { type: 'steal-pesos', usual: 2, rich: 3, from: 6 } as const

/** "Steal 2 pesos from a player who acts after you; 3 if he has 6 or more." */
export const ladron = actionCard({
  id: 'ladron',
  number: 5,
  printed,
  says: { victim: SeatNumber.exactOptional() },
  ways(turn) {
    const [victim, ...others] = targets(turn, loot)
    if (victim === undefined) return [{}]
    if (others.length === 0) return [{ example: { victim } }]
    const options = [victim, ...others].map((seat) => option('seat', seat))
    return [{ asks: [{ kind: 'one-of', name: 'victim', options, optional: false }], example: { victim } }]
  },
  carryOut(turn, move) {
    const victim = victimOf(turn, loot, move.victim)
    if (victim === undefined) return []
    return [{ type: 'stolen', seat: turn.seat, victim, pieces: loot(turn.state, victim) }]
  },
})

/** 2 pesos, or 3 if the victim owns 6 or more at that moment (ruling T4). */
function loot(state: State, victim: Seat) {
  const { pieces } = playerAt(state, victim)
  return asFarAs(pieces, { pesos: pieces.pesos >= printed.from ? printed.rich : printed.usual })
}
