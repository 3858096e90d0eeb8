import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { languages } from '../../src/games/kit/wording.ts'
import { afterMove, type Course, newLesson, suggestedMove, type Taught } from '../../src/lessons/course.ts'
import { lessonBody } from '../../src/lessons/lesson-body.ts'
import { taughtIn } from '../../src/lessons/lesson-jobs.ts'

const taught = [...catalogue.keys()].flatMap((id) => taughtIn(id) ?? [])

/** The next step of a lesson whose learner does what is suggested; undefined at its end. */
function next(of: Taught, course: Course): Course | undefined {
  const move = suggestedMove(of, course)
  if (move === undefined) return undefined
  const made = afterMove(of, course, of.game.schemas.move.parse(move))
  if ('outcome' in made) throw new Error(`the lesson suggests what is refused: ${made.code}`)
  return made
}

/** Every step of a lesson, from its beginning to its end. */
function steps(of: Taught): Course[] {
  const all: Course[] = []
  for (let now: Course | undefined = newLesson(of); now !== undefined; now = next(of, now)) all.push(now)
  return all
}

describe.each(taught.map((one) => [one.game.meta.id, one] as const))('the lesson of %s', (_id, of) => {
  const all = steps(of)
  const explained = all.flatMap(({ explains }) => explains)

  test('given what is suggested, when it is played to its end, then every topic was explained, and each once', () => {
    expect(of.game.result(all.at(-1)?.state)).toBeDefined()
    expect(explained.toSorted()).toEqual(of.lesson.topics.map(({ id }) => id).toSorted())
  })

  test('given any step, then at most two topics are explained', () => {
    expect(Math.max(...all.map(({ explains }) => explains.length))).toBeLessThanOrEqual(2)
  })

  test('given the first steps and the last one, then something is explained', () => {
    for (const step of [all[0], all[1], all.at(-1)]) expect(step?.explains.length).toBeGreaterThan(0)
  })

  test('given the same moves again, then the same happens', () => {
    const [, first, second] = all
    const again = next(of, newLesson(of))
    expect(again).toEqual(first)
    expect(again && next(of, again)).toEqual(second)
  })

  test.each(languages)('given a reader of %s, then each topic has a title, and whole sentences', (language) => {
    for (const step of all.filter(({ explains }) => explains.length > 0)) {
      const { explained } = lessonBody(of, step, { language, suggest: false })
      expect(explained.map(({ topic }) => topic)).toEqual(step.explains)
      for (const { title, says } of explained) {
        expect(title).toMatch(/^[\p{Lu}\d¿¡]/u)
        expect(says.length).toBeGreaterThan(0)
        expect(says.length).toBeLessThanOrEqual(4)
        for (const sentence of says) {
          expect(sentence).toMatch(/^[\p{Lu}\d¿¡«].*[.!?…]$/u)
          expect(sentence).not.toMatch(/undefined|NaN|\[object|\uFDD0/)
        }
      }
    }
  })

  test('given another language, then topics are not explained in English', () => {
    const [first] = all
    const titles = languages.map((language) =>
      first ? lessonBody(of, first, { language, suggest: false }).explained[0]?.title : undefined,
    )
    expect(new Set(titles).size).toBe(languages.length)
  })

  test('given a move that the rules refuse, then it is refused, at its place', () => {
    const [, step] = all
    if (step === undefined) throw new Error('the lesson has no second step')
    const refused = refusedMove(of, step)
    expect(refused).toMatchObject({ outcome: 'refused', index: 1 })
  })

  test('given a step, then the learner does not learn what others hide', () => {
    const hidden = all.flatMap(({ since }) => since).flatMap(({ events }) => events)
    const learnt = all.flatMap((step) => lessonBody(of, step, { language: 'en', suggest: false }).happened)
    expect(learnt.flatMap(({ says }) => says).length).toBeLessThanOrEqual(hidden.length)
    for (const event of hidden) {
      const audience = of.game.audience(event)
      if (audience === 'all' || audience.includes(0)) continue
      const says = of.game.wordingOf(all[0]?.state, 'en').event(event, (seat) => `Seat ${seat + 1}`)
      if (says !== '') expect(learnt.flatMap(({ says: sentences }) => sentences)).not.toContain(says)
    }
  })
})

const refusedMoves: Readonly<Record<string, unknown>> = {
  havana: { type: 'open', cards: ['mama', 'siesta'] },
  'le-havre': { type: 'enter', building: 'bank' },
  hamlet: { type: 'gather', at: 'woodcutter' },
}

/** What the learner may not do after the first step. */
function refusedMove(of: Taught, step: Course) {
  const move = refusedMoves[of.game.meta.id]
  return afterMove(of, step, of.game.schemas.move.parse(move))
}
