import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Entry } from '../src/journal/entry.ts'
import { secret } from './platform.ts'

/** A program of this project in a process of its own, ready. */
interface ReadyProcess {
  readonly pid: number | undefined
  stop(): Promise<void>
}

/** A server, listening. */
export interface ServerProcess extends ReadyProcess {
  readonly address: URL
}

type Environment = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('..', import.meta.url))
/** As people start it: built. */
const program = 'dist/paquebot.js'

/** Starts `paquebot serve` on a database, and waits until it listens. */
export function startServer(
  databaseUrl: string,
  options: readonly string[] = [],
  settings: Environment = {},
): Promise<ServerProcess> {
  return startListening([program, 'serve', ...options], { ...settings, DATABASE_URL: databaseUrl })
}

/** Starts `paquebot work` on the database of a server. The settings must have the PUBLIC_URL of its mails. */
export async function startWorker(databaseUrl: string, settings: Environment): Promise<ReadyProcess> {
  const { pid, stop } = await startProcess([program, 'work'], { ...settings, DATABASE_URL: databaseUrl }, /(delivers)/)
  return { pid, stop }
}

/** Starts `paquebot serve` in a data folder that is kept; without a database's URL, on the embedded database. */
export function startServerIn(dataDir: string, databaseUrl?: string): Promise<ServerProcess> {
  const url = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  return startListening([program, 'serve'], { ...url, DATA_DIR: dataDir })
}

/** Starts the bare reference route on a database that has matches; each append stores this entry. */
export function startReference(databaseUrl: string, entry: Entry): Promise<ServerProcess> {
  const more = { DATABASE_URL: databaseUrl, ENTRY: JSON.stringify(entry) }
  return startListening(['bench/reference/server.ts'], more)
}

/** Starts the peer that `npm run bench:peers` compares with on a database. Node alone does not find its modules. */
export function startPeer(databaseUrl: string): Promise<ServerProcess> {
  const more = { DATABASE_URL: databaseUrl, NODE_ENV: 'production' }
  return startListening(['--import', 'tsx', 'bench/peers/server.ts'], more)
}

/** Starts a program of the bench that takes what a server sends, and prints `at` and its address. */
export async function startReceiver(file: string): Promise<ServerProcess> {
  const { said, pid, stop } = await startProcess([file], {}, /at (\S+)\n/)
  return { address: new URL(said), pid, stop }
}

async function startListening(command: readonly string[], more: Environment): Promise<ServerProcess> {
  const { said, pid, stop } = await startProcess(command, more, /API\s+(http:\S+)\/v1/)
  return { address: new URL(said), pid, stop }
}

/** @param greeting what it prints when it is ready. @returns with its first group */
async function startProcess(
  command: readonly string[],
  more: Environment,
  greeting: RegExp,
): Promise<ReadyProcess & { readonly said: string }> {
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
    return { said: await waitForGreeting(child, greeting), pid: child.pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The first group of the greeting. */
function waitForGreeting(child: ChildProcess, greeting: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = greeting.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it was ready:\n${said}`)))
  })
}
