import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../src/generated/prisma/client.ts'
import { serverDatabase } from '../../src/platform/database/database.ts'
import { isConnectionLost } from '../../src/platform/database/sql-state.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../support/postgres.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'
import { expectWithin } from '../support/wall-time.ts'

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('a PostgreSQL server that stops (needs initdb on this machine)', () => {
  let postgres: Postgres
  let server: ServerProcess
  let folder = ''
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    folder = mkdtempSync(path.join(tmpdir(), 'paquebot-lost-'))
    server = await serverProcess({ DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'error' })
  })
  afterAll(async () => {
    await server?.stop('SIGKILL')
    await postgres?.remove()
    rmSync(folder, { recursive: true })
  })

  test('leaves the outcome of a statement unknown, which is detected', async () => {
    const database = serverDatabase(postgres.url)
    const killer = serverDatabase(postgres.url)
    const sleeping = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(61)%' AND pid <> pg_backend_pid()`
    const cut = async (statement: Promise<unknown>) => {
      let ended: { readonly error: unknown } | undefined
      void statement.catch((error: unknown) => {
        ended = { error }
      })
      // A process that is ending is still listed for a while, so it may be that of an earlier statement that is found first.
      await expect.poll(() => killer.pool.query(sleeping).then(() => ended)).toBeDefined()
      return ended?.error
    }
    const raw = () => database.prisma.$queryRaw`SELECT 1 FROM pg_sleep(61)`
    expect(isConnectionLost(await cut(raw()))).toBe(true)
    expect(isConnectionLost(await cut(database.read(Prisma.sql`SELECT 1 FROM pg_sleep(61)`)))).toBe(true)
    expect(isConnectionLost(await cut(database.prisma.$transaction([raw()])))).toBe(true)
    expect(await database.prisma.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
    await Promise.all([database.close(), killer.close()])
  })

  test('causes problem responses meanwhile, and the server recovers by itself', async () => {
    const health = async () => {
      const answer = await fetch(`${server.url}/v1/health`)
      const { headers } = answer
      const [type, retryAfter] = ['content-type', 'retry-after'].map((name) => headers.get(name))
      return { status: answer.status, type, retryAfter, body: await answer.text() }
    }
    const keys = async () => (await fetch(`${server.url}/v1/keys`)).status
    expect((await health()).status).toBe(200)
    expect(await keys()).toBe(200)

    await postgres.stop()
    const away = await health()
    expect(away).toMatchObject({ status: 503, type: expect.stringContaining('application/problem+json') })
    expect(away.retryAfter).toBe('5')
    expect(JSON.parse(away.body)).toMatchObject({ code: 'unavailable' })
    expect(away.body).not.toMatch(/prisma|connect|postgres/i)
    expect(await keys()).toBe(503)
    expect(await Promise.all(Array.from({ length: 20 }, keys))).toEqual(Array.from({ length: 20 }, () => 503))

    await postgres.start()
    await expect.poll(health).toMatchObject({ status: 200 })
    expect(await keys()).toBe(200)
    expect(server.child.exitCode).toBeNull()
  })

  test('does not prevent the Paquebot server from stopping', async () => {
    await postgres.stop()
    const { code, milliseconds } = await server.stop()
    expect(code).toBe(0)
    expectWithin(milliseconds, 15_000)
  })
})
