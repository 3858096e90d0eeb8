import type { Game, QuestionKind } from './game.ts'

/** The kinds of questions of a game, and which of them have a usual answer for a missed deadline. */
type Asking = Pick<Game, 'questions'>

/** The kind of a question: its id without its number. */
export const kindOf = (question: string): string => question.replace(/-\d+$/, '')

const known = ({ questions }: Asking, kind: string): QuestionKind | undefined =>
  Object.getOwnPropertyDescriptor(questions, kind)?.value

/** Whether the game has a usual answer to a question. */
export const hasUsual = (game: Asking, question: string): boolean => known(game, kindOf(question))?.usual === true

/** Whether a question is asked beside the turns. */
export const isOutOfTurn = (game: Asking, question: string): boolean =>
  known(game, kindOf(question))?.outOfTurn === true

/** Whether the game has a usual answer to any question. */
export const hasAnyUsual = ({ questions }: Asking): boolean => Object.values(questions).some(({ usual }) => usual)

/** Whether a game asks this question, or questions of this kind. */
export function mayBeAsked(game: Asking, question: string): boolean {
  const kind = kindOf(question)
  return known(game, kind) !== undefined && (kind === question || known(game, kind)?.numbered === true)
}
