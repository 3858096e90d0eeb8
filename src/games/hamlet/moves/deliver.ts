import { z } from 'zod'
import { type Slot, SlotId } from '../box.ts'
import { canPay, paid, paymentField } from '../payment.ts'
import { Pay, type Price } from '../price.ts'
import { refuse } from '../refuse.ts'
import type { State } from '../state.ts'
import { action, villager } from './rule.ts'

/** The delivery slots of the church that nobody has filled yet, with what they ask for. */
export const openSlots = ({ box, deliveries }: State): { readonly id: SlotId; readonly slot: Slot }[] =>
  SlotId.options.flatMap((id) => {
    const slot = box.church.slots[id]
    return slot === undefined || deliveries[id] !== undefined ? [] : [{ id, slot }]
  })

/** A delivery adds a part to the church. Rulebook: Delivering to the church. */
export const deliver = action({
  move: z.strictObject({ type: z.literal('deliver'), slot: SlotId, pay: Pay.exactOptional(), ...villager }),
  where: () => 'church',
  offer(turn) {
    return openSlots(turn.state)
      .filter(({ slot }) => canPay(turn, 'church', asked(slot)))
      .map(({ id, slot }) => {
        const field = paymentField(turn, 'church', asked(slot))
        const move = { type: 'deliver', slot: id }
        return { move, fields: [field], limits: [], example: { ...move, pay: field.proposal } }
      })
  },
  decide(turn, { slot: id, pay }) {
    const { box, deliveries } = turn.state
    const slot = box.church.slots[id] ?? refuse('no-such-delivery')
    if (deliveries[id] !== undefined) refuse('already-delivered', { slot: id })
    return [
      ...paid(turn, 'church', asked(slot), pay),
      { type: 'delivered', seat: turn.seat, slot: id, coins: slot.coins, vp: slot.vp },
    ]
  },
})

const asked = ({ of, number, coins }: Slot): Price => ({
  needs: number > 0 ? [{ of, number }] : [],
  coins,
  purchases: true,
})
