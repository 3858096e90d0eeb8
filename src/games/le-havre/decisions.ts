import type { Decision, QuestionKind, Seat } from '../game.ts'
import type { Choice } from '../kit/choice.ts'
import { cityWaits } from './course.ts'
import { isAskedForInterest } from './interest.ts'
import type { Question } from './locales/phrases.ts'
import { rules } from './moves/index.ts'
import { choiceOf } from './nouns.ts'
import { type AskedStage, laterStages, roundOf, type State, type TurnPhase } from './state.ts'

/**
 * The seats that the match waits for. Looking at the special buildings holds up nobody, not even its own seat, until the
 * city builds one of them.
 */
export const decisions = (state: State): Decision[] => [...asked(state), ...looking(state)]

function asked(state: State): Decision[] {
  const { phase, turn } = state
  if (phase.name === 'feeding') {
    return phase.owing.map(({ seat }) => ({ seat, question: `feeding-${roundOf(state) - 1}` }))
  }
  if (phase.name !== 'turn') return []
  if (phase.owing.length > 0) {
    return phase.owing
      .filter((seat) => isAskedForInterest(phase, seat))
      .map((seat) => ({ seat, question: `interest-${turn + 1}` }))
  }
  return [{ seat: phase.seat, question: questionOf(state, phase) }]
}

function questionOf({ turn }: State, { stage, final }: TurnPhase): string {
  if (final !== null) return `final-${final.length + 1}`
  return stage === 'supply' ? `supply-${turn + 1}` : `turn-${turn + 1}`
}

/** The question of a turn at one of its later stages. */
export interface LaterQuestion {
  readonly question: string
  readonly stage: AskedStage
}

/** What the seat at turn is asked at a later stage of its turn; undefined at other times. */
export function askedLater(state: State): LaterQuestion | undefined {
  const { phase } = state
  if (phase.name !== 'turn') return undefined
  const stage = laterStages.find((later) => later === phase.stage)
  if (stage === undefined) return undefined
  return {
    question: questionOf(state, phase),
    stage: phase.final === null || stage === 'eviction' ? stage : `${stage}-final`,
  }
}

function looking(state: State): Decision[] {
  const { peek, phase } = state
  if (peek?.shown !== true || phase.name === 'over') return []
  const { seat, turn } = peek
  if (cityWaits(state)) return [{ seat, question: `city-${roundOf(state) - 1}` }]
  return [{ seat, question: `peek-${turn + 1}`, lapses: true }]
}

/** The kinds of questions. `usual.ts` has the answer for a player who misses the deadline. */
export const questions: Readonly<Record<Question, QuestionKind>> = {
  supply: { numbered: true, usual: true, outOfTurn: false },
  turn: { numbered: true, usual: false, outOfTurn: false },
  final: { numbered: true, usual: false, outOfTurn: false },
  feeding: { numbered: true, usual: true, outOfTurn: true },
  interest: { numbered: true, usual: true, outOfTurn: true },
  peek: { numbered: true, usual: true, outOfTurn: true },
  city: { numbered: true, usual: true, outOfTurn: true },
}

/** Every legal move of a seat. */
export const choices = (state: State, seat: Seat): Choice[] =>
  Object.values(rules).flatMap((rule) => rule.offer(state, seat).map(choiceOf))
