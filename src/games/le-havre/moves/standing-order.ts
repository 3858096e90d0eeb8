import { z } from 'zod'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { Feeding, playerAt } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/** Whether feeding and interest are paid without a question, from now on. */
export const standingOrder = rule({
  move: z.strictObject({ type: z.literal('standing-order'), feeding: Feeding }),
  offer(state, seat) {
    const { feeding, left } = playerAt(state, seat)
    if (state.phase.name === 'over' || left) return []
    const options = Feeding.options.filter((other) => other !== feeding).map((id) => option('feeding', id))
    const example = { type: 'standing-order', feeding: options[0]?.value }
    return [
      {
        move: { type: 'standing-order' },
        fields: [{ kind: 'one-of', name: 'feeding', options, optional: false }],
        limits: [],
        example,
      },
    ]
  },
  decide(state, seat, { feeding }) {
    stillPlaying(state, seat)
    if (playerAt(state, seat).feeding === feeding) refuse('nothing-to-decide')
    return [{ type: 'standing-order-given', seat, feeding }]
  },
})
