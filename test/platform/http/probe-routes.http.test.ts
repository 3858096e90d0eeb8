import request from 'supertest'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from '../../support/server.ts'

describe('what a supervisor asks', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })

  const get = (path: string) => request(server.app.server).get(path)
  const query = (text: string) => server.platform.database.pool.query(text)

  test('the process answers', async () => {
    const { status, body, headers } = await get('/healthz')
    expect({ status, body, cached: headers['cache-control'] }).toEqual({
      status: 200,
      body: { status: 'ok' },
      cached: 'no-store',
    })
  })

  test('a server with all migrations, and a database that can write, is ready', async () => {
    const { status, body } = await get('/readyz')
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        status: 'ready',
        checks: {
          database: 'ok',
          reason: null,
          storage: 'ok',
          migrations: 'ok',
          lockedTables: [],
          secondsOverdue: 0,
          secondsRetrying: 0,
        },
      },
    })
  })

  test('it is not while a migration is missing', async () => {
    const newest = '(SELECT max(migration_name) FROM _prisma_migrations)'
    await query(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${newest}`)
    const { status, body } = await get('/readyz')
    await query('UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL')
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { status: 'not-ready', checks: { database: 'ok', migrations: 'missing' } },
    })
    expect((await get('/readyz')).status).toBe(200)
  })

  test('asked by many at a time, it looks at its database once', async () => {
    const { pool } = server.platform.database
    const asked = vi.spyOn(pool, 'query')
    await Promise.all(Array.from({ length: 20 }, () => get('/readyz').expect(200)))
    const looks = asked.mock.calls.filter(([text]) => String(text).includes('to_regclass')).length
    asked.mockRestore()
    expect(looks).toBeGreaterThan(0)
    expect(looks).toBeLessThan(20)
  })

  test('it says how late mails are, and stays ready', async () => {
    await query(
      `INSERT INTO notices (key, topic, payload, due_at, created_at)
       VALUES ('late', 'your-turn', '{}', '2026-03-02T08:00:00Z', '2026-03-02T08:00:00Z')`,
    )
    const { status, body } = await get('/readyz')
    await query("DELETE FROM notices WHERE key = 'late'")
    expect({ status, body }).toMatchObject({ status: 200, body: { checks: { secondsOverdue: 3600 } } })
  })

  test('it says for how long a mail server has not taken a mail', async () => {
    await query(
      `INSERT INTO notices (key, topic, payload, due_at, created_at, attempts, reason)
       VALUES ('refused', 'your-turn', '{}', '2026-03-02T09:30:00Z', '2026-03-02T08:00:00Z', 3, 'deferred 451')`,
    )
    const { status, body } = await get('/readyz')
    await query("DELETE FROM notices WHERE key = 'refused'")
    const secondsRetrying = (1 + 5 + 30 - 30) * 60
    expect({ status, body }).toMatchObject({ status: 200, body: { checks: { secondsOverdue: 0, secondsRetrying } } })
  })

  test('neither is in the document of the API', () => {
    const paths = Object.keys(server.app.swagger().paths ?? {})
    expect(paths.filter((path) => ['/healthz', '/readyz', '/metrics'].includes(path))).toEqual([])
  })
})
