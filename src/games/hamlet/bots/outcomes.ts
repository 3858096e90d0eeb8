import type { Seat } from '../../game.ts'
import type { Form } from '../../kit/choice.ts'
import { unlessIllegal } from '../../kit/illegal-move.ts'
import { consequences } from '../course.ts'
import { after } from '../evolve.ts'
import { eventsOf } from '../moves/decide.ts'
import { actions, type Move } from '../moves/index.ts'
import { playerAt, type State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { type Survey, surveyOf, turnOn } from './survey.ts'
import { triesOf } from './tries.ts'
import { worth } from './worth.ts'

/** The position after a move, and its worth to the player who moves. */
interface TriedMove {
  readonly move: Move
  readonly survey: Survey
  readonly worth: number
}

/** The outcomes of all moves that are worth trying, the best first. */
export const outcomes = (survey: Survey, seat: Seat, choices: readonly Form[]): TriedMove[] => {
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

/** The actions that are tried for the next villager. The others rarely pay off at once, or take too long to compute. */
const quick = [actions.gather, actions.refine, actions.sell, actions.deliver] as const

/** The worth of the best next action of a villager, as if it were this seat's turn again and nobody had moved since. */
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

/** The seat's turn continues or, if all its villagers have acted, is imagined to begin again. */
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

/** The position after a move, up to the next draw; undefined if the rules refuse the move. */
function tried(turn: Turn, move: Move): State | undefined {
  return unlessIllegal(() => {
    const events = eventsOf(turn, move)
    const later = after(turn.state, events)
    return after(later, consequences(later))
  })
}
