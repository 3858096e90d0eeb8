import { Coloured, colours, only, total } from '../pieces.ts'
import type { Turn } from '../turn.ts'
import { actionCard } from './action-card.ts'
import { askForBricks, chosenBricks } from './choose-bricks.ts'
import { half, take } from './take.ts'

/** "Take half of the coloured bricks and half of the rubble on the resource card, both rounded up." */
export const mama = actionCard({
  id: 'mama',
  number: 9,
  printed: { type: 'take-half', of: 'bricks' },
  says: { bricks: Coloured.exactOptional() },
  ways: (turn) => [askForBricks(only(turn.state.card, colours), colours, share(turn), '/card')],
  carryOut(turn, { bricks }) {
    const coloured = chosenBricks(only(turn.state.card, colours), colours, share(turn), bricks)
    return take(turn, 'card', { ...coloured, rubble: half(turn.state.card.rubble) })
  },
})

/** Half of all coloured bricks together, whatever their colours (ruling M1). */
const share = ({ state }: Turn): number => half(total(state.card, colours))
