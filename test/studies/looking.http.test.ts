import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../src/games/catalogue.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newBoard, opening } from './board.ts'

const server = await testServer()
const ann = await newPlayer(server)
const games = [...catalogue.keys()]
const look = (position: object, language = 'en') =>
  ann.as(request(server.app.server).post('/v1/positions')).set('accept-language', language).send(position)

const Havana = z.looseObject({ state: z.looseObject({ card: z.looseObject({ pesos: z.int() }) }) })

describe('a position that is set up by hand', () => {
  test.each(games)(
    'given one of %s that can be, then it is shown as a study would, and stored nowhere',
    async (game) => {
      const board = await newBoard(server, ann, opening(game))
      const { body: file } = await board.get('/nodes/0/position').expect(200)
      const { body: shown } = await board.get('/nodes/0').expect(200)
      const before = await server.platform.database.prisma.study.count()
      expect((await look(file).expect(200)).body).toEqual({ problems: [], position: shown })
      expect(await server.platform.database.prisma.study.count()).toBe(before)
    },
  )

  test('given an impossible one, then it is shown all the same, and what is wrong is said with its place', async () => {
    const file = await havana()
    file.state.card.pesos += 2
    const { body } = await look(file, 'fr').expect(200)
    expect(body.position.view.card.pesos).toBe(file.state.card.pesos)
    expect(body.problems).toEqual([{ at: 'state/reserve/pesos', problem: 'Il y en a 62 en tout, pas 60.' }])
  })

  test('given one that is not of the game’s shape, or holds a number that is too large, then the problems say so', async () => {
    const file = await havana()
    const shapeless = await look({ ...file, state: { ...file.state, round: 'three' } }).expect(200)
    expect(shapeless.body.position).toBeNull()
    expect(shapeless.body.problems[0].at).toBe('state/round')
    const huge = await look({ ...file, state: { ...file.state, round: 1_000_000 } }).expect(200)
    expect(huge.body).toMatchObject({ position: null, problems: [{ at: 'state/round' }] })
    const odd = await look({ ...file, game: 'chess' }).expect(400)
    expect(odd.body.errors[0].at).toBe('body/game')
  })

  async function havana(): Promise<z.infer<typeof Havana>> {
    const board = await newBoard(server, ann, opening('havana'))
    return Havana.parse((await board.get('/nodes/0/position').expect(200)).body)
  }
})
