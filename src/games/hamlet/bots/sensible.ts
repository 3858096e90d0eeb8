import type { Seat } from '../../game.ts'
import type { Seen } from '../../kit/bot.ts'
import type { MoveJson } from '../../kit/choice.ts'
import { imagine } from '../imagine.ts'
import { playerAt } from '../state.ts'
import type { View } from '../view.ts'
import { nextAction, outcomes } from './outcomes.ts'
import { type Survey, surveyOf } from './survey.ts'
import { worth } from './worth.ts'

/** How many of the best actions are examined more closely. */
const mostCompared = 4
/** How much the following action counts: in the same turn, and in the next turn, after the others have moved. */
const soon = 1
const later = 0.5
/** How much better the next action must become before the donkeys move first. */
const margin = 0.5

/**
 * Tries each action of a villager up to the next draw, and takes the one that is worth most together with what could
 * follow it. The donkeys move first if that makes the next action better; otherwise they move when all villagers have
 * acted.
 */
export function sensible({ view, choices, seat }: Seen<View>): MoveJson {
  const survey = surveyOf(imagine(view))
  const waiting = playerAt(survey.state, seat).villagers.filter(({ ready }) => ready).length
  const ofType = (isMeant: (type: string) => boolean) =>
    outcomes(
      survey,
      seat,
      choices.filter(({ move }) => isMeant(move.type)),
    )
  const actions = ofType((type) => type !== 'drive' && type !== 'end-turn')
  const [drive] = ofType((type) => type === 'drive')
  const still = worth(survey, seat)
  const best = actions[0]?.worth ?? still
  if (drive !== undefined && (waiting === 0 ? drive.worth : nextAction(drive.survey, seat) - margin) > best)
    return drive.move

  const share = waiting > 1 ? soon : later
  const [chosen] = actions
    .slice(0, mostCompared)
    .map((outcome) => ({ outcome, worth: withNext(outcome.worth, outcome.survey, seat, share) }))
    .toSorted((one, other) => other.worth - one.worth)
  const isBetter = chosen !== undefined && chosen.worth > withNext(still, survey, seat, later)
  return isBetter ? chosen.outcome.move : { type: 'end-turn' }
}

/** The worth of a position together with the next action. */
const withNext = (now: number, survey: Survey, seat: Seat, share: number): number =>
  now + share * (nextAction(survey, seat) - now)
