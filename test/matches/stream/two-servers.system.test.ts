import { Registry } from 'prom-client'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, server } from '../../../src/main.ts'
import { noticeName } from '../../../src/notices/record/notice-name.ts'
import { readCursorId } from '../../../src/notices/stream/cursor.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { readConfiguration } from '../../../src/platform/configuration.ts'
import { type Database, migrateDatabase, serverDatabase } from '../../../src/platform/database/database.ts'
import { type SharedSignals, sharedSignals } from '../../../src/platform/database/shared-signals.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { deriveSecrets } from '../../../src/platform/secrets.ts'
import { listener } from '../../support/event-stream.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../../support/postgres.ts'
import { handClock, urlOf } from '../../support/server.ts'
import { sharedThreads } from '../../support/threads.ts'
import { matchesIn, messagesIn, versionsIn } from './given.ts'

const programs = postgresPrograms()

/** A server like a process of its own: with its own connections to the database. */
interface Own extends Server {
  readonly platform: Platform
  readonly database: Database
  readonly signals: SharedSignals
}

async function own(url: string): Promise<Own> {
  const database = serverDatabase(url)
  const signals = sharedSignals(database)
  const platform: Platform = {
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    database,
    secrets: deriveSecrets('a secret for tests that is long enough'),
    clock: systemClock,
    signals,
    threads: sharedThreads,
    metrics: new Registry(),
    publicUrl: () => 'http://paquebot.test',
  }
  await migrateDatabase(database)
  const running = await server(platform)
  await running.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...running, platform, database, signals }
}

async function stop({ app, worker, signals, database }: Own): Promise<void> {
  await app.close()
  await worker.stop()
  await signals.stop()
  await database.close()
}

describe.skipIf(programs === undefined)('two servers on one PostgreSQL (needs initdb on this machine)', () => {
  let postgres: Postgres
  let servers: Own[] = []
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    servers = [await own(postgres.url), await own(postgres.url)]
  })
  afterAll(async () => {
    for (const one of servers) await stop(one)
    await postgres?.remove()
  })

  test('push what happens on the other: matches and accounts, even after their connections were lost', async () => {
    const [one, other] = servers
    if (!one || !other) throw new Error('two servers run')
    const here = { ...one, clock: handClock(new Date().toISOString()) }
    const [ann, bob] = [await newPlayer(here), await newPlayer(here)]
    const match = await httpMatch(here, [ann, bob])
    const stream = listener(() => urlOf(other), `/v1/matches/${match.id}/stream`, bob.token)
    const account = listener(() => urlOf(other), '/v1/account/stream', bob.token)
    for (const each of [stream, account]) await each.connect()
    await expect.poll(() => stream.heard.length + account.heard.length).toBe(2)

    const play = async (moves: number) => {
      for (let move = 0; move < moves; move++) await match.playOn()
      await match.post(0, '/messages', { text: 'And now?' }).expect(201)
      const { version } = (await match.get(1, '').expect(200)).body
      await expect.poll(() => matchesIn(stream.heard).at(-1)?.version).toBe(version)
      expect(versionsIn(stream.heard)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 2))
    }
    await play(5)
    await one.database.pool.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()`,
    )
    await expect.poll(async () => (await match.get(0, '')).status).toBe(200)
    await play(5)

    await expect.poll(() => messagesIn(stream.heard).map(({ number }) => number)).toEqual([1, 2])
    const { prisma } = one.database
    const { secrets } = one.platform
    const written = await prisma.notice.findMany({
      where: { accountId: bob.id },
      orderBy: [{ written: 'asc' }, { id: 'asc' }],
    })
    const ids = () => account.heard.flatMap(({ event, data }) => (event === 'notice' ? [Object(data).id] : []))
    const [start] = account.heard
    const begun = readCursorId(secrets, start?.id ?? '')?.written ?? 0n
    const after = written.filter((notice) => notice.written >= begun)
    await expect.poll(ids).toEqual(after.map(({ id }) => noticeName(secrets, id)))
    expect(after.length).toBeGreaterThan(2)
    for (const each of [stream, account]) each.hangUp()
  })

  test('end the streams of a session that ended on the other, within a second', async () => {
    const [one, other] = servers
    if (!one || !other) throw new Error('two servers run')
    const ann = await newPlayer({ ...one, clock: handClock(new Date().toISOString()) })
    const account = listener(() => urlOf(other), '/v1/account/stream', ann.token)
    await account.connect()
    await ann.as(request(one.app.server).delete('/v1/sessions')).expect(204)
    await expect.poll(() => account.isOpen(), { timeout: 1000 }).toBe(false)
  })
})
