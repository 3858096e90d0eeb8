import request, { type Test } from 'supertest'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { taughtIn } from '../../src/lessons/lesson-jobs.ts'
import { isLong } from '../support/long.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)

const learn = (game: string, moves: readonly object[], more: object = {}, language = 'en'): Test =>
  http
    .post(`/v1/games/${game}/lesson`)
    .set('accept-language', language)
    .send({ moves, ...more })

const taught = [...catalogue.keys()].filter((game) => taughtIn(game) !== undefined)
const opening = { type: 'open', cards: ['mama', 'siesta'] }

describe('a lesson', () => {
  test.each(taught)('given nobody who is signed in, then %s is played to its end, or on and on', async (game) => {
    const moves: object[] = []
    const isShort = game === 'havana' || isLong
    for (;;) {
      const { body } = await learn(game, moves, { suggest: true }).expect(200)
      expect(body).toMatchObject({ game, moves: moves.length, seat: 0 })
      if (body.result !== null) {
        expect(body).toMatchObject({ asks: null, choices: [], suggested: null })
        expect(body.explained.map(({ topic }: { topic: string }) => topic)).toContain('end')
        break
      }
      expect(body.asks).not.toBe('')
      expect(body.choices.length).toBeGreaterThan(0)
      if (moves.length > 0) expect(body.happened[0].seat).toBe(0)
      moves.push(body.suggested)
      if (!isShort && moves.length > 6) break
    }
  })

  test('given the same moves, then the answer is the same, whatever was asked before', async () => {
    const first = await learn('havana', [opening]).expect(200)
    await learn('havana', [{ ...opening, cards: ['mama', 'ladron'] }]).expect(200)
    await learn('havana', []).expect(200)
    expect((await learn('havana', [opening]).expect(200)).body).toEqual(first.body)
  })

  test('given a reader of another language, then it explains in that language', async () => {
    const { body } = await learn('havana', [], {}, 'fr').expect(200)
    expect(body.explained[0].title).toBe('Le but')
    expect(body.suggested).toBeNull()
  })

  test('given a move that the rules refuse, then it says why, and which one', async () => {
    const { body } = await learn('havana', [opening, opening]).expect(422)
    expect(body).toMatchObject({ code: 'illegal-move', rule: 'havana/not-now', params: { index: 1 } })
  })

  test('given what is no move of the game, then it says where', async () => {
    const { body } = await learn('havana', [opening, { type: 'take-offer', offer: 'fish' }]).expect(400)
    expect(body.code).toBe('invalid-request')
    expect(body.errors[0].at).toMatch(/^body\/moves\/1/)
  })

  test('given more moves than a lesson has, then it is refused', async () => {
    const { body } = await learn(
      'havana',
      Array.from({ length: 301 }, () => opening),
    ).expect(400)
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ at: 'body/moves' }] })
  })

  test('given a match that is over, then no move can follow', async () => {
    const moves: object[] = []
    for (;;) {
      const { body } = await learn('havana', moves, { suggest: true }).expect(200)
      if (body.suggested === null) break
      moves.push(body.suggested)
    }
    expect((await learn('havana', [...moves, opening]).expect(409)).body.code).toBe('match-over')
  })

  test('given a game that there is not, then there is no lesson', async () => {
    expect((await learn('chess', []).expect(404)).body.code).toBe('not-found')
  })

  test('given the games, then they say which have a lesson', async () => {
    const { body } = await http.get('/v1/games').expect(200)
    const withLesson = body.items.filter(({ lesson }: { lesson: boolean }) => lesson)
    expect(withLesson.map(({ id }: { id: string }) => id)).toEqual(taught)
  })
})
