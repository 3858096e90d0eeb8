import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { times } from '../support/long.ts'
import { newAdministrator } from '../support/people.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { siteOnPostgres, tablesOf } from './site.ts'

const programs = isDrawn('lost-connections') ? postgresPrograms() : undefined
const most = times(60, 1000)
/** Part of a pool at a time: if all were terminated at once, few would be lost in transit. */
const atOnce = 3
const askers = 8

describe.skipIf(programs === undefined)('terminated database connections (need initdb on this machine)', () => {
  test(`fail one request each at most, and never the process: ${most} of them under load (FAULTS_SEED=${seed})`, async () => {
    const site = await siteOnPostgres(programs ?? '')
    const tables = await tablesOf(site, 6)
    const administrator = await site.behind((platform) => newAdministrator({ platform, clock: platform.clock }))
    const server = await site.start()
    const playing = load(site.url, tables, { seed })
    const answers = new Map<string, number>()
    let isOver = false

    /** An administrator's list is recorded in the audit log: such a transaction takes a client from the pool. */
    async function ask(): Promise<void> {
      while (!isOver) {
        const headers = { authorization: `Bearer ${administrator.token()}` }
        const answer = await fetch(`${server.url}/v1/admin/accounts`, { headers })
        await answer.arrayBuffer()
        const said = `${answer.status}, ${answer.headers.has('retry-after') ? 'later' : 'now'}`
        answers.set(said, (answers.get(said) ?? 0) + 1)
      }
    }

    const asking = Promise.all(Array.from({ length: askers }, ask))
    asking.catch(() => undefined)
    await expect.poll(playing.moves).toBeGreaterThan(0)
    const lost = await terminated(site.postgres.url, most, () => server.child.exitCode === null)
    isOver = true
    await asking
    const log = await playing.stop()
    expect(server.child.exitCode, server.stderr()).toBeNull()
    expect(lost).toBeGreaterThanOrEqual(most)
    expect(answers.get('200, now')).toBeGreaterThan(0)
    expect([...answers.keys()].filter((said) => said !== '200, now' && said !== '503, later')).toEqual([])
    expect((await fetch(`${server.url}/v1/health`)).status).toBe(200)
    expect(server.stderr()).toBe('')
    // The process lived: whoever asked it was answered.
    expect(log.lines.filter(({ answer }) => answer.kind === 'none')).toEqual([])
    expect(violations(log, await recovered(site, log.players))).toEqual([])
  })
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
