import { allBricks, stallRounds } from './data/set-up.ts'
import type { Event } from './events.ts'
import { bricks, total } from './pieces.ts'
import { allGone } from './rows.ts'
import { goal, points, resultOf } from './scoring.ts'
import { playing, type Result, type State } from './state.ts'

/** Why the match is over, if it is. Checked after every event, the goal first. Rulebook: End of the game. */
export function reached(state: State): Result['reason'] | undefined {
  const stayed = playing(state)
  if (stayed.some((seat) => points(state, seat) >= goal(state))) return 'goal'
  if (stayed.length === 1) return 'forfeit'
  if (allGone(state)) return 'no-buildings'
  return total(state.box, bricks) === allBricks ? 'no-bricks' : undefined
}

/** Whether too many rounds in a row have ended without a construction (ruling E3). */
export const isStalled = ({ options, quiet }: State): boolean => options.stallLimit && quiet >= stallRounds

export const end = (state: State, reason: Result['reason']): Event => ({
  type: 'ended',
  result: resultOf(state, reason),
})
