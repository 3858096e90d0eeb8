import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { resultOf } from '../../src/journal/head.ts'
import { entriesOf, type JournalFile } from '../../src/journal/journal-file.ts'
import { heads } from '../../src/journal/replay.ts'
import { boardOf, newBoard, wish } from '../studies/board.ts'
import { blockedByRequest, longestTurn, mostMilliseconds as most } from '../support/event-loop.ts'
import { fileFromElsewhere, keyElsewhere, signedElsewhere } from '../support/journal-files.ts'
import { oneWithSeed } from '../support/long.ts'
import { newAdministrator, newPlayer } from '../support/people.ts'
import { processorTime } from '../support/processor-time.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const ann = await newPlayer(server)
const administrator = await newAdministrator(server)

/** Matches with the most seats and the most entries. */
const golden = oneWithSeed('the longest golden match', [
  'hamlet-1-four-seats-one-leaves',
  'le-havre-1-full-two-seats-all-specials',
  'havana-1-four-seats-one-leaves',
]).map(heaviest)

/** The file of a whole match with its result and, of every eighth version, the one with the most to choose from. */
function heaviest(name: string): { game: string; file: JournalFile; version: number } {
  const file = fileFromElsewhere(name)
  const read = entriesOf(file)
  const game = catalogue.get(file.game)
  if (read.outcome === 'hidden' || !game) throw new Error('a golden journal is whole')
  const all = [...heads(game, read.entries)]
  const weight = ({ state, decisions }: (typeof all)[number]) =>
    decisions.reduce((sum, { seat }) => sum + JSON.stringify(game.choices(state, seat)).length, 0)
  const [last] = all.slice(-1)
  const [most] = all.filter(({ version }) => version % 8 === 0).toSorted((one, other) => weight(other) - weight(one))
  if (!last || !most) throw new Error('a journal has entries')
  return {
    game: file.game,
    file: signedElsewhere({ ...file, result: resultOf(game, last) ?? null }),
    version: most.version,
  }
}

describe.skipIf(process.env.TEST_DATABASE_URL === undefined).each(golden)(
  'the heaviest position of $game',
  ({ file, version }) => {
    const { match } = file
    const seen = (path: string) => () => ann.as(http.get(`/v1/matches/${match}${path}`)).expect(200)
    const looked = (path: string) => () => administrator.as(http.get(`/v1/admin/matches/${match}${path}`)).expect(200)
    const importing = () => administrator.as(http.post('/v1/admin/imports')).send({ file, publicKey: keyElsewhere })

    test('its match is imported', async () => {
      await importing().expect(201)
      expect(await blockedByRequest(() => importing().expect(200))).toBeLessThan(most)
    })

    test.each([
      ['seen', '/view', seen],
      ['seen as it was', `/view?version=${version}`, seen],
      ['listed, entry by entry', '/journal?limit=200', seen],
      ['given out', '/journal-file', seen],
      ['drawn', `/picture?version=${version}`, seen],
      ['drawn with pixels', `/picture?format=png&version=${version}`, seen],
      ['compared', `/difference?from=1&to=${version}`, seen],
      ['looked into', `/entries/${version}`, seen],
      ['judged again', '/verification', looked],
    ] as const)('its match is %s', async (_, path, by) => expect(await blockedByRequest(by(path))).toBeLessThan(most))

    test('is studied, tried, shown, drawn, exported and imported again', async () => {
      const board = await newBoard(server, ann, { kind: 'match', match, version })
      const position = (await board.get('/nodes/0/position').expect(200)).body
      const { seat, choices } = (await board.get('/nodes/0/choices').expect(200)).body
      expect(choices.length).toBeGreaterThan(0)
      const requests = [
        () => wish(server, ann, { kind: 'match', match, version }).expect(201),
        () => wish(server, ann, { kind: 'position', position }).expect(201),
        () => board.get('/nodes/0').expect(200),
        () => board.get('/nodes/0/choices').expect(200),
        () => board.get('/nodes/0/picture').expect(200),
        () => board.get('/nodes/0/position').expect(200),
        () => board.tries(0, seat, choices[0].example).expect(200),
        // However many moves the request has: all but the first may be refused.
        () => board.tries(0, seat, ...Array.from({ length: 20 }, () => choices[0].example)),
      ]
      for (const asked of requests) expect(await blockedByRequest(asked)).toBeLessThan(most)
    })

    test('is in a study with the most moves, which is read', async () => {
      const board = await newBoard(server, ann, { kind: 'match', match, version })
      const { seat, choices } = (await board.get('/nodes/0/choices').expect(200)).body
      const { nodes } = (await board.tries(0, seat, choices[0].example).expect(200)).body
      const [{ number: parent }] = nodes
      await prisma.$executeRaw`
      INSERT INTO study_nodes (study_id, number, parent, seat, move, events, created_at)
      SELECT study_id, n, ${parent}::int, seat, move, events, created_at
      FROM study_nodes, generate_series(2, 1999) AS n WHERE study_id = ${board.id}::uuid AND number = ${parent}::int`
      expect(await blockedByRequest(() => boardOf(server, ann, board.id).get().expect(200))).toBeLessThan(most)
    })
  },
)

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'a file of the largest size is imported, and refused, under a key',
  async () => {
    const [{ file } = { file: null }] = golden
    const text = JSON.stringify({ file, publicKey: keyElsewhere })
    const long = Buffer.from(text.padEnd(16 * 1024 * 1024 - 1))
    const broken = Buffer.from(text.slice(0, -1).padEnd(16 * 1024 * 1024 - 1))
    const imported = (payload: Buffer, status: number) => async () => {
      const headers = {
        authorization: `Bearer ${administrator.token()}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const answer = await server.app.inject({ method: 'POST', url: '/v1/admin/imports', headers, payload })
      expect(answer.statusCode).toBe(status)
    }
    expect(await blockedByRequest(imported(long, 200))).toBeLessThan(most)
    expect(await blockedByRequest(imported(broken, 400))).toBeLessThan(most)
  },
)

test('the measurement notices a blocked event loop', async () => {
  const spin = async () => {
    const end = processorTime() + 4 * most
    while (processorTime() < end) Math.sqrt(end)
  }
  expect(await longestTurn(spin)).toBeGreaterThan(most)
})
