import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../../src/games/catalogue.ts'
import { choiceBody } from '../../../../src/games/wire/choice-body.ts'
import { afterMove, type Course, newLesson, suggestedMove, type Taught } from '../../../../src/lessons/course.ts'
import { taughtIn } from '../../../../src/lessons/lesson-jobs.ts'
import type { Choice } from '../../../../web/src/api/schemas.ts'
import { moveOf } from '../../../../web/src/match/composer/draft.ts'
import { laidMove } from '../../../../web/src/match/composer/laid-move.ts'

const taught = [...catalogue.keys()].flatMap((id) => taughtIn(id) ?? [])

function next(of: Taught, course: Course, move: unknown): Course {
  const made = afterMove(of, course, of.game.schemas.move.parse(move))
  if ('outcome' in made) throw new Error(`${JSON.stringify(move)} is refused: ${made.code}`)
  return made
}

/** The choices of the learner, as a client reads them. */
function choicesIn({ game }: Taught, { state }: Course): Choice[] {
  const wording = game.wordingOf(state, 'en')
  const sent = game.choices(state, 0).map((one) => choiceBody(wording, one, (seat) => `Seat ${seat + 1}`))
  return JSON.parse(JSON.stringify(sent))
}

describe('a move that is laid where moves are composed', () => {
  test.each(taught.map((one) => [one.game.meta.id, one] as const))(
    'given any move that a bot suggests in %s, then a choice leads to it, and what is sent is accepted',
    (_id, of) => {
      let course = newLesson(of)
      for (let move = suggestedMove(of, course); move !== undefined; move = suggestedMove(of, course)) {
        const draft = laidMove(move, choicesIn(of, course))
        expect(draft, JSON.stringify(move)).toBeDefined()
        course = next(of, course, draft && moveOf(draft))
      }
      expect(of.game.result(course.state)).toBeDefined()
    },
  )

  test('given a move that is not offered, then there is nothing to lay', () => {
    const [of] = taught
    if (of === undefined) throw new Error('no game has a lesson')
    expect(laidMove({ type: 'no-such-move' }, choicesIn(of, newLesson(of)))).toBeUndefined()
  })
})
