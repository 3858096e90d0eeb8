import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './ports.ts'

/** A PostgreSQL server for one test, which can be stopped, killed and started. */
export interface Postgres {
  readonly url: string
  /** The same over its Unix socket, which costs a seventh less processor time for a short statement. */
  readonly socketUrl: string
  /** Starts it, and waits until it answers: after a kill, until it has recovered. */
  start(): Promise<void>
  stop(): Promise<void>
  /**
   * Kills all its processes by SIGKILL. Without the first one, the others end as soon as they notice, but one that waits
   * for a lock of a process that ended never does.
   */
  kill(): void
  /** False once it has ended by itself. */
  isRunning(): boolean
  /** Stops it and removes its folder. */
  remove(): Promise<void>
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

/**
 * Creates a new server in a temporary folder and starts it.
 * @param durable whether what is committed survives a loss of power, as it does with PostgreSQL's own settings. What is
 * durable is the bench's to measure, and most servers of tests live for minutes.
 * @param disk the folder in which it makes its own
 * @param copyOf the address of a server whose replica it is
 */
export async function ownPostgres(
  programs: string,
  {
    durable = false,
    disk = tmpdir(),
    copyOf,
  }: { readonly durable?: boolean; readonly disk?: string; readonly copyOf?: string } = {},
): Promise<Postgres> {
  const folder = realpathSync(mkdtempSync(path.join(disk, 'paquebot-postgres-')))
  const user = ownerOf(folder)
  const run = async (program: string, ...args: string[]) => {
    // The server would keep a pipe open for as long as it runs, so its output goes to a file.
    const child = spawn(path.join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed with ${code}`)
  }
  const data = path.join(folder, 'data')
  const port = await freePort()
  const made = ['--pgdata', data, '--no-sync']
  if (copyOf === undefined)
    await run('initdb', ...made, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C')
  else await run('pg_basebackup', ...made, `--dbname=${copyOf}`, '--checkpoint=fast', '--write-recovery-conf')
  const lax = durable ? '' : '-c fsync=off -c full_page_writes=off'
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${lax} -c jit=off`
  const pidFile = path.join(data, 'postmaster.pid')
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings)
  const stop = () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'fast')
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await start()
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    async start() {
      // While a process of a killed server still ends, its shared memory is in use, and a new one refuses to start.
      for (let tries = 1; ; tries++) {
        try {
          return await start()
        } catch (error) {
          if (tries === 100) throw error
        }
      }
    },
    stop,
    kill() {
      for (const pid of processesIn(data)) killIfThere(pid)
    },
    isRunning: () => existsSync(pidFile),
    async remove() {
      if (existsSync(pidFile)) await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The processes whose working directory is this: that of all processes of a PostgreSQL server is its data. */
const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingDirectory(name) === folder)
    .map(Number)

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // It has ended, or is somebody else's.
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Gives a folder to a user who may run PostgreSQL or PgBouncer, which refuse root. @returns what a child process needs to be that user */
export function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}

function idOf(which: '-u' | '-g'): number {
  const [postgres, nobody] = ['postgres', 'nobody'].map((name) => spawnSync('id', [which, name], { encoding: 'utf8' }))
  return Number(postgres?.status === 0 ? postgres.stdout : nobody?.stdout)
}
