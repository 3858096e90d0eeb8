import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { afterFile } from '../support/after-file.ts'
import { copyPreparedData } from '../support/data-folder.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'
import { isDrawn } from './drawn.ts'
import { failingDisk } from './own-disk.ts'

const disk = isDrawn('read-only-disk') ? failingDisk(192) : undefined
const Problem = z.object({ code: z.string() })
const Readiness = z.object({ checks: z.object({ database: z.string(), reason: z.string().nullable() }) })

const get = ({ url }: ServerProcess, address: string) => fetch(`${url}${address}`)

/** Begins a registration, which is stored. */
const register = ({ url }: ServerProcess, name: string) =>
  fetch(`${url}/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@example.org`, password: 'a password for tests' }),
  })

describe.skipIf(disk === undefined)('a disk that only reads (needs the right to mount one)', () => {
  const settings = { DATA_DIR: path.join(disk?.folder ?? '', 'data'), LOG_LEVEL: 'silent' }
  const started = async () => {
    const server = await serverProcess(settings)
    afterFile(() => server.stop('SIGKILL'))
    return server
  }
  const keysOf = async (server: ServerProcess) => (await get(server, '/v1/keys')).text()
  /** Requests and the server's own statements take turns on one connection: afterwards, what the start stores is stored. */
  const untilQuiet = async (server: ServerProcess) => {
    const keys = await keysOf(server)
    for (let times = 0; times < 5; times++) expect(await keysOf(server)).toBe(keys)
    return keys
  }

  test('is reported by health; what is stored stays readable, what would be stored is refused, and a start on another disk goes on', async () => {
    if (!disk) throw new Error('there is no disk')
    copyPreparedData(settings.DATA_DIR)
    const server = await started()
    const keys = await untilQuiet(server)

    disk.fail()
    const health = async () => (await get(server, '/v1/health')).status
    await expect.poll(health).toBe(503)
    expect(Problem.parse(await (await get(server, '/v1/health')).json())).toEqual({ code: 'unavailable' })
    const readiness = await get(server, '/readyz')
    expect(readiness.status).toBe(503)
    expect(Readiness.parse(await readiness.json()).checks).toEqual({
      database: 'unavailable',
      reason: 'its disk fails',
    })
    expect((await get(server, '/healthz')).status).toBe(200)
    expect(await keysOf(server)).toBe(keys)
    const refused = await register(server, 'grace')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).not.toBeNull()

    await server.stop('SIGKILL')
    disk.mountAgain()
    const again = await started()
    expect((await get(again, '/v1/health')).status).toBe(200)
    expect(await keysOf(again)).toBe(keys)
    await again.stop()
  })

  test('ends the server once the log cannot be written, as it ends PostgreSQL, and says so; the next start recovers', async () => {
    if (!disk) throw new Error('there is no disk')
    const server = await started()
    const keys = await keysOf(server)
    // Its page has room for another one, so that only the log is written.
    expect((await register(server, 'ada')).status).toBe(202)

    disk.fail()
    // If the notice to Ada is handed on first, that ends the server.
    const answered = await register(server, 'grace').then(
      ({ status }) => status,
      () => 'connection lost',
    )
    expect([503, 'connection lost']).toContain(answered)
    await expect.poll(() => server.child.exitCode).toBe(1)
    expect(server.stderr()).toMatch(/^error: The embedded database has stopped: could not write to log file/)

    disk.mountAgain()
    const again = await started()
    expect(await keysOf(again)).toBe(keys)
    expect((await register(again, 'grace')).status).toBe(202)
    await again.stop()
  })
})
