import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { havana } from '../../src/games/havana/index.ts'
import { readPosition } from '../../src/games/position.ts'
import { httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newBoard, opening, wish } from './board.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const ann = await newPlayer(server)
const bob = await newPlayer(server)
const eve = await newPlayer(server)
const games = [...catalogue.keys()]
const open = (...cards: string[]) => ({ type: 'open', cards })
const from = (match: string, version?: number) => ({ kind: 'match', match, ...(version && { version }) })

describe('a study of an opening', () => {
  test.each(games)('given %s, then it waits for a seat, as a match would, and shows everything', async (game) => {
    const board = await newBoard(server, ann, opening(game))
    const tree = await board.tree()
    expect(tree).toMatchObject({ game, seats: 2, source: { kind: 'game' }, nodes: [], variations: [], link: null })
    const { body } = await board.get('/nodes/0').expect(200)
    expect(body).toMatchObject({ game, node: 0, parent: null, viewer: 'administrator', result: null })
    expect(body.waitsFor.length).toBeGreaterThan(0)
    const match = await httpMatch(server, [ann, bob], { game })
    const asked = (await match.get(0, '/view').expect(200)).body.waitsFor
    expect(body.waitsFor.map(({ asks }: { asks: string }) => asks)).toEqual(
      asked.map(({ asks }: { asks: string }) => asks),
    )
  })

  test('given seats or options that the game does not have, then the errors name them', async () => {
    const alone = await wish(server, ann, opening('havana', 7)).expect(400)
    expect(alone.body.errors).toEqual([{ at: 'body/from/seats', problem: 'This must be from 2 to 4.' }])
    const odd = await wish(server, ann, { ...opening('havana'), options: { coins: 'none' } }).expect(400)
    expect(odd.body.errors[0].at).toBe('body/from/options/coins')
  })
})

describe('a study of a running match', () => {
  test('given a seat, then it shows what that seat sees in the match, and hidden information is redealt as it might be', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.move(0, open('siesta', 'obreros')).expect(200)
    const seen = (await match.get(1, '/view').expect(200)).body.view
    const laid = new Set<string>()
    for (let studies = 0; studies < 8; studies++) {
      const board = await newBoard(server, bob, from(match.id))
      expect((await board.get('/nodes/0?as=1').expect(200)).body.view).toEqual(seen)
      const file = (await board.get('/nodes/0/position').expect(200)).body
      expect(readPosition(file, catalogue)).toMatchObject({ outcome: 'read' })
      laid.add(JSON.stringify(havana.schemas.state.parse(file.state).seats[0]?.laid))
      await board.remove().expect(204)
    }
    expect(laid.size).toBeGreaterThan(1)
  })

  test.each(games)(
    'given %s and anybody at any version, then the board shows them what the match showed them then',
    async (game) => {
      const match = await httpMatch(server, [ann, bob], { game })
      for (let moves = 0; moves < 4; moves++) await match.playOn()
      const { version: newest } = (await match.get(0, '').expect(200)).body
      for (const [person, viewer] of [[ann, 0] as const, [bob, 1] as const, [eve, 'spectator'] as const]) {
        for (const version of [1, newest - 1, newest]) {
          const board = await newBoard(server, person, from(match.id, version))
          expect((await board.tree()).source).toEqual({ kind: 'match', match: match.id, version, viewer })
          const then = await person.as(http.get(`/v1/matches/${match.id}/view?version=${version}`)).expect(200)
          expect((await board.get(`/nodes/0?as=${viewer}`).expect(200)).body.view).toEqual(then.body.view)
        }
      }
    },
  )

  test('given an administrator, then it shows what a spectator knows', async () => {
    const match = await httpMatch(server, [ann, bob])
    const board = await newBoard(server, await newAdministrator(server), from(match.id))
    expect((await board.tree()).source).toMatchObject({ viewer: 'spectator' })
  })

  test('given that the match goes on, then the study stays, and contains nothing of that', async () => {
    const match = await httpMatch(server, [ann, bob])
    const board = await newBoard(server, eve, from(match.id))
    const before = (await board.get('/nodes/0').expect(200)).body
    await match.move(0, open('siesta', 'obreros')).expect(200)
    expect((await board.get('/nodes/0').expect(200)).body).toEqual(before)
  })

  test('given a match that the caller may not see, an unknown version, or one before the start, then it is refused', async () => {
    const match = await httpMatch(server, [ann, bob])
    expect((await wish(server, ann, from(match.id, 99)).expect(404)).body).toMatchObject({
      code: 'not-found',
      errors: [{ at: 'body/from/version', problem: 'The match has not come that far.' }],
    })
    await wish(server, ann, from(randomUUID())).expect(404)
    await prisma.match.update({ where: { id: match.id }, data: { private: true, rated: false } })
    server.platform.signals.matchesChanged([match.id])
    await wish(server, eve, from(match.id)).expect(404)
    await wish(server, bob, from(match.id)).expect(201)
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body
    expect((await wish(server, ann, from(id)).expect(409)).body.code).toBe('match-not-started')
  })
})

