import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { halfOf } from '../cards/building.ts'
import { cardOf } from '../cards/index.ts'
import { BuildingId } from '../data/building-ids.ts'
import { refuse } from '../refuse.ts'
import { playerAt, type State } from '../state.ts'
import { discsIn } from '../trade.ts'
import { insideAction, stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/** Whether this seat may sell now: at any moment of the match, though not inside an action. Rulebook: Selling. */
export const maySell = (state: State, seat: Seat): boolean =>
  state.phase.name !== 'over' && !playerAt(state, seat).left && !insideAction(state)

export function mustBeAbleToSell(state: State, seat: Seat): void {
  stillPlaying(state, seat)
  if (insideAction(state)) refuse('inside-an-action')
}

/** Sell a building to the town. A disc in it goes home. Rulebook: Selling. */
export const sell = rule({
  move: z.strictObject({ type: z.literal('sell'), building: BuildingId }),
  offer(state, seat) {
    if (!maySell(state, seat)) return []
    return playerAt(state, seat)
      .buildings.filter((building) => halfOf(cardOf(building)) !== null)
      .map((building) => {
        const move = { type: 'sell', building }
        return { move, fields: [], limits: [], example: move }
      })
  },
  decide(state, seat, { building }) {
    mustBeAbleToSell(state, seat)
    if (!playerAt(state, seat).buildings.includes(building)) refuse('not-yours', { building })
    const francs = halfOf(cardOf(building)) ?? refuse('cannot-be-sold', { building })
    return [{ type: 'sold', seat, building, francs }, ...discsIn(state, building)]
  },
})
