import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { asItStands } from '../../kit/choice.ts'
import type { BuildingId } from '../data/building-ids.ts'
import { hasPower } from '../powers.ts'
import { refuse } from '../refuse.ts'
import { playerAt, SeatNumber, type Stage, type State } from '../state.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { rule } from './rule.ts'

const stages: readonly Stage[] = ['supply', 'action', 'construction', 'after']

/**
 * On their own turn, owners of a card with this power may send other players' discs home from their buildings, for
 * free.
 */
export const sendHome = rule({
  move: z.strictObject({ type: z.literal('send-home'), victim: SeatNumber }),
  offer(state, seat) {
    if (turnOf(state, seat, stages) === undefined) return []
    return [...state.seats.keys()]
      .filter((victim) => visited(state, seat, victim) !== undefined)
      .map((victim) => asItStands({ type: 'send-home', victim }))
  },
  decide(state, seat, { victim }) {
    ownTurn(state, seat, stages)
    const building = visited(state, seat, victim) ?? refuse('no-such-choice')
    return [{ type: 'disc-went-home', seat: victim, building }]
  },
})

/** The seat's own building with the victim's disc, if the seat may send it home. */
function visited(state: State, seat: Seat, victim: Seat): BuildingId | undefined {
  if (!hasPower(state, seat, 'sends-home') || victim === seat || victim >= state.seats.length) return undefined
  return playerAt(state, seat).buildings.find((building) => building === playerAt(state, victim).disc)
}
