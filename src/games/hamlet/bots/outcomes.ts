import type { Seat } from '../../game.ts'
import type { Form } from '../../kit/choice.ts'
import { IllegalMove } from '../../kit/illegal-move.ts'
import { consequences } from '../course.ts'
import { after } from '../evolve.ts'
import { factsOf } from '../moves/decide.ts'
import { actions, type Move } from '../moves/index.ts'
import { playerAt, type State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { type Survey, surveyOf, turnOn } from './survey.ts'
import { triesOf } from './tries.ts'
import { worth } from './worth.ts'

/** Where a move leads, and what that is worth to who moves. */
export interface Outcome {
  readonly move: Move
  readonly survey: Survey
  readonly worth: number
}

/** What comes of the moves that are worth a try: the best first. */
export const outcomes = (survey: Survey, seat: Seat, choices: readonly Form[]): Outcome[] => {
  const turn = turnOn(survey, seat)
  return triesOf(survey, seat, choices)
    .flatMap((move) => {
      const state = tried(turn, move)
      if (state === undefined) return []
      const later = surveyOf(state, survey)
      return [{ move, survey: later, worth: worth(later, seat) }]
    })
    .toSorted((one, other) => other.worth - one.worth)
}

/** What the next villager may do to the position: the rest is seldom done for its own sake, or takes long to think of. */
const quick = [actions.gather, actions.refine, actions.sell, actions.deliver] as const

/** The worth of the best that a villager could do next, as if it were this seat's turn again and nobody had moved since. */
export function nextAction(survey: Survey, seat: Seat): number {
  if (survey.state.phase.name === 'over') return worth(survey, seat)
  const again = surveyOf(withVillagers(survey.state, seat), survey)
  const turn = turnOn(again, seat)
  const [best] = outcomes(
    again,
    seat,
    quick.flatMap((action) => action.offer(turn)),
  )
  return Math.max(worth(survey, seat), best?.worth ?? -Infinity)
}

/** The seat's turn goes on, or is imagined to begin anew where nobody is left to act. */
function withVillagers(state: State, seat: Seat): State {
  const { phase, seats } = state
  if (phase.name === 'turn' && phase.seat === seat && playerAt(state, seat).villagers.some(({ ready }) => ready))
    return state
  return {
    ...state,
    phase: { name: 'turn', seat, driven: false },
    seats: seats.map((player, other) =>
      other === seat ? { ...player, villagers: player.villagers.map(({ at }) => ({ at, ready: true })) } : player,
    ),
  }
}

/** Where a move leads, as far as nobody draws; undefined where the rules refuse it. */
function tried(turn: Turn, move: Move): State | undefined {
  try {
    const facts = factsOf(turn, move)
    const later = after(turn.state, facts)
    return after(later, consequences(later))
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return undefined
    throw refusal
  }
}
