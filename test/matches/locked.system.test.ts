import pg from 'pg'
import type request from 'supertest'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const { pool, kind } = server.platform.database
const people = [await newPlayer(server), await newPlayer(server)] as const
/** Of each request: together far more than there are connections. */
const retries = 10

describe.runIf(kind === 'server')('a match that a transaction locks in the database', () => {
  const holder = new pg.Client({ connectionString: pool.options.connectionString })
  beforeAll(() => holder.connect())
  afterAll(() => holder.end())

  async function whileLocked(match: string, work: () => Promise<void>): Promise<void> {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM matches WHERE id = $1 FOR UPDATE', [match])
    try {
      await work()
    } finally {
      await holder.query('ROLLBACK')
    }
  }

  test('blocks nobody else, however often its players try; their answers say when to try again', async () => {
    const locked = await httpMatch(server, people, { game: 'hamlet' })
    const other = await httpMatch(server, people, { game: 'hamlet' })
    const answers: number[] = []
    const noted = async (asked: request.Test) => {
      const answer = await asked
      answers.push(answer.status)
      return answer
    }
    let trying: Promise<request.Response[]> | undefined

    await whileLocked(locked.id, async () => {
      trying = Promise.all(
        Array.from({ length: retries }, (_, number) => [
          noted(locked.move(0, { type: 'end-turn' })),
          noted(locked.post(0, '/messages', { text: `Are you there? ${number}` })),
          noted(locked.post(1, '/proposals', { kind: 'pause', days: 1 })),
          noted(locked.post(1, '/resignation')),
        ]).flat(),
      )
      for (let turns = 0; turns < 4; turns++) await other.move(turns % 2, { type: 'end-turn' }).expect(200)
      await other.post(0, '/messages', { text: 'Here nobody waits.' }).expect(201)
      await locked.get(0, '').expect(200)
      // If all shared one queue, those who came first would all have been answered before.
      expect(answers.length).toBeLessThan(4 * retries)
      for (const { status, headers, body } of await trying) {
        expect(status, JSON.stringify(body)).toBe(503)
        expect(body.code).toBe('unavailable')
        expect(headers['retry-after']).toBe('5')
      }
    })
    await locked.move(0, { type: 'end-turn' }).expect(200)
    await locked.post(0, '/messages', { text: 'We go on.' }).expect(201)
  })

  test('gets its last player by a wish once the lock is released', async () => {
    const [opener, wisher] = people
    const terms = { game: 'havana', seats: 2, pace: { kind: 'hours', hours: 72 } }
    const http = supertest(server.app.server)
    const { id } = (await opener.as(http.post('/v1/matches')).send(terms).expect(201)).body
    let wished: Promise<request.Response> | undefined
    await whileLocked(id, async () => {
      wished = wisher
        .as(http.post('/v1/wishes'))
        .send(terms)
        .then((answer) => answer)
      await pool.query('SELECT pg_sleep(1)')
    })
    expect((await wished)?.body).toMatchObject({ outcome: 'matched', match: id })
    expect((await opener.as(http.get(`/v1/matches/${id}`)).expect(200)).body.status).toBe('running')
  })

  test('keeps no wish from the next match that has room', async () => {
    const [opener, wisher] = people
    const terms = { game: 'havana', seats: 2, pace: { kind: 'hours', hours: 48 } }
    const http = supertest(server.app.server)
    const opened = async (by: Person) => (await by.as(http.post('/v1/matches')).send(terms).expect(201)).body.id
    const [first, second] = [await opened(opener), await opened(await newPlayer(server))]
    await whileLocked(first, async () => {
      const wished = await wisher.as(http.post('/v1/wishes')).send(terms)
      expect(wished.body).toMatchObject({ outcome: 'matched', match: second })
    })
  })

  test('is processed as soon as the lock is released', async () => {
    const locked = await httpMatch(server, people, { game: 'hamlet' })
    let moved: Promise<request.Response> | undefined
    await whileLocked(locked.id, async () => {
      moved = locked.move(0, { type: 'end-turn' }).then((answer) => answer)
      await pool.query('SELECT pg_sleep(0.3)')
    })
    expect((await moved)?.status).toBe(200)
  })
})
