import { catalogue } from '../games/catalogue.ts'
import { learner } from '../games/kit/lesson.ts'
import type { Language } from '../games/kit/wording.ts'
import { seatNames } from '../games/wire/seat-names.ts'
import { readMove } from '../matches/playing/move-body.ts'
import { illegalMove } from '../matches/playing/refusals.ts'
import { Problem } from '../platform/problems/problem.ts'
import { job } from '../platform/threads/job.ts'
import { afterMove, type Course, newLesson, type Taught } from './course.ts'
import { lessonBody } from './lesson-body.ts'

/** The computations of lessons. Bots think, so they run on another thread. */

/** A game with its lesson; undefined if there is none. */
export function taughtIn(id: string): Taught | undefined {
  const game = catalogue.get(id)
  return game?.lesson && { game, lesson: game.lesson }
}

interface Step {
  readonly game: string
  /** Undefined: from the beginning. */
  readonly from: Course | undefined
  /** The learner's moves after that, as they were sent. */
  readonly moves: readonly unknown[]
  readonly language: Language
}

/** Goes on with a lesson. @throws Problem invalid-request, match-over, illegal-move */
export const playLesson = job(import.meta.url, 'playLesson', ({ game: id, from, moves, language }: Step): Course => {
  const taught = requireTaught(id)
  const { game } = taught
  let course = from ?? newLesson(taught)
  for (const sent of moves) {
    const move = readMove(game, sent, ['body', 'moves', course.moves])
    if (!game.decisions(course.state).some(({ seat }) => seat === learner)) throw new Problem('match-over')
    const next = afterMove(taught, course, move)
    if ('outcome' in next) throw illegalMove(game.wordingOf(course.state, language), next, seatNames(language))
    course = next
  }
  return course
})

interface Shown {
  readonly game: string
  readonly course: Course
  readonly language: Language
  readonly suggest: boolean
}

/** A lesson as the API answers it. */
export const showLesson = job(import.meta.url, 'showLesson', ({ game, course, ...asked }: Shown) =>
  lessonBody(requireTaught(game), course, asked),
)

/** @throws Error where there is no such lesson */
function requireTaught(id: string): Taught {
  const taught = taughtIn(id)
  if (taught === undefined) throw new Error(`there is no lesson of ${id}`)
  return taught
}
