import { z } from 'zod'
import { ActionId } from '../cards/action-id.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { playerAt } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

/**
 * In the order of this round, each player lays a new card face down and discards one of the two old ones. Rulebook:
 * Phase 4.
 */
export const replace = rule({
  move: z.strictObject({ type: z.literal('replace'), drop: ActionId, play: ActionId }),
  offer(state, seat) {
    const { table, hand } = playerAt(state, seat)
    if (state.phase.name !== 'replacement' || state.phase.queue[0] !== seat) return []
    return [
      {
        move: { type: 'replace' },
        fields: [
          { kind: 'one-of', name: 'drop', options: table.map((id) => option('action-card', id)), optional: false },
          { kind: 'one-of', name: 'play', options: hand.map((id) => option('action-card', id)), optional: false },
        ],
        limits: [],
        example: { type: 'replace', drop: table[0], play: hand[0] },
      },
    ]
  },
  decide(state, seat, { drop, play }) {
    stillPlaying(state, seat)
    if (state.phase.name !== 'replacement') refuse('not-now')
    const { table, hand, laid } = playerAt(state, seat)
    if (laid.length > 0) refuse('already-chosen')
    if (state.phase.queue[0] !== seat) refuse('not-your-turn')
    if (!table.includes(drop)) refuse('not-on-your-table', { card: drop })
    if (!hand.includes(play)) refuse('not-in-hand', { card: play })
    return [
      { type: 'card-laid', seat, card: play },
      { type: 'replacement-made', seat, dropped: drop },
    ]
  },
})
