import { option } from '../nouns.ts'
import { Brick, bricks, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import { actionCard } from './action-card.ts'
import { take } from './take.ts'

export const draw = { type: 'draw', first: 2, chosen: 1, later: 1 } as const

/**
 * "If you are the first to do so in this round, draw 2 pieces from the bag or take 1 of your choice; otherwise draw 1."
 * Which of the two is decided before anything is drawn (ruling C1).
 */
export const contrabando = actionCard({
  id: 'contrabando',
  number: 7,
  printed: draw,
  says: { take: Brick.exactOptional() },
  ways({ state, first }) {
    const options = bricks.filter((brick) => state.bag[brick] > 0).map((brick) => option('piece', brick))
    if (!first('contrabando') || options.length === 0) return [{}]
    return [{ asks: [{ kind: 'one-of', name: 'take', options, optional: true, from: '/bag' }] }]
  },
  carryOut(turn, move) {
    const { state, seat } = turn
    const first = turn.first('contrabando')
    if (move.take !== undefined) {
      if (!first) refuse('not-first', { card: 'contrabando' })
      if (state.bag[move.take] === 0) refuse('not-there', { missing: { [move.take]: 1 } })
      return take(turn, 'bag', { [move.take]: draw.chosen })
    }
    const drawn = Math.min(first ? draw.first : draw.later, total(state.bag))
    return drawn === 0 ? [] : [{ type: 'draw-announced', seat, bricks: drawn }]
  },
})
