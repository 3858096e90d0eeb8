import type { Seat } from '../../game.ts'
import { noun } from '../nouns.ts'
import { Bricks, bricks, colours, firstFew, lacking, only, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import { playerAt, SeatNumber, type State } from '../state.ts'
import { actionCard, type Form } from './action-card.ts'
import { targets, victimOf } from './theft.ts'

const owned = (state: State, victim: Seat) => only(playerAt(state, victim).pieces, bricks)

/** 1 brick, or 2 from who owns 4 coloured ones; rubble does not count for that, but may be stolen (ruling T3). */
function amount(state: State, victim: Seat): number {
  const their = owned(state, victim)
  return Math.min(total(their, colours) >= 4 ? 2 : 1, total(their))
}

function rob(state: State, victim: Seat): Form {
  const their = owned(state, victim)
  const few = amount(state, victim)
  const goods = bricks
    .map((brick) => ({ good: brick, noun: noun('piece', brick), max: Math.min(few, their[brick] ?? 0) }))
    .filter(({ max }) => max > 0)
  return {
    fixed: { victim },
    asks: [{ kind: 'goods', name: 'bricks', goods, min: few, max: few }],
    example: { bricks: firstFew(their, few, bricks) },
  }
}

/** "Steal 1 brick of any kind from a player who acts after you; any 2 if he has 4 or more coloured bricks." */
export const receptador = actionCard({
  id: 'receptador',
  number: 6,
  says: { victim: SeatNumber.exactOptional(), bricks: Bricks.exactOptional() },
  forms(turn) {
    const victims = targets(turn, owned)
    return victims.length === 0 ? [{}] : victims.map((victim) => rob(turn.state, victim))
  },
  carryOut(turn, move) {
    const victim = victimOf(turn, owned, move.victim)
    if (victim === undefined) return move.bricks === undefined ? [] : refuse('nothing-to-choose')
    const chosen = move.bricks ?? {}
    const missing = lacking(owned(turn.state, victim), chosen)
    if (total(missing) > 0) refuse('not-there', { missing })
    if (total(chosen) !== amount(turn.state, victim)) refuse('choose-bricks', { amount: amount(turn.state, victim) })
    return [{ type: 'stolen', seat: turn.seat, victim, pieces: chosen }]
  },
})
