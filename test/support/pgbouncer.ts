import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as nap } from 'node:timers/promises'
import { databaseUrl, onServer } from './on-server.ts'
import { freePort } from './ports.ts'
import { ownerOf } from './postgres.ts'

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
  ownerOf(folder)
  // Another test of this process may have narrowed what new files permit.
  const child = spawn(program, ['--quiet', settings], { ...ownerOf(settings), stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  const closed = once(child, 'close')
  const admin = `postgresql://console@127.0.0.1:${port}/pgbouncer`
  const answers = () =>
    onServer(admin, 'SHOW VERSION').then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start: ${printed}`)
    await nap(10)
  }
  return {
    pid: child.pid,
    url: databaseUrl(`postgresql://paquebot@127.0.0.1:${port}`, pathname.slice(1)),
    reconnect: async () => {
      await onServer(admin, 'RECONNECT')
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
