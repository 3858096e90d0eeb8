import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { rule } from './rule.ts'

/** No action is mandatory: the player ends the turn. Rulebook: End of a turn. */
export const endTurn = rule({
  move: z.strictObject({ type: z.literal('end-turn') }),
  offer: () => [asItStands({ type: 'end-turn' })],
  decide: ({ seat }) => [{ type: 'turn-ended', seat }],
})
