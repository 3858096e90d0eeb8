import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { programFile, root } from './program.ts'

const longestStart = 120_000
const longestStop = 10_000

export interface RunningServer {
  readonly url: string
  /** The one-time credentials that the server printed; undefined if the database already has an administrator. */
  readonly administrator: { readonly email: string; readonly password: string } | undefined
  /** A folder that exists as long as the server runs. */
  readonly folder: string
  /** The token of its development inbox. */
  inboxToken(): string
  stop(): Promise<void>
}

/**
 * Starts the real server in a process of its own, on a free port with an empty data folder, and waits until it is
 * ready. Stopping it removes the process and the folder; the exit of this process does so at the latest.
 * @param databaseUrl an empty PostgreSQL database; the embedded one by default
 */
export async function startServer(databaseUrl?: string): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-'))
  const child = spawn(process.execPath, [programFile(), 'serve'], {
    cwd: root,
    env: { ...process.env, ...settings(folder, databaseUrl) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const cleanUp = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  process.once('exit', cleanUp)

  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))

  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([closed, wait(longestStop, undefined, { ref: false })])
    process.off('exit', cleanUp)
    cleanUp()
  }

  const deadline = Date.now() + longestStart
  while (!said.includes('Paquebot is ready.')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`the server did not start:\n${said}`)
    }
    await wait(50)
  }
  const inboxToken = () => readFileSync(path.join(folder, 'inbox-token'), 'utf8').trim()
  const url = /API +(\S+)\/v1$/m.exec(said)?.[1]
  if (url === undefined) throw new Error(`the server did not say where it is:\n${said}`)
  return { url, administrator: credentialsIn(said), folder, inboxToken, stop }
}

/**
 * The settings of the server. An empty variable counts as unset, so the database, the secret and the mail server of this
 * process's environment are not used.
 */
function settings(folder: string, databaseUrl: string | undefined): Record<string, string> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: databaseUrl ?? '',
    DATABASE_DIRECT_URL: '',
    DATABASE_REPLICA_URL: '',
    DATA_DIR: folder,
    PAQUEBOT_SECRET: '',
    SMTP_URL: '',
    INBOX: 'local',
    LOG_LEVEL: 'error',
  }
}

function credentialsIn(said: string): RunningServer['administrator'] {
  const email = /^ +Address +(\S+)$/m.exec(said)?.[1]
  const password = /^ +Password +(\S+)$/m.exec(said)?.[1]
  return email === undefined || password === undefined ? undefined : { email, password }
}
