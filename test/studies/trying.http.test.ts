import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { type Board, boardOf, newBoard, opening } from './board.ts'

const server = await testServer()
const { prisma } = server.platform.database

const ann = await newPlayer(server)
const games = [...catalogue.keys()]
const open = (...cards: string[]) => ({ type: 'open', cards })
const gather = { type: 'gather', at: 'woodcutter' }
const drive = { type: 'drive', steps: { 'church>market': 1 } }
const fish = { type: 'take-offer', offer: 'fish' }

const numbersIn = async (board: Board) => (await board.tree()).nodes.map(({ number }) => number)

/** A line of this many moves without effect, as if they had been tried one after another. */
const longLine = (id: string, moves: number, parent: (number: number) => number) =>
  prisma.$transaction([
    prisma.studyNode.createMany({
      data: Array.from({ length: moves }, (_, index) => ({
        studyId: id,
        number: index + 1,
        parent: parent(index + 1),
        seat: 0,
        move: gather,
        events: [],
        createdAt: server.clock.now(),
      })),
    }),
    prisma.study.update({ where: { id }, data: { nodes: moves } }),
  ])

describe('a trial move', () => {
  test.each(games)(
    'given %s, then lines go on for any seat, and each node has a description and a picture',
    async (game) => {
      const board = await newBoard(server, ann, opening(game, 3))
      let node: number | undefined = 0
      for (let moves = 1; moves <= 8; moves++) {
        node = await board.goesOn(node ?? 0)
        expect(node).toBe(moves)
      }
      const { nodes } = await board.tree()
      expect(nodes.map(({ number, parent }) => [number, parent])).toEqual(nodes.map((_, index) => [index + 1, index]))
      expect(nodes.flatMap(({ says }) => says).join(' ')).toContain('Seat ')
      expect(new Set(nodes.map(({ seat }) => seat)).size).toBeGreaterThan(1)
      const shown = (await board.get('/nodes/8').expect(200)).body
      expect(shown).toMatchObject({ node: 8, parent: 7 })
      const french = (await board.get('/nodes/8').set('accept-language', 'fr').expect(200)).body
      expect(french.says).not.toEqual(shown.says)
      expect(french.view).toEqual(shown.view)
      const before = (await board.get('/nodes/7').expect(200)).body
      expect(before.view).not.toEqual(shown.view)
      const picture = await board.get('/nodes/8/picture?as=1').expect(200)
      expect(Buffer.from(picture.body).toString()).toContain('<svg')
      expect(picture.headers['content-type']).toBe('image/svg+xml')
    },
  )

  test('given several moves, then each is a node, and the answer shows where they lead', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    const { body } = await board.tries(0, 0, gather, drive).expect(200)
    expect(body.nodes).toMatchObject([
      { number: 1, parent: 0, seat: 0, move: gather },
      { number: 2, parent: 1, seat: 0, move: drive },
    ])
    expect(body.position).toEqual((await board.get('/nodes/2').expect(200)).body)
    expect(body.position.waitsFor[0].seat).toBe(1)
  })

  test('given that the rules refuse one of several, then the problem names it and the reason, and none is made', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    const refused = await board.tries(0, 0, gather, drive, drive).expect(422)
    expect(refused.body).toMatchObject({ code: 'illegal-move', params: { index: 2 } })
    expect(refused.body.rule).toMatch(/^hamlet\//)
    expect(refused.body.detail).toMatch(/\.$/)
    expect(await numbersIn(board)).toEqual([])
    const other = await board.tries(0, 0, gather, fish).expect(400)
    expect(other.body.errors[0].at).toMatch(/^body\/moves\/1/)
  })

  test('given a move that was tried at the same node before and draws nothing, then its node is returned', async () => {
    const board = await newBoard(server, ann, opening('havana'))
    await board.tries(0, 0, open('siesta', 'obreros')).expect(200)
    await board.tries(0, 0, open('siesta', 'mama')).expect(200)
    const again = (await board.tries(0, 0, open('siesta', 'obreros')).expect(200)).body
    expect(again.nodes[0].number).toBe(1)
    await board.tries(0, 1, open('siesta', 'obreros')).expect(200)
    await board.tries(1, 1, open('siesta', 'obreros')).expect(200)
    expect(await numbersIn(board)).toEqual([1, 2, 3, 4])
  })

  test('given a move that draws, when it is tried again, then it is another node, with another draw; the first draw stays', async () => {
    const board = await newBoard(server, ann, opening('le-havre'))
    const drawn = new Set<string>()
    for (let tries = 1; tries <= 12; tries++) {
      const { nodes } = (await board.tries(0, 0, fish).expect(200)).body
      expect(nodes[0].number).toBe(tries)
      const { view } = (await board.get(`/nodes/${tries}`).expect(200)).body
      expect((await board.get(`/nodes/${tries}`).expect(200)).body.view).toEqual(view)
      drawn.add(JSON.stringify(view.tiles))
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('given a dry run, then it says and shows what the moves would do, up to the first draw, and nothing is stored', async () => {
    const board = await newBoard(server, ann, opening('le-havre'))
    const { seat, choices } = (await board.get('/nodes/0/choices').expect(200)).body
    const moves = [choices.find(({ move }: { move: { type: string } }) => move.type === 'take-offer').example]
    const rehearsed = (await board.rehearses(0, seat, ...moves).expect(200)).body
    expect(rehearsed).toMatchObject({ outcome: 'foretold', position: { node: 0, parent: null } })
    expect(await numbersIn(board)).toEqual([])
    const tried = (await board.tries(0, seat, ...moves).expect(200)).body
    expect(tried.outcome).toBe('tried')
    expect(tried.nodes[0].says.slice(0, rehearsed.says.length)).toEqual(rehearsed.says)
    expect(rehearsed.position.view.seats[seat].stock).toEqual(tried.position.view.seats[seat].stock)
    expect((await board.rehearses(0, seat, { type: 'end-turn' }).expect(422)).body.code).toBe('illegal-move')
    await board.rehearses(7, seat, ...moves).expect(404)
  })

  test('given two tabs at once, then both moves are made, each once', async () => {
    const board = await newBoard(server, ann, opening('havana'))
    const pairs = ['obreros', 'mama', 'mendigo', 'ladron'].map((card) => open('siesta', card))
    const answers = await Promise.all(pairs.map((move) => board.tries(0, 0, move)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await numbersIn(board)).toEqual([1, 2, 3, 4])
    await Promise.all([1, 2].map(() => board.tries(4, 1, open('siesta', 'mama')).expect(200)))
    expect(await numbersIn(board)).toEqual([1, 2, 3, 4, 5])
  })

  test('given an unknown node, seat or viewer, then it is not found', async () => {
    const board = await newBoard(server, ann, opening('havana'))
    await board.tries(7, 0, open('siesta', 'obreros')).expect(404)
    for (const ask of [board.tries, board.rehearses]) {
      const { body } = await ask(0, 2, open('siesta', 'obreros')).expect(404)
      expect(body).toMatchObject({
        code: 'not-found',
        errors: [{ at: 'body/seat', problem: 'There is no such seat.' }],
      })
    }
    expect((await board.get('/nodes/1').expect(404)).body.code).toBe('not-found')
    for (const [path, at] of [
      ['/nodes/0?as=2', 'as'],
      ['/nodes/0/choices?seat=2', 'seat'],
      ['/nodes/0/picture?as=2', 'as'],
    ]) {
      const { body } = await board.get(path ?? '').expect(404)
      const errors = [{ at: `querystring/${at}`, problem: 'There is no such seat.' }]
      expect(body).toMatchObject({ code: 'not-found', errors })
    }
  })

  test('given 120 requests within a minute, when one more arrives, then it is refused', async () => {
    const dan = await newPlayer(server)
    const board = await newBoard(server, dan, opening('havana'))
    for (let tries = 0; tries < 120; tries++) await board.tries(9, 0, open('siesta', 'obreros')).expect(404)
    const refused = await board.tries(0, 0, open('siesta', 'obreros')).expect(429)
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['too-many-requests', expect.any(String)])
  })

  test.each([
    ['a dry run', true],
    ['a move', false],
  ])(
    'given %s repeated with its key, then each repetition counts, since its answer is computed again',
    async (_what, dryRun) => {
      const board = await newBoard(server, await newPlayer(server), opening('havana'))
      const repeated = () => {
        const asked = dryRun ? board.rehearses : board.tries
        return asked(0, 0, open('siesta', 'obreros')).set('idempotency-key', 'the-same-key')
      }
      const left = async () => Number(/r=(\d+)/.exec((await repeated().expect(200)).headers.ratelimit ?? '')?.[1])

      expect([await left(), await left(), await left()]).toEqual([119, 118, 117])
    },
  )
})

describe('a line', () => {
  test('given a name, then it is among the variations with its length, until the name is removed', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    await board.tries(0, 0, gather, drive).expect(200)
    await board.tries(0, 0, { type: 'gather', at: 'quarry' }).expect(200)
    await board.patch('/nodes/2', { name: 'Wood first' }).expect(204)
    await board.patch('/nodes/3', { name: 'Stone first' }).expect(204)
    const tree = await board.tree()
    expect(tree.variations).toEqual([
      { name: 'Wood first', node: 2, length: 2 },
      { name: 'Stone first', node: 3, length: 1 },
    ])
    expect(tree.nodes.map(({ name }) => name)).toEqual([null, 'Wood first', 'Stone first'])
    await board.patch('/nodes/2', { name: null }).expect(204)
    expect((await board.tree()).variations).toHaveLength(1)
    await board.patch('/nodes/9', { name: 'Nothing' }).expect(404)
    await board.patch('/nodes/0', { name: 'The beginning' }).expect(400)
    const eve = await newPlayer(server)
    await boardOf(server, eve, board.id).patch('/nodes/2', { name: 'Mine' }).expect(404)
  })

  test('given a comment on a move, then it stands beside the name, each without the other', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    await board.tries(0, 0, gather).expect(200)
    await board.patch('/nodes/1', { comment: 'Wood is short.\nStone is not.' }).expect(204)
    await board.patch('/nodes/1', { name: 'Wood first' }).expect(204)
    const said = async () => (await board.tree()).nodes.map(({ name, comment }) => [name, comment])
    expect(await said()).toEqual([['Wood first', 'Wood is short.\nStone is not.']])
    await board.patch('/nodes/1', { comment: null }).expect(204)
    expect(await said()).toEqual([['Wood first', null]])
    await board.patch('/nodes/1', { comment: ' ' }).expect(400)
    await board.patch('/nodes/1', { comment: 'x'.repeat(2001) }).expect(400)
  })

  test('given that a node is deleted, then everything after it is deleted, and its number is never used again', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    await board.tries(0, 0, gather, drive).expect(200)
    await board.tries(0, 0, { type: 'gather', at: 'quarry' }).expect(200)
    const eve = await newPlayer(server)
    await boardOf(server, eve, board.id).remove('/nodes/1').expect(404)
    await board.remove('/nodes/1').expect(204)
    expect(await numbersIn(board)).toEqual([3])
    await board.remove('/nodes/1').expect(404)
    const again = (await board.tries(0, 0, gather).expect(200)).body
    expect(again.nodes[0].number).toBeGreaterThan(3)
  })

  test('given that it is deleted while a move is tried on it, then no orphan is left', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    for (let races = 0; races < 5; races++) {
      const { nodes } = (await board.tries(0, 0, gather).expect(200)).body
      const { number } = nodes[0]
      const [removed, tried] = await Promise.all([board.remove(`/nodes/${number}`), board.tries(number, 0, drive)])
      expect(removed.status).toBe(204)
      expect([200, 404]).toContain(tried.status)
      expect(await numbersIn(board)).toEqual([])
    }
  })

  test('given a line of 400 moves, when one more is tried, then the study is full there, but not elsewhere', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    await longLine(board.id, 400, (number) => number - 1)
    expect((await board.tries(400, 0, gather).expect(409)).body).toMatchObject({
      code: 'study-full',
      params: { nodes: 2000, deep: 400 },
    })
    await board.tries(399, 0, gather, drive).expect(409)
    expect((await board.tries(399, 0, gather).expect(200)).body.nodes[0].number).toBe(401)
  })

  test('given a study of 2000 moves, when one more is tried, then it is refused; existing ones are returned', async () => {
    const board = await newBoard(server, ann, opening('hamlet'))
    await board.tries(0, 0, gather).expect(200)
    await prisma.studyNode.deleteMany({ where: { studyId: board.id } })
    await longLine(board.id, 1999, () => 0)
    const { nodes } = (await board.tries(1999, 0, gather).expect(200)).body
    expect(nodes[0].number).toBe(2000)
    expect((await board.tries(0, 0, { type: 'gather', at: 'quarry' }).expect(409)).body.code).toBe('study-full')
    expect((await board.tries(1999, 0, gather).expect(200)).body.nodes[0].number).toBe(2000)
    expect((await board.tree()).nodes).toHaveLength(2000)
    await board.remove('/nodes/5').expect(204)
    await board.tries(0, 0, { type: 'gather', at: 'quarry' }).expect(200)
  })
})
