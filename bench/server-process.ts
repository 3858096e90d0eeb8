import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Entry } from '../src/journal/entry.ts'
import { secret } from './platform.ts'

/** A server of this project in a process of its own, listening. */
export interface ServerProcess {
  readonly address: URL
  readonly pid: number | undefined
  stop(): Promise<void>
}

const fromSource = ['--import', 'tsx']
const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts `paquebot serve` from source on a database, and waits until it listens. */
export function startServer(databaseUrl: string, options: readonly string[] = []): Promise<ServerProcess> {
  return startProcess([...fromSource, 'src/cli/paquebot.ts', 'serve', ...options], { DATABASE_URL: databaseUrl })
}

/** Starts the built `paquebot serve` in a data folder that is kept; without a database's URL, on the embedded database. */
export function startBuilt(dataDir: string, databaseUrl?: string): Promise<ServerProcess> {
  const url = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  return startProcess(['dist/paquebot.js', 'serve'], { ...url, DATA_DIR: dataDir })
}

/** Starts the bare reference route on a database that has matches; each append stores this entry. */
export function startReference(databaseUrl: string, entry: Entry): Promise<ServerProcess> {
  const more = { DATABASE_URL: databaseUrl, ENTRY: JSON.stringify(entry) }
  return startProcess([...fromSource, 'bench/reference/server.ts'], more)
}

/** Starts the peer that `npm run bench:peers` compares with on a database. */
export function startPeer(databaseUrl: string): Promise<ServerProcess> {
  const more = { DATABASE_URL: databaseUrl, NODE_ENV: 'production' }
  return startProcess([...fromSource, 'bench/peers/server.ts'], more)
}

async function startProcess(
  command: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'paquebot-bench-'))
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    PORT: '0',
    PAQUEBOT_SECRET: secret,
    LOG_LEVEL: 'warn',
    ...more,
  }
  // Detached: a server is a session of its own to the scheduler, as each process of PostgreSQL is.
  const child = spawn(process.execPath, command, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { address: await listening(child), pid: child.pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The address in the server's greeting. */
function listening(child: ChildProcess): Promise<URL> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /API\s+(http:\S+)\/v1/.exec(said)?.[1]
      if (address !== undefined) resolve(new URL(address))
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened:\n${said}`)))
  })
}
