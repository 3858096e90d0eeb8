import { z } from 'zod'
import { playerAt } from '../../kit/seats.ts'
import type { Event } from '../events.ts'
import { after } from '../evolve.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import type { State } from '../state.ts'
import { isAsked } from '../turn.ts'
import { rule } from './rule.ts'

/** Everybody lays a card face down. Once the last card is laid, all are revealed, and the highest wins the round. */
export const lay = rule({
  move: z.strictObject({ type: z.literal('lay'), card: z.int().min(0) }),
  offer(state, seat) {
    if (state.phase !== 'laying' || !isAsked(state, seat)) return []
    const { hand } = playerAt(state, seat)
    const options = hand.map((card) => option('card', card))
    return [
      {
        move: { type: 'lay' },
        fields: [{ kind: 'one-of', name: 'card', options, optional: false }],
        limits: [],
        example: { type: 'lay', card: hand[0] },
      },
    ]
  },
  decide(state, seat, { card }) {
    if (!isAsked(state, seat)) refuse('not-asked')
    if (state.phase !== 'laying' || !playerAt(state, seat).hand.includes(card)) refuse('not-in-hand', { card })
    const events: Event[] = [
      { type: 'laid', seat, card },
      { type: 'committed', seat },
    ]
    return [...events, ...revealed(after(state, events))]
  },
})

/** Among equal cards, the one of the first seat counts as the highest. */
function revealed({ seats }: State): Event[] {
  const cards = seats.flatMap(({ laid }) => laid)
  if (cards.length < seats.length) return []
  return [{ type: 'revealed', cards, winner: cards.indexOf(Math.max(...cards)) }]
}
