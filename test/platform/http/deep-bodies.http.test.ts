import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const ada = await newPlayer(server)

/** A list within a list within a list … */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const opening = '{"moves":[{"type":"open","cards":["mama","siesta"]}]}'
const lesson = (body: string) => http.post('/v1/games/havana/lesson').type('application/json').send(body)
const tooDeep = {
  code: 'invalid-request',
  errors: [{ at: 'body', problem: 'This must not be nested deeper than 64 levels.' }],
}

describe('a body that is nested deeply', () => {
  test.each([65, 3_400, 30_000])('given %i levels, then it is refused, and the threads go on', async (depth) => {
    const refused = await lesson(`{"moves":[{"type":"open","cards":${nested(depth - 3)}}]}`).expect(400)
    expect(refused.body).toMatchObject(tooDeep)
    await lesson(opening).expect(200)
  })

  test('given a key for repetitions, then it is refused before anything is computed from it', async () => {
    const body = `{"game":"havana","options":${nested(5_000)}}`
    const sent = ada.as(http.post('/v1/matches')).type('application/json')
    const refused = await sent.set('idempotency-key', 'deep-as-a-well').send(body).expect(400)
    expect(refused.body).toMatchObject(tooDeep)
  })

  test('given 64 levels, then the route itself says what is wrong', async () => {
    const { body } = await lesson(`{"moves":[{"type":"open","cards":${nested(61)}}]}`).expect(400)
    expect(body.errors.map(({ at }: { at: string }) => at)).not.toContain('body')
  })
})
