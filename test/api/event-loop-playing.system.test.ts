import { Registry } from 'prom-client'
import request, { type Test } from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { server as another, type Server } from '../../src/main.ts'
import { blockedByRequest, mostMilliseconds as most } from '../support/event-loop.ts'
import { type HeavyMatch, heavyMatch } from '../support/heavy-match.ts'
import { oneWithSeed } from '../support/long.ts'
import type { Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'

/** Longer than any match ever played; longer still on request. */
const entries = Number(process.env.ENTRIES ?? 1000)
/** As many as fit on a page of a list. */
const alike = 100

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

/** The event loop computes what players ask of a running match: the work is bounded or done in slices. */
describe
  .skipIf(process.env.TEST_DATABASE_URL === undefined)
  .each(oneWithSeed('a heavy match', [...catalogue.values()]))(
  'a running match of $meta.id, with the most seats and a long journal, at its heaviest position',
  (game) => {
    let match: HeavyMatch
    let ann: Person
    beforeAll(async () => {
      match = await heavyMatch(server, game, entries)
      const person = match.people[match.seat]
      if (person === undefined) throw new Error('somebody is asked')
      ann = person
    })

    const at = (path: string) => `/v1/matches/${match.id}${path}`
    const seen = (path: string) => ann.as(http.get(at(path))).expect(200)
    const moving = (body: object): Test => ann.as(http.post(at('/moves'))).send(body)
    const choices = async (): Promise<{ example: object }[]> => (await seen('/choices')).body.choices

    test.each([
      ['', ''],
      ['its position', '/view'],
      ['its position as it was', `/view?version=${entries >> 1}`],
      ['what may be done in it', '/choices'],
      ['what happened in it', '/journal?limit=200'],
      ['what is different since its beginning', `/difference?from=1&to=${entries}`],
      ['how an entry came about', `/entries/${entries >> 1}`],
      ['its journal as a file', '/journal-file'],
      ['its position, drawn', '/picture'],
    ])('is shown: %s', async (_, path) => expect(await blockedByRequest(() => seen(path))).toBeLessThan(most))

    test.each(['/view', '/choices', '/view?version=2', '/journal?limit=200', '/difference?from=1'])(
      'is shown by a server that has not cached it: %s',
      async (path) => {
        const opened: Server[] = []
        let newest = http
        const prepare = async () => {
          const fresh = await another({ ...server.platform, metrics: new Registry() })
          await fresh.app.ready()
          opened.push(fresh)
          newest = request(fresh.app.server)
        }
        const held = await blockedByRequest(() => ann.as(newest.get(at(path))).expect(200), { prepare })
        for (const { app, worker } of opened) {
          await worker.stop()
          await app.close()
        }
        expect(held).toBeLessThan(most)
      },
    )

    test('takes a dry run of any choice, with as many moves as a request may have', async () => {
      for (const { example } of await choices()) {
        const moves = Array.from({ length: 20 }, () => example)
        expect(await blockedByRequest(() => moving({ moves, dryRun: true }))).toBeLessThan(most)
      }
    })

    test('takes a move, and takes it back', async () => {
      const { version } = (await seen('/view')).body
      const held = { move: [] as number[], back: [] as number[] }
      for (const _ of [1, 2, 3]) {
        held.move.push(await blockedByRequest(() => moving({ moves: [match.revocable] }).expect(200), { tries: 1 }))
        const agreed = ann
          .as(http.post(at('/take-back')))
          .send({ to: version })
          .expect(200)
        held.back.push(await blockedByRequest(() => agreed, { tries: 1 }))
      }
      expect(Math.min(...held.move)).toBeLessThan(most)
      expect(Math.min(...held.back)).toBeLessThan(most)
    })

    test('is listed with as many others of the same weight', async () => {
      for (let copy = 0; copy < alike; copy++) await copied(match.id)
      expect((await ann.as(http.get('/v1/matches?mine=true&limit=100')).expect(200)).body.items).toHaveLength(alike)
      for (const query of ['limit=100', 'limit=100&status=running', `limit=100&game=${game.meta.id}`]) {
        expect(await blockedByRequest(() => ann.as(http.get(`/v1/matches?${query}`)).expect(200))).toBeLessThan(most)
      }
    })
  },
)

/** A copy of the match without its journal. */
async function copied(match: string): Promise<void> {
  await prisma.$executeRaw`
    WITH one AS (SELECT gen_random_uuid() AS id), copy AS (
      INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', one.id))).*
      FROM matches m, one WHERE m.id = ${match}::uuid RETURNING id
    ), seated AS (
      INSERT INTO participants SELECT (jsonb_populate_record(p, jsonb_build_object('match_id', copy.id))).*
      FROM participants p, copy WHERE p.match_id = ${match}::uuid
    )
    INSERT INTO decisions SELECT (jsonb_populate_record(d, jsonb_build_object('match_id', copy.id))).*
    FROM decisions d, copy WHERE d.match_id = ${match}::uuid`
}
