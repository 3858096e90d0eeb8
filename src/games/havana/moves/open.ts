import { z } from 'zod'
import { ActionId, sorted } from '../cards/action-id.ts'
import { cardsOnTable } from '../data/set-up.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { playerAt } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/**
 * Before the first round, everybody lays two cards face down; they are revealed together. Rulebook: Course of the game.
 */
export const open = rule({
  move: z.strictObject({ type: z.literal('open'), cards: z.array(ActionId).length(cardsOnTable) }),
  offer(state, seat) {
    const { hand, laid, left } = playerAt(state, seat)
    if (state.phase.name !== 'opening' || left || laid.length > 0) return []
    const options = hand.map((id) => option('action-card', id))
    return [
      {
        move: { type: 'open' },
        fields: [{ kind: 'some-of', name: 'cards', options, min: cardsOnTable, max: cardsOnTable }],
        limits: [],
        example: { type: 'open', cards: hand.slice(0, cardsOnTable) },
      },
    ]
  },
  decide(state, seat, { cards }) {
    stillPlaying(state, seat)
    const { hand, laid } = playerAt(state, seat)
    if (state.phase.name !== 'opening') refuse('not-now')
    if (laid.length > 0) refuse('already-chosen')
    for (const card of cards) if (!hand.includes(card)) refuse('not-in-hand', { card })
    if (new Set(cards).size < cards.length) refuse('same-card-twice')
    return [
      { type: 'opening-chosen', seat, cards: sorted(cards) },
      { type: 'opening-committed', seat },
    ]
  },
})
