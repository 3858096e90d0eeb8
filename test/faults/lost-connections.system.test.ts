// A few dozen in every run. A thousand by hand: LOST_CONNECTIONS=1000 npx vitest run
// test/faults/lost-connections.system.test.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { times } from '../support/long.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../support/postgres.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'

const programs = postgresPrograms()
const most = Number(process.env.LOST_CONNECTIONS ?? times(60, 1000))
/** Part of a pool at a time: if all were terminated at once, few would be lost in transit. */
const atOnce = 3
const clients = 16

const Started = z.object({ administrator: z.object({ email: z.string(), password: z.string() }) })
const Session = z.object({ accessToken: z.string() })

describe.skipIf(programs === undefined)('terminated database connections (need initdb on this machine)', () => {
  let postgres: Postgres
  let server: ServerProcess
  let folder = ''
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    folder = mkdtempSync(path.join(tmpdir(), 'paquebot-terminated-'))
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'silent' }
    server = await serverProcess(environment, ['--json'])
  })
  afterAll(async () => {
    await server?.stop('SIGKILL')
    await postgres?.remove()
    rmSync(folder, { recursive: true })
  })

  test(`fail one request each at most, and never the process: ${most} of them under load`, {
    timeout: 240_000 + most * 200,
  }, async () => {
    await expect.poll(() => server.stdout()).toMatch(/\}\s*$/)
    const { administrator } = Started.parse(JSON.parse(server.stdout()))
    const headers = { authorization: `Bearer ${await signedIn(administrator)}` }
    const answers = new Map<number, number>()
    let isOver = false

    /** An administrator's list is recorded in the audit log: such a transaction takes a client from the pool. */
    async function ask(): Promise<void> {
      while (!isOver) {
        const { status } = await fetch(`${server.url}/v1/admin/accounts`, { headers }).then(async (answer) => {
          await answer.arrayBuffer()
          return answer
        })
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }

    const asking = Promise.all(Array.from({ length: clients }, ask))
    asking.catch(() => undefined)
    const lost = await terminated(postgres.url, most, () => server.child.exitCode === null)
    isOver = true
    await asking
    expect(server.child.exitCode, server.stderr()).toBeNull()
    expect(lost).toBeGreaterThanOrEqual(most)
    expect(answers.get(200)).toBeGreaterThan(0)
    expect([...answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await fetch(`${server.url}/v1/health`)).status).toBe(200)
    expect(server.stderr()).toBe('')
  })

  async function signedIn(administrator: object): Promise<string> {
    const answer = await fetch(`${server.url}/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    })
    return Session.parse(await answer.json()).accessToken
  }
})

/** Terminates some of the server's connections at a time. @returns how many */
async function terminated(url: string, count: number, goesOn: () => boolean): Promise<number> {
  const killer = new pg.Client({ connectionString: url })
  await killer.connect()
  let lost = 0
  while (lost < count && goesOn()) {
    const { rowCount } = await killer.query(
      `SELECT pg_terminate_backend(pid) FROM (
         SELECT pid FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY random() LIMIT $1
       ) victims`,
      [atOnce],
    )
    lost += rowCount ?? 0
  }
  await killer.end()
  return lost
}
