import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { cancelsOrders, carriesOut, leftTo, listOrders, opens, requestOrders } from './given.ts'

const server = await testServer()
const ann = await newPlayer(server)
const people = [ann, await newPlayer(server)]
const match = await httpMatch(server, people)
const siesta = carriesOut('siesta')
const round = { at: '/round', is: 'equal', value: 1 }

describe('standing orders', () => {
  test('are returned as they were parsed and stored', async () => {
    const everything = { question: 'turn-1', move: siesta.move, conditions: [round], stays: true }
    const { body } = await requestOrders(server, match, ann, [everything, { move: opens.move }]).expect(200)
    const bare = { question: null, move: opens.move, conditions: [], stays: false }
    const [first, second] = [expect.stringContaining('Siesta'), expect.stringMatching(/./)]
    const orders = [
      { ...everything, says: first },
      { ...bare, says: second },
    ]
    expect(body).toEqual({ match: match.id, seat: 0, orders })
    // What was answered can be sent as it is.
    expect((await requestOrders(server, match, ann, body.orders).expect(200)).body).toEqual(body)
    expect((await listOrders(server, match, ann).expect(200)).body).toEqual(body)
    await cancelsOrders(server, match, ann).expect(204)
    expect((await listOrders(server, match, ann).expect(200)).body).toEqual({ ...body, orders: [] })
  })

  test('are limited to twenty, with twenty conditions each', async () => {
    await requestOrders(server, match, ann, Array(20).fill(siesta)).expect(200)
    await requestOrders(server, match, ann, Array(21).fill(siesta)).expect(400)
    await requestOrders(server, match, ann, [{ ...siesta, conditions: Array(20).fill(round) }]).expect(200)
    await requestOrders(server, match, ann, [{ ...siesta, conditions: Array(21).fill(round) }]).expect(400)
    expect(await leftTo(server, match, 0)).toEqual([siesta.move])
  })

  test.each([
    ['a move of another game', { move: { type: 'take-offer', offer: 'fish' } }, /^body\/orders\/1\/move/],
    ['an invalid move', { move: { type: 'fly' } }, /^body\/orders\/1\/move/],
    ['no move', {}, /^body\/orders\/1/],
    ['an invalid pointer', { conditions: [{ ...round, at: 'round' }] }, /^body\/orders\/1\/conditions\/0\/at/],
    ['a pointer with a bad escape', { conditions: [{ ...round, at: '/a~2' }] }, /^body\/orders\/1\/conditions\/0\/at/],
    ['an unknown comparison', { conditions: [{ ...round, is: 'like' }] }, /^body\/orders\/1\/conditions\/0\/is/],
    ['a value that is no scalar', { conditions: [{ ...round, value: [1] }] }, /^body\/orders\/1\/conditions\/0\/value/],
    [
      'a value that cannot be stored',
      { conditions: [{ ...round, value: '\u0000' }] },
      /^body\/orders\/1\/conditions\/0\/value/,
    ],
    ['half of a pair', { conditions: [{ ...round, value: '\ud800' }] }, /^body\/orders\/1\/conditions\/0\/value/],
    [
      'more than a word',
      { conditions: [{ ...round, is: 'at-least', value: '1' }] },
      /^body\/orders\/1\/conditions\/0\/value/,
    ],
    ['an invalid question', { question: 'Turn 1' }, /^body\/orders\/1\/question/],
    ['a question of another game', { question: 'feeding-3' }, /^body\/orders\/1\/question$/],
    ['a number that the question does not have', { question: 'opening-2' }, /^body\/orders\/1\/question$/],
    ...['/nothing', '/seats/2', '/seats/0/pesos', '/seats/0/secret/hand/first', '/round/1', '/phase/__proto__'].map(
      (at): [string, object, RegExp] => [
        `a place that there is not: ${at}`,
        { move: opens.move, conditions: [round, { ...round, at }] },
        /^body\/orders\/1\/conditions\/1\/at$/,
      ],
    ),
    ['an unknown word', { forever: true }, /^body\/orders\/1/],
  ])('are refused with %s, and the stored ones stay', async (what, wrong, place) => {
    await requestOrders(server, match, ann, [siesta]).expect(200)
    const order = what === 'no move' ? {} : { move: opens.move, ...wrong }
    const { body } = await requestOrders(server, match, ann, [opens, order]).expect(400)
    expect(body.code).toBe('invalid-request')
    expect(body.errors[0].at).toMatch(place)
    expect(await leftTo(server, match, 0)).toEqual([siesta.move])
  })

  test('need a running match, and a seat that was not given up', async () => {
    const wish = { game: 'havana', seats: 3 }
    const http = request(server.app.server)
    const { body } = await ann.as(http.post('/v1/matches')).send(wish).expect(201)
    const waiting = { ...match, id: body.id }
    for (const asked of [requestOrders(server, waiting, ann, [opens]), listOrders(server, waiting, ann)]) {
      expect((await asked).body).toMatchObject({ status: 409, code: 'match-not-started' })
    }
    const three = await httpMatch(server, [...people, await newPlayer(server)])
    await three.post(0, '/resignation').expect(200)
    expect((await requestOrders(server, three, ann, [opens])).body).toMatchObject({ code: 'already-resigned' })
    await three.post(1, '/resignation').expect(200)
    expect((await requestOrders(server, three, ann, [opens])).body).toMatchObject({ code: 'match-over' })
    expect((await cancelsOrders(server, three, ann)).body).toMatchObject({ code: 'match-over' })
  })
})
