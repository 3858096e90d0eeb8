import { noun } from '../nouns.ts'
import { Coloured, type Counts, colours, firstFew, lacking, only, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { actionCard } from './action-card.ts'
import { half, take } from './take.ts'

/** Half of all coloured bricks together, whatever their colours (ruling M1). */
const share = ({ state }: Turn): number => half(total(state.card, colours))

/** Which bricks is asked only where there is more than one possibility: two colours, and not all to be taken. */
function isOpen(turn: Turn): boolean {
  const kinds = colours.filter((colour) => turn.state.card[colour] > 0)
  return kinds.length > 1 && share(turn) < total(turn.state.card, colours)
}

/** "Take half of the coloured bricks and half of the rubble on the resource card, both rounded up." */
export const mama = actionCard({
  id: 'mama',
  number: 9,
  says: { bricks: Coloured.exactOptional() },
  forms(turn) {
    if (!isOpen(turn)) return [{}]
    const { card } = turn.state
    const goods = colours
      .map((colour) => ({ good: colour, noun: noun('piece', colour), max: Math.min(share(turn), card[colour]) }))
      .filter(({ max }) => max > 0)
    return [
      {
        asks: [{ kind: 'goods', name: 'bricks', goods, min: share(turn), max: share(turn) }],
        example: { bricks: firstFew(card, share(turn), colours) },
      },
    ]
  },
  carryOut(turn, move) {
    const { card } = turn.state
    return take(turn, 'card', { ...chosen(turn, move.bricks), rubble: half(card.rubble) })
  },
})

function chosen(turn: Turn, bricks: Counts | undefined): Counts {
  const there = only(turn.state.card, colours)
  if (!isOpen(turn)) return bricks === undefined ? firstFew(there, share(turn), colours) : refuse('nothing-to-choose')
  const missing = lacking(there, bricks ?? {})
  if (total(missing) > 0) refuse('not-there', { missing })
  if (total(bricks ?? {}) !== share(turn)) refuse('choose-bricks', { amount: share(turn) })
  return bricks ?? {}
}
