import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A PostgreSQL server for one test, which can be stopped and started. */
export interface Postgres {
  readonly url: string
  start(): void
  stop(): void
  /** Stops it and removes its folder. */
  remove(): void
}

/** The folder of `initdb`: the one in TEST_POSTGRES, or the newest on this machine; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [
    process.env.TEST_POSTGRES ?? '',
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** Creates a new server in a temporary folder and starts it. */
export async function ownPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const run = (program: string, ...args: string[]) => {
    // The server would keep a pipe open for as long as it runs, so its output goes to a file.
    execFileSync(path.join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' })
  }
  const data = path.join(folder, 'data')
  const port = await freePort()
  run('initdb', '--pgdata', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync')
  // What is durable is the bench's to measure, and the tests' servers live for minutes.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c full_page_writes=off -c jit=off`
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings)
  const stop = () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'fast')
  start()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      if (existsSync(path.join(data, 'postmaster.pid'))) stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function idOf(which: '-u' | '-g'): number {
  const [postgres, nobody] = ['postgres', 'nobody'].map((name) => spawnSync('id', [which, name], { encoding: 'utf8' }))
  return Number(postgres?.status === 0 ? postgres.stdout : nobody?.stdout)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = addressOf(server.address())
  server.close()
  return port
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address
}
