import { Coloured, type Counts, colours, firstFew, only, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { actionCard } from './action-card.ts'
import { askForBricks, chosenBricks } from './choose-bricks.ts'
import { half, take } from './take.ts'

/** "Take half of the coloured bricks and half of the rubble on the resource card, both rounded up." */
export const mama = actionCard({
  id: 'mama',
  number: 9,
  says: { bricks: Coloured.exactOptional() },
  forms: (turn) => [isOpen(turn) ? askForBricks(turn.state.card, colours, share(turn)) : {}],
  carryOut(turn, { bricks }) {
    const rubble = half(turn.state.card.rubble)
    return take(turn, 'card', { ...colouredShare(turn, bricks), rubble })
  },
})

/** Half of all coloured bricks together, whatever their colours (ruling M1). */
const share = ({ state }: Turn): number => half(total(state.card, colours))

/** Which bricks is asked only where there is more than one possibility: two colours, and not all to be taken. */
function isOpen(turn: Turn): boolean {
  const kinds = colours.filter((colour) => turn.state.card[colour] > 0)
  return kinds.length > 1 && share(turn) < total(turn.state.card, colours)
}

function colouredShare(turn: Turn, chosen: Counts | undefined): Counts {
  const there = only(turn.state.card, colours)
  if (isOpen(turn)) return chosenBricks(there, share(turn), chosen)
  return chosen === undefined ? firstFew(there, share(turn), colours) : refuse('nothing-to-choose')
}
