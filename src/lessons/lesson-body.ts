import { z } from 'zod'
import { MoveJson } from '../games/kit/choice.ts'
import { learner } from '../games/kit/lesson.ts'
import type { Language } from '../games/kit/wording.ts'
import { ChoiceBody, choiceBody } from '../games/wire/choice-body.ts'
import { viewsWith } from '../games/wire/game-schemas.ts'
import { ResultBody, resultSays } from '../games/wire/result-body.ts'
import { seatNames } from '../games/wire/seat-names.ts'
import { markedSentences, sentencesOf, withNouns } from '../games/wire/sentences.ts'
import { type Course, knownTurns, suggestedMove, type Taught } from './course.ts'

const Happened = z
  .object({ seat: z.int().describe('The seat that moved.'), ...sentencesOf('What happened, in your language.') })
  .meta({ id: 'LessonTurn', description: 'A move in a lesson, and what followed from it.' })

const Explanation = z
  .object({
    topic: z.string().describe('The id of the topic: each is explained once, when the learner first comes to it.'),
    title: z.string().describe('In your language.'),
    ...sentencesOf('The explanation, in sentences in your language.'),
  })
  .meta({ id: 'Explanation', description: 'Something that a learner has to know at this point.' })

export const LessonBody = viewsWith(
  {
    moves: z.int().describe('How many moves the learner has made.'),
    seat: z.int().describe('The learner’s seat; bots play the others.'),
    says: z.array(z.string()).describe('The position in words, in your language.'),
    asks: z
      .string()
      .nullable()
      .describe('What the learner is asked, as an instruction in your language; null when the match is over.'),
    choices: z.array(ChoiceBody).describe('Every legal move of the learner, as forms; empty when the match is over.'),
    happened: z
      .array(Happened)
      .describe('What has happened since the learner last decided: their move, and the bots’.'),
    explained: z.array(Explanation).describe('What is explained now, at most two topics; often nothing.'),
    suggested: MoveJson.nullable().describe(
      'What a bot would do in the learner’s place, if it was asked for; or null.',
    ),
    result: ResultBody.nullable().describe('How the match ended; null as long as it goes on.'),
  },
  'Lesson',
)

interface LessonQuery {
  readonly language: Language
  readonly suggest: boolean
}

/** A lesson as the API answers it. */
export function lessonBody(taught: Taught, course: Course, { language, suggest }: LessonQuery) {
  const { game, lesson } = taught
  const { state } = course
  const wording = game.wordingOf(state, language)
  const names = seatNames(language)
  const view = game.view(state, learner)
  const turns = knownTurns(taught, course)
  const moment = { view, since: turns.flatMap(({ events }) => events) }
  const asked = game.decisions(state).find(({ seat }) => seat === learner)
  const result = game.result(state)
  return {
    game: game.meta.id,
    moves: course.moves,
    seat: learner,
    says: wording.position(view, names),
    asks: asked === undefined ? null : wording.question(asked.question),
    choices: (asked === undefined ? [] : game.choices(state, learner)).map((one) => choiceBody(wording, one, names)),
    happened: turns.map(({ seat, events }) => ({ seat, ...withNouns(markedSentences(wording, events, names)) })),
    explained: lesson.topics.flatMap((topic) => {
      const found = course.explains.includes(topic.id) ? topic.explanation(moment, language) : undefined
      return found === undefined ? [] : [{ topic: topic.id, title: found.title, ...withNouns(found.says) }]
    }),
    suggested: suggest ? (suggestedMove(taught, course) ?? null) : null,
    result: result === undefined ? null : resultSays(result, wording, names),
    view,
  }
}
