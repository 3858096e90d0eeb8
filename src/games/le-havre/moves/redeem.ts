import { z } from 'zod'
import { pawn } from '../data/set-up.ts'
import { Good } from '../items.ts'
import { option } from '../nouns.ts'
import { redeemable } from '../pawned.ts'
import { refuse } from '../refuse.ts'
import { playerAt } from '../state.ts'
import { mustAfford } from '../trade.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/** Buy back a pawned good, at any moment, like repaying a loan. Card: Pawnbroker's. */
export const redeem = rule({
  move: z.strictObject({ type: z.literal('redeem'), good: Good }),
  offer(state, seat) {
    const player = playerAt(state, seat)
    const pawned = redeemable(player)
    const [first] = pawned
    if (state.phase.name === 'over' || player.left || first === undefined) return []
    const options = pawned.map((good) => option('item', good))
    return [
      {
        move: { type: 'redeem' },
        fields: [{ kind: 'one-of', name: 'good', options, optional: false, from: `/seats/${seat}/pawned` }],
        limits: [],
        example: { type: 'redeem', good: first },
      },
    ]
  },
  decide(state, seat, { good }) {
    stillPlaying(state, seat)
    if (!playerAt(state, seat).pawned.includes(good)) refuse('not-pawned')
    mustAfford(state, seat, pawn.costs)
    return [{ type: 'redeemed', seat, good, francs: pawn.costs }]
  },
})
