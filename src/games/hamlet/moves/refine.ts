import { z } from 'zod'
import { tokensOfAGood } from '../data/set-up.ts'
import { RefineryId, refineryIds } from '../data/tile-ids.ts'
import { canPay, paid, paymentField } from '../payment.ts'
import { Pay, type Price, price } from '../price.ts'
import { refuse } from '../refuse.ts'
import { makesHighQuality } from '../supplies.ts'
import type { Turn } from '../turn.ts'
import { action, villager } from './rule.ts'

/** In each filled slot, a raw good becomes a refined one. Rulebook: Refineries. */
export const refine = action({
  move: z.strictObject({
    type: z.literal('refine'),
    at: RefineryId,
    number: z.int().min(1),
    pay: Pay.exactOptional(),
    ...villager,
  }),
  where: ({ at }) => at,
  offer(turn) {
    return refineryIds.flatMap((at) => {
      const max = turn.village.connected.has(at) ? mostAt(turn, at) : 0
      if (max === 0) return []
      const move = { type: 'refine', at }
      const { from } = turn.state.box.refineries[at]
      const one = paymentField(turn, at, inputOf(turn, at, 1), inputOf(turn, at, max))
      return [
        {
          move,
          fields: [
            { kind: 'count', name: 'number', min: 1, max },
            { ...one, covers: {}, plus: [{ field: 'number', of: from, times: 1, outOf: 1 }] },
          ],
          limits: [],
          example: { ...move, number: 1, pay: one.proposal },
        },
      ]
    })
  },
  decide(turn, { at, number, pay }) {
    const { state, seat } = turn
    const { makes: good } = state.box.refineries[at]
    if (number > emptySlots(turn, at)) refuse('slots-full', { tile: at })
    if (number > atHome(turn, at)) refuse('no-tokens-left', { good })
    const highQuality = makesHighQuality(state, seat, good)
    return [...paid(turn, at, inputOf(turn, at, number), pay), { type: 'refined', seat, at, good, number, highQuality }]
  },
})

const inputOf = ({ state }: Turn, at: RefineryId, number: number): Price =>
  price({ [state.box.refineries[at].from]: number })

const emptySlots = ({ state }: Turn, at: RefineryId): number =>
  state.box.refineries[at].slots - (state.refineries[at] ?? []).length

/** Each player has two tokens of a refined good; a token on the board is unavailable until somebody uses the good. */
function atHome({ state, seat }: Turn, at: RefineryId): number {
  const { makes } = state.box.refineries[at]
  const onBoard = refineryIds
    .filter((id) => state.box.refineries[id].makes === makes)
    .flatMap((id) => state.refineries[id] ?? [])
  return tokensOfAGood - onBoard.filter((maker) => maker === seat).length
}

/** The most that can be refined there now. */
function mostAt(turn: Turn, at: RefineryId): number {
  let most = Math.min(emptySlots(turn, at), atHome(turn, at))
  while (most > 0 && !canPay(turn, at, inputOf(turn, at, most))) most -= 1
  return most
}
