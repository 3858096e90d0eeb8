import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Database, migrateDatabase, serverDatabase } from '../../../src/platform/database/database.ts'
import { withReplica } from '../../../src/platform/database/replica.ts'
import { afterFile } from '../../support/after-file.ts'
import { httpMatch } from '../../support/http-match.ts'
import { onServer } from '../../support/on-server.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../../support/postgres.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('a replica (needs initdb on this machine)', () => {
  /** In milliseconds, set by hand: how old an answer is depends on no machine. */
  let time = 0
  let copy: Postgres
  let database: Database
  let server: TestServer
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    const primary = await ownPostgres(programs ?? '')
    afterFile(primary.remove)
    copy = await ownPostgres(programs ?? '', { copyOf: primary.url })
    afterFile(copy.remove)
    database = withReplica(serverDatabase(primary.url), serverDatabase(copy.url), () => time)
    await migrateDatabase(database)
    server = await testServer({}, { database })
    ann = await newPlayer(server)
    bob = await newPlayer(server)
  })

  /** Whether it is the replica that says what may be late. */
  const isAsked = (): Promise<boolean> =>
    database.readReplica(async ({ pool }) => (await pool.query('SELECT pg_is_in_recovery() AS is')).rows[0]?.is)

  const listed = async (query: string): Promise<string[]> => {
    const list = request(server.app.server).get(`/v1/matches${query}`)
    return (await ann.as(list).expect(200)).body.items.map(({ id }: { id: string }) => id)
  }

  test('is asked for lists while it keeps up, and for nothing about the caller', async () => {
    await expect.poll(isAsked).toBe(true)
    await onServer(copy.url, 'SELECT pg_wal_replay_pause()')
    const opening = { game: 'havana', seats: 2, seating: 'as-joined' }
    const { id } = (await ann.as(request(server.app.server).post('/v1/matches')).send(opening).expect(201)).body
    time += 1000
    expect(await listed('')).toEqual([])
    expect(await listed('?mine=true')).toEqual([id])
    // Then what it says is too old.
    time += 1
    expect(await listed('')).toEqual([id])
    expect(await isAsked()).toBe(false)

    await onServer(copy.url, 'SELECT pg_wal_replay_resume()')
    await expect.poll(isAsked).toBe(true)
    expect(await listed('')).toEqual([id])
  })

  test('is not missed while it is away: each request is answered by the primary', async () => {
    const { playOn } = await httpMatch(server, [ann, bob])
    const path = `/v1/people/${bob.name}`
    await expect.poll(isAsked).toBe(true)
    const news: string[] = []
    database.onReplica?.(({ is }) => news.push(is))
    await copy.stop()
    const looks = Array.from({ length: 20 }, () => ann.as(request(server.app.server).get(path)))
    for (const look of looks) await look.expect(200)
    await playOn()
    expect(await isAsked()).toBe(false)
    expect(news).toEqual(['away'])

    await copy.start()
    await expect.poll(isAsked).toBe(true)
    expect(news).toEqual(['away', 'back'])
  })
})
