import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { asItStands } from '../../kit/choice.ts'
import { interestPaid, isAskedForInterest } from '../interest.ts'
import { refuse } from '../refuse.ts'
import type { State } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

const owes = ({ phase }: State, seat: Seat): boolean => phase.name === 'turn' && isAskedForInterest(phase, seat)

/** Pay the interest. The player borrows what is missing. Rulebook: Loans and interest. */
export const payInterest = rule({
  move: z.strictObject({ type: z.literal('pay-interest') }),
  offer(state, seat) {
    if (!owes(state, seat)) return []
    return [asItStands({ type: 'pay-interest' })]
  },
  decide(state, seat) {
    stillPlaying(state, seat)
    if (!owes(state, seat)) refuse('nothing-to-pay')
    return interestPaid(state, seat)
  },
})