describe('a study of a finished match', () => {
  test('given any caller, then every version is as it was, and nothing is redealt', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.move(0, open('siesta', 'obreros')).expect(200)
    await match.post(1, '/resignation').expect(200)
    const board = await newBoard(server, eve, from(match.id, 2))
    const then = await eve.as(http.get(`/v1/matches/${match.id}/view?version=2&as=administrator`)).expect(200)
    const here = (await board.get('/nodes/0').expect(200)).body
    expect(here.view).toEqual(then.body.view)
    expect(here.view.seats[0].secret.laid).toEqual(['siesta', 'obreros'])
    const end = await newBoard(server, eve, from(match.id))
    const { waitsFor, result } = (await end.get('/nodes/0').expect(200)).body
    expect([waitsFor, result.seats[0].place]).toEqual([[], 1])
    expect((await end.tries(0, 0, open('siesta', 'obreros')).expect(409)).body.code).toBe('match-over')
    expect((await end.get('/nodes/0/choices?seat=0').expect(200)).body.choices).toEqual([])
  })
})

describe('a study of a position', () => {
  test.each(games)('given an exported position of %s, when it is imported, then it is the same board', async (game) => {
    const board = await newBoard(server, ann, opening(game))
    const file = (await board.get('/nodes/0/position').expect(200)).body
    expect(file).toMatchObject({ format: 'paquebot-position', version: 1, game })
    const again = await newBoard(server, bob, { kind: 'position', position: file })
    expect((await again.get('/nodes/0').expect(200)).body).toEqual((await board.get('/nodes/0').expect(200)).body)
    expect((await again.get('/nodes/0/position').expect(200)).body).toEqual(file)
    expect((await again.tree()).source).toEqual({ kind: 'position' })
  })

  test('given a position in which nature has to act, then it acts, and its draws are part of the position', async () => {
    const state = havana.opening({ seats: 2, options: havana.meta.options.parse({}) })
    const position = { format: 'paquebot-position', version: 1, game: 'havana', state }
    const board = await newBoard(server, ann, { kind: 'position', position })
    const { state: settled } = (await board.get('/nodes/0/position').expect(200)).body
    expect(settled).not.toEqual(JSON.parse(JSON.stringify(state)))
    expect((await board.get('/nodes/0').expect(200)).body.waitsFor).toHaveLength(2)
  })

  test('given an impossible position, or one of no game, then every error is reported with its path', async () => {
    const board = await newBoard(server, ann, opening('havana'))
    const file = (await board.get('/nodes/0/position').expect(200)).body
    const sent = (changed: object) => wish(server, ann, { kind: 'position', position: { ...file, ...changed } })
    const [first, ...others] = file.state.seats
    const rich = { ...first, pieces: { ...first.pieces, pesos: first.pieces.pesos + 6 } }
    const impossible = await sent({ state: { ...file.state, seats: [rich, ...others] } }).expect(422)
    expect(impossible.body).toMatchObject({
      code: 'position-not-possible',
      errors: [{ at: 'body/from/position/state/reserve/pesos', problem: expect.stringContaining('There are') }],
    })
    const misshapen = await sent({ state: { ...file.state, seats: 'two' } }).expect(422)
    expect(misshapen.body.errors[0].at).toBe('body/from/position/state/seats')
    const unknown = await sent({ game: 'go' }).expect(400)
    expect(unknown.body).toMatchObject({ code: 'invalid-request', errors: [{ at: 'body/from/position/game' }] })
    expect((await sent({ format: 'fen' }).expect(400)).body.errors[0].at).toContain('position/format')
  })

  test('given an error in it, or in its options, then the sentence is in the caller’s language', async () => {
    const board = await newBoard(server, ann, opening('havana'))
    const file = (await board.get('/nodes/0/position').expect(200)).body
    const position = (changed: object) => ({ kind: 'position', position: { ...file, ...changed } })
    const wrongs = [
      position({ game: 'go' }),
      position({ state: { ...file.state, rules: 9 } }),
      position({ state: { ...file.state, seats: 'two' } }),
      position({ state: { ...file.state, round: 99_999 } }),
      { kind: 'game', game: 'havana', seats: 2, options: { coins: 'some' } },
    ]
    for (const from of wrongs) {
      const answers = await Promise.all(
        ['en', 'fr', 'ru', 'es'].map(async (language) => {
          const { body } = await wish(server, ann, from).set('accept-language', language)
          return body.errors[0].problem
        }),
      )
      expect(new Set(answers).size, answers.join(' | ')).toBe(4)
    }
  })

  test('given amounts beyond reason, then it is refused, since judging it would take too long', async () => {
    const board = await newBoard(server, ann, opening('le-havre'))
    const file = (await board.get('/nodes/0/position').expect(200)).body
    const [first, ...others] = file.state.seats
    const sent = (franc: number) => {
      const state = { ...file.state, seats: [{ ...first, stock: { ...first.stock, franc } }, ...others] }
      return wish(server, ann, { kind: 'position', position: { ...file, state } })
    }
    await sent(500).expect(201)
    expect((await sent(501).expect(422)).body.errors).toEqual([
      { at: 'body/from/position/state/seats/0/stock/franc', problem: 'Studies take no number above 500.' },
    ])
  })

  test('given components of its own, then it is refused before anything is set up with them', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    const file = (await board.get('/nodes/0/position').expect(200)).body
    const { box } = file.state
    const sent = (outline: string) => {
      const shrine = { ...box.landmarks.shrine, outline, segments: 'R'.repeat(outline.length) }
      const state = { ...file.state, box: { ...box, landmarks: { ...box.landmarks, shrine } } }
      return wish(server, ann, { kind: 'position', position: { ...file, state } }).expect(422)
    }
    const placeOf = async (outline: string) => (await sent(outline)).body.errors.map(({ at }: { at: string }) => at)
    const shrine = 'body/from/position/state/box/landmarks/shrine'
    expect(await placeOf('0'.repeat(2500))).toEqual([`${shrine}/outline`, `${shrine}/segments`])
    expect(await placeOf('0011223344455'.repeat(3))).toEqual([`${shrine}/outline`, `${shrine}/segments`])
    expect(await placeOf('012345')).toEqual([shrine])
  })

  test('given a match in which pesos never run out, then it can be studied: its reserve is larger than that', async () => {
    const from = { ...opening('havana', 2), options: { coins: 'unlimited' } }
    const board = await newBoard(server, ann, from)
    const file = (await board.get('/nodes/0/position').expect(200)).body
    expect(file.state.reserve.pesos).toBeGreaterThan(500)
    await wish(server, ann, { kind: 'position', position: file }).expect(201)
  })
})

