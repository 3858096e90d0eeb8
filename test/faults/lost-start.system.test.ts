import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOwnProcess as paquebot } from '../cli/paquebot.ts'
import { paquebotProgram } from '../support/compiled.ts'
import { databaseUrl } from '../support/on-server.ts'
import { ownPostgres, type Postgres, postgresPrograms } from '../support/postgres.ts'
import { isDrawn } from './drawn.ts'

const programs = isDrawn('lost-start') ? postgresPrograms() : undefined

describe.skipIf(programs === undefined)('an interrupted migration (needs initdb on this machine)', () => {
  let postgres: Postgres
  let admin: pg.Client
  beforeAll(async () => {
    postgres = await ownPostgres(programs ?? '')
    admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await postgres?.remove()
  })

  function migration(url: string): ChildProcess {
    return spawn(paquebotProgram.node, [...paquebotProgram.args, 'migrate'], {
      cwd: paquebotProgram.folder,
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
    })
  }

  /**
   * Waits until the process is in the middle of it: some migrations are done, or the database has received the start of
   * one.
   */
  async function inTheMiddle(database: string, child: ChildProcess): Promise<void> {
    const running = `SELECT FROM pg_stat_activity WHERE datname = $1 AND query ~ '^(BEGIN|INSERT INTO _prisma|-- Create|DELETE FROM _prisma)'`
    while ((await admin.query(running, [database])).rowCount === 0) {
      if (child.exitCode !== null) throw new Error('the migration was over before it was stopped')
    }
  }

  test.each(['SIGKILL', 'SIGTERM'] as const)('does not block the next start: %s', async (signal) => {
    const name = `stopped_${Math.random().toString(36).slice(2)}`
    await admin.query(`CREATE DATABASE ${name}`)
    const url = databaseUrl(postgres.url, name)
    const child = migration(url)
    await inTheMiddle(name, child)
    child.kill(signal)
    await once(child, 'close')

    const ran = await paquebot(['migrate'], { environment: { DATABASE_URL: url } })
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    const again = await paquebot(['migrate'], { environment: { DATABASE_URL: url } })
    expect(again.stdout).toBe('The database is up to date.\n')
  })
})
