import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { afterFile } from '../support/after-file.ts'
import { programFile, root } from '../support/compiled.ts'
import { onServer } from '../support/on-server.ts'
import { ownerOf } from '../support/postgres.ts'
import { type Site, site } from './site.ts'

/** All of `ops/failover/run` on this machine: two PostgreSQL nodes, two servers, a pooler and a proxy. */
interface TwoNodes extends Site {
  /** The name of the primary; undefined unless the other one is its synchronous copy. */
  primary(): Promise<string | undefined>
  /** Ends a node with all its processes, at once. */
  kill(name: string): void
  /** Runs a node that was killed. */
  restart(name: string): void
}

/** What it needs of Debian's packages. */
const programs = ['pg_autoctl', 'pgbouncer', 'caddy', 'openssl', 'psql']
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']

/** The programs that are missing on this machine. */
export const missingPrograms = programs.filter(
  (program) => !folders.some((folder) => existsSync(path.join(folder, program))),
)

const script = path.join(root, 'ops/failover/run')
const password = 'forTestsAlone'
const Node = z.object({ nodename: z.string(), nodeport: z.int(), reportedstate: z.string(), goalstate: z.string() })

/** Sets it up, and waits until it answers. */
export async function twoNodes(): Promise<TwoNodes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-two-nodes-'))
  afterFile(() => rmSync(folder, { recursive: true }))
  const user = ownerOf(folder)
  // Below those that the system gives to outgoing connections, which would take the port of a node while it is away.
  const first = 20_000 + (process.pid % 1_000) * 8
  const at = (place: number) => `127.0.0.1:${first + place}`
  const [monitor, pooler, proxy] = [at(0), at(3), `http://${at(6)}`]
  const ports = new Map([
    ['one', first + 1],
    ['two', first + 2],
  ])
  const behindPooler = `postgresql://paquebot:${password}@${pooler}`
  const made = await site({
    DATABASE_URL: `${behindPooler}/paquebot`,
    DATABASE_DIRECT_URL: `${behindPooler}/paquebot_session`,
  })
  const settings = {
    ...process.env,
    ...made.environment,
    FOLDER: folder,
    FAILOVER_PASSWORD: password,
    MONITOR: monitor,
    NODE: at(1),
    SECOND_NODE: at(2),
    POOLER: pooler,
    SERVERS: `${at(4)} ${at(5)}`,
    SITE: proxy,
    PAQUEBOT: programFile,
    DATA_DIR: '',
  }
  const run = (parts: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    spawn(script, parts, { ...user, cwd: folder, env: { ...settings, ...more }, stdio: 'ignore' })
  const running = new Map<string, ChildProcess>([['all', run(['all'])]])
  afterFile(async () => {
    for (const child of running.values()) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue
      const closed = once(child, 'close')
      for (const pid of descendants(child.pid)) killed(pid)
      await closed
    }
  })
  const ask = (database: string, statement: string) =>
    onServer(`postgresql://${database.replace('@', `:${password}@`)}?sslmode=no-verify`, statement)
  await expect.poll(() => health(proxy), { timeout: 200_000 }).toBe(200)

  return {
    ...made,
    url: () => proxy,
    async primary() {
      const found = await ask(
        `autoctl_node@${monitor}/pg_auto_failover`,
        'SELECT nodename, nodeport, reportedstate::text, goalstate::text FROM pgautofailover.node',
      )
      const nodes = found.map((row) => Node.parse(row)).filter((one) => one.reportedstate === one.goalstate)
      const primary = nodes.find(({ goalstate }) => goalstate === 'primary')
      if (primary === undefined || !nodes.some(({ goalstate }) => goalstate === 'secondary')) return undefined
      const [waits] = await ask(
        `paquebot@127.0.0.1:${primary.nodeport}/paquebot`,
        "SELECT current_setting('synchronous_standby_names') <> '' AS for_copy",
      )
      return waits?.for_copy === true ? primary.nodename : undefined
    },
    kill(name) {
      const pid = Number(readFileSync(path.join(folder, `${name}.pid`), 'utf8'))
      for (const one of descendants(pid)) killed(one)
    },
    restart(name) {
      running.set(name, run(['node', name], { NODE: `127.0.0.1:${ports.get(name)}` }))
    },
  }
}

const health = (url: string): Promise<number | undefined> =>
  fetch(`${url}/v1/health`).then(
    ({ status }) => status,
    () => undefined,
  )

/** A process and all that it has started, itself first, so that it starts none of them anew. */
function descendants(pid: number): number[] {
  const children = readChildren(pid)
  return [pid, ...children.flatMap(descendants)]
}

function readChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return [] // it has ended
  }
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with its parent.
  }
}