describe('the studies of an account', () => {
  test('given some, when they are listed, then the last changed come first, page by page', async () => {
    const dan = await newPlayer(server)
    const boards = []
    for (const name of ['one', 'two', 'three']) {
      boards.push(await newBoard(server, dan, opening('havana'), name))
      server.clock.turn(1000)
    }
    await boards[0]?.goesOn(0)
    const list = (query: string) => dan.as(http.get(`/v1/studies${query}`)).expect(200)
    const first = (await list('?limit=2')).body
    expect(first.items).toMatchObject([
      { name: 'one', moves: 1, shared: false },
      { name: 'three', moves: 0 },
    ])
    const second = (await list(`?limit=2&cursor=${first.next}`)).body
    expect(second).toMatchObject({ items: [{ name: 'two' }], next: null })
    await boards[1]?.patch('', { name: 'Two, better' }).expect(204)
    expect((await list('')).body.items.map(({ name }: { name: string }) => name)).toContain('Two, better')
    await boards[1]?.remove().expect(204)
    expect((await list('')).body.items).toHaveLength(2)
  })

  test('given another caller, then they are not found', async () => {
    const board = await newBoard(server, await newPlayer(server), opening('havana'))
    const others = await newAdministrator(server)
    for (const path of ['', '/nodes/0', '/nodes/0/choices', '/nodes/0/picture', '/nodes/0/position']) {
      await others.as(http.get(`/v1/studies/${board.id}${path}`)).expect(404)
    }
    await bob.as(http.delete(`/v1/studies/${board.id}`)).expect(404)
    await board.get().expect(200)
  })

  test('given 60 requests to make one within an hour, when one more arrives, then it is refused, even after deletions', async () => {
    const eve = await newPlayer(server)
    for (let made = 0; made < 60; made++) {
      await (await newBoard(server, eve, opening('hamlet'))).remove().expect(204)
    }
    expect((await wish(server, eve, opening('hamlet')).expect(429)).body.code).toBe('too-many-requests')
  })

  test('given 200 of them, when one more is created, then it is refused, whatever its kind', async () => {
    const dan = await newPlayer(server)
    const board = await newBoard(server, dan, opening('hamlet'))
    const { token } = (await board.put('/share').expect(200)).body
    await prisma.$executeRaw`
      INSERT INTO studies (id, account_id, game, name, source, position, seed, created_at, updated_at)
      SELECT gen_random_uuid(), account_id, game, name, source, position, seed, created_at, updated_at
      FROM studies, generate_series(2, 199) WHERE id = ${board.id}::uuid`
    const [one, other] = await Promise.all([
      wish(server, dan, opening('havana')),
      wish(server, dan, opening('le-havre')),
    ])
    expect([one.status, other.status].toSorted()).toEqual([201, 409])
    const refused = await wish(server, dan, { kind: 'shared', token }).expect(409)
    expect(refused.body).toMatchObject({ code: 'too-many-studies', params: { most: 200 } })
    await board.remove().expect(204)
    await wish(server, dan, opening('havana')).expect(201)
  })
})
