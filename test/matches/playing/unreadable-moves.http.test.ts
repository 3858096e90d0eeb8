import request from 'supertest'
import { expect, test } from 'vitest'
import { newPeople } from '../../api/world.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)

test('of several moves, every error is reported at once, each with its path', async () => {
  const { player, rival } = await newPeople(server)
  const match = await httpMatch(server, [player, rival])
  const moves = [
    { type: 'open', cards: ['siesta'] },
    { type: 'open', cards: ['siesta', 'mama'] },
    { type: 'fly' },
    { type: 'siesta', extra: 1 },
  ]

  const { body } = await http
    .post(`/v1/matches/${match.id}/moves`)
    .set('authorization', `Bearer ${player.token()}`)
    .send({ moves })
    .expect(400)

  expect(body.code).toBe('invalid-request')
  expect(body.errors.map(({ at }: { at: string }) => at)).toEqual([
    'body/moves/0/cards',
    'body/moves/2/type',
    'body/moves/3',
  ])
})
