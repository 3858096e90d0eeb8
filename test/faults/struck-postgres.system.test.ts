import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isLong } from '../support/long.ts'
import { onServer } from '../support/on-server.ts'
import { type Postgres, postgresPrograms } from '../support/postgres.ts'
import { violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { type FailingDisk, failingDisk, filled } from './own-disk.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { siteOnPostgres, tablesOf } from './site.ts'

const programs = isDrawn('struck-postgres') ? postgresPrograms() : undefined
const disk = programs === undefined ? undefined : failingDisk(220)

const Readiness = z.object({
  checks: z.object({ database: z.string(), reason: z.string().nullable(), storage: z.string() }),
})

async function ready(server: string) {
  const answer = await fetch(`${server}/readyz`)
  return { status: answer.status, ...Readiness.parse(await answer.json()).checks }
}

describe.skipIf(programs === undefined)('PostgreSQL under load (needs initdb on this machine)', () => {
  test(`is broken in every way, and mended: the server goes on by itself, nothing is lost or done twice (FAULTS_SEED=${seed})`, async () => {
    const site = await siteOnPostgres(programs ?? '', disk === undefined ? {} : { disk: disk.folder })
    const { postgres } = site
    const faults = [
      () => full(postgres.url),
      // Only on a disk of its own: needs the right to mount one.
      ...(disk === undefined ? [] : [async () => fullDisk(disk), async () => failedDisk(disk, postgres)]),
      // Health commits something every ten seconds.
      ...(isLong ? [() => withoutStandby(postgres.url)] : []),
    ]
    const tables = await tablesOf(site, 4)
    const { url, child } = await site.start()
    const playing = load(site.url, tables, { seed, rest: 5 })
    const goesOn = async () => {
      const before = playing.moves()
      await expect.poll(playing.moves).toBeGreaterThan(before + 10)
    }
    for (const strike of faults) {
      await goesOn()
      const { says, mend } = await strike()
      await expect.poll(() => ready(url)).toMatchObject({ status: 503, ...says })
      await mend()
      if (!postgres.isRunning()) await postgres.start()
      await expect.poll(() => ready(url)).toMatchObject({ status: 200 })
    }
    await goesOn()
    const log = await playing.stop()
    expect(child.exitCode).toBeNull()
    expect(violations(log, await recovered(site, log.players))).toEqual([])
  })
})

/** What readiness says of a fault, and how it ends. */
interface Struck {
  readonly says: object
  mend(): unknown
}

/** Others have all connections. */
async function full(postgres: string): Promise<Struck> {
  const operator = await held(postgres)
  const others = [operator]
  const ends = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND application_name <> 'held'`
  for (;;) {
    try {
      others.push(await held(postgres))
    } catch {
      if ((await operator.query(ends)).rowCount === 0) break
    }
  }
  return {
    says: { database: 'unavailable', reason: 'it has no connection left' },
    mend: () => Promise.all(others.map((client) => client.end())),
  }
}

async function held(postgres: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres, application_name: 'held' })
  await client.connect()
  return client
}

/** The server may find it first where it writes a table or, which PostgreSQL does not survive, its log. */
function fullDisk({ folder }: FailingDisk): Struck {
  return { says: {}, mend: filled(folder) }
}

/** Nothing can be written any more, so PostgreSQL ends, and leaves its files as they are. */
function failedDisk(disk: FailingDisk, postgres: Postgres): Struck {
  disk.fail()
  return {
    says: { database: 'unavailable' },
    async mend() {
      await expect.poll(() => mountedAgain(disk, postgres)).toBe(true)
      await postgres.start()
    },
  }
}

/** A process that still ends has files open. */
function mountedAgain(disk: FailingDisk, postgres: Postgres): boolean {
  postgres.kill()
  try {
    disk.mountAgain()
    return true
  } catch {
    return false
  }
}

/** Commits wait for a standby that does not exist. */
async function withoutStandby(postgres: string): Promise<Struck> {
  const set = async (change: string) => {
    await onServer(postgres, `ALTER SYSTEM ${change}`)
    await onServer(postgres, 'SELECT pg_reload_conf()')
  }
  await set("SET synchronous_standby_names = 'nobody'")
  return { says: { database: 'unavailable' }, mend: () => set('RESET synchronous_standby_names') }
}
