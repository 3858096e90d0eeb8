import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../test/support/ports.ts'

const run = promisify(execFile)

/** A PostgreSQL server to measure on. */
export interface Postgres {
  /** Makes an empty database. @returns its URL */
  create(name: string): Promise<string>
  /** Flushes everything, so that the next measurement does not pay for the one before. */
  checkpoint(): Promise<void>
  /** Removes the databases, and the server if it was started here. */
  stop(): Promise<void>
}

/**
 * The PostgreSQL server of a URL (whose user must be a superuser) or, without one, a new server in a temporary folder
 * with the settings it comes with: fsync and synchronous commit are on.
 */
export async function startPostgres(url: string | undefined): Promise<Postgres> {
  if (url !== undefined) return onServer(url, async () => {})
  const folder = await mkdtemp(path.join(tmpdir(), 'paquebot-bench-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const data = path.join(folder, 'data')
    const port = await freePort()
    if (process.getuid?.() === 0) await run('chown', ['postgres', folder])
    await asPostgres('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C'])
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`
    await asPostgres('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings])
    return onServer(`postgres://postgres@127.0.0.1:${port}/postgres`, async () => {
      await asPostgres('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data])
      await remove()
    })
  } catch (error) {
    await remove()
    throw error
  }
}

function onServer(url: string, stopServer: () => Promise<void>): Postgres {
  const names: string[] = []

  async function execute(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }

  return {
    async create(purpose) {
      const name = `paquebot_bench_${purpose}_${randomBytes(4).toString('hex')}`
      await execute(`CREATE DATABASE ${name}`)
      names.push(name)
      const database = new URL(url)
      database.pathname = `/${name}`
      return database.href
    },
    checkpoint: () => execute('CHECKPOINT'),
    async stop() {
      await execute(...names.map((name) => `DROP DATABASE ${name} WITH (FORCE)`)).finally(stopServer)
    },
  }
}

/** Runs one of PostgreSQL's programs; PostgreSQL refuses to run as root. */
function asPostgres(program: string, given: readonly string[]): Promise<unknown> {
  const options = { cwd: tmpdir() }
  if (process.getuid?.() !== 0) return run(programPath(program), given, options)
  return run('runuser', ['-u', 'postgres', '--', programPath(program), ...given], options)
}

/** Where one of PostgreSQL's programs is: Debian keeps them by version, others on the path. */
export function programPath(program: string): string {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return program
  const newestFirst = readdirSync(versions).sort((one, other) => Number(other) - Number(one))
  const files = newestFirst.map((version) => path.join(versions, version, 'bin', program))
  return files.find((file) => existsSync(file)) ?? program
}
