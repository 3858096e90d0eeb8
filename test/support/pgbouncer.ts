import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as nap } from 'node:timers/promises'
import { databaseUrl, onServer } from './on-server.ts'
import { freePort, ownerOf } from './postgres.ts'

/** A PgBouncer in transaction mode before a PostgreSQL server. */
export interface Pgbouncer {
  readonly pid: number | undefined
  readonly url: string
  /** Has it connect to the server anew. */
  reconnect(): Promise<void>
  stop(): Promise<void>
}

/** PgBouncer on this machine; undefined if it is not installed. */
export const pgbouncerProgram = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  .map((folder) => path.join(folder, 'pgbouncer'))
  .find((file) => existsSync(file))

/** @param sessions how many sessions on the server all connections share */
export async function ownPgbouncer(program: string, url: string, sessions: number): Promise<Pgbouncer> {
  for (let attempt = 1; attempt < mostAttempts; attempt++) {
    const started = await startedPgbouncer(program, url, sessions)
    if (started !== undefined) return started
  }
  throw new Error('PgBouncer does not start')
}

/** Somebody else may take the port before it does. */
const mostAttempts = 5

async function startedPgbouncer(program: string, url: string, sessions: number): Promise<Pgbouncer | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-pgbouncer-'))
  const { hostname, port: serverPort, username, password, pathname } = new URL(url)
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} user=${decodeURIComponent(username)}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = console
pool_mode = transaction
default_pool_size = ${sessions}
`,
  )
  const child = spawn(program, ['--quiet', settings], { ...ownerOf(folder), stdio: 'ignore' })
  const closed = once(child, 'close')
  const console_ = `postgresql://console@127.0.0.1:${port}/pgbouncer`
  const answers = () =>
    onServer(console_, 'SHOW VERSION').then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) return undefined
    await nap(10)
  }
  return {
    pid: child.pid,
    url: databaseUrl(`postgresql://paquebot@127.0.0.1:${port}`, pathname.slice(1)),
    reconnect: async () => {
      await onServer(console_, 'RECONNECT')
    },
    stop: async () => {
      child.kill()
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

/** Gives the role of an address the zone and the limits that PgBouncer does not ask for. */
export async function limitRole(url: string): Promise<void> {
  const settings = ["TimeZone = 'UTC'", 'statement_timeout = 30000', 'lock_timeout = 3000']
  for (const setting of [...settings, 'idle_in_transaction_session_timeout = 30000'])
    await onServer(url, `ALTER ROLE CURRENT_USER SET ${setting}`)
}
