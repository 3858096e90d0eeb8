import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { roundEnd } from '../ending.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refuse.ts'
import { isAsked } from '../turn.ts'
import { rule } from './rule.ts'

/** Nobody has to spend anything. */
export const rest = rule({
  move: z.strictObject({ type: z.literal('rest') }),
  offer: (state, seat) => (state.phase === 'shining' && isAsked(state, seat) ? [asItStands({ type: 'rest' })] : []),
  decide(state, seat) {
    if (state.phase !== 'shining' || !isAsked(state, seat)) refuse('not-asked')
    const rested: Event = { type: 'rested', seat }
    return [rested, ...roundEnd(state, rested)]
  },
})
