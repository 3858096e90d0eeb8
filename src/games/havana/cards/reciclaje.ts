import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { actionCard, type Way } from './action-card.ts'
import { ActionId } from './action-id.ts'

/**
 * "Discard 1 card from your hand and take 1 card from your discard pile; show it." Optional (ruling REC1). Nobody else
 * sees the discarded card (ruling REC2).
 */
export const reciclaje = actionCard({
  id: 'reciclaje',
  number: 2,
  printed: { type: 'exchange-cards' },
  says: { give: ActionId.exactOptional(), take: ActionId.exactOptional() },
  ways({ own }) {
    if (own.hand.length === 0 || own.discard.length === 0) return [{}]
    const swap: Way = {
      asks: [
        { kind: 'one-of', name: 'give', options: own.hand.map((id) => option('action-card', id)), optional: false },
        { kind: 'one-of', name: 'take', options: own.discard.map((id) => option('action-card', id)), optional: false },
      ],
      example: { give: own.hand[0], take: own.discard[0] },
    }
    return [swap, {}]
  },
  carryOut({ seat, own }, { give, take }) {
    if (give === undefined && take === undefined) return []
    if (give === undefined || take === undefined) return refuse('give-and-take')
    if (!own.hand.includes(give)) refuse('not-in-hand', { card: give })
    if (!own.discard.includes(take)) refuse('not-in-discard', { card: take })
    return [
      { type: 'card-given-up', seat, card: give },
      { type: 'card-recovered', seat, card: take },
    ]
  },
})
