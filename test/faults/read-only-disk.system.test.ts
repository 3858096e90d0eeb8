import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { copyPreparedData } from '../support/data-folder.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'
import { failingDisk } from './own-disk.ts'

const disk = failingDisk(192)
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
  test('is reported by health; what is stored stays readable, what would be stored is refused, and a start on another disk goes on', async () => {
    if (!disk) throw new Error('there is no disk')
    const settings = { DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'silent' }
    copyPreparedData(settings.DATA_DIR)
    const server = await serverProcess(settings)
    expect((await register(server, 'ada')).status).toBe(202)
    const keys = await (await get(server, '/v1/keys')).text()

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
    expect(await (await get(server, '/v1/keys')).text()).toBe(keys)
    const refused = await register(server, 'grace')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).not.toBeNull()

    await server.stop('SIGKILL')
    disk.mountAgain()
    const again = await serverProcess(settings)
    try {
      expect((await get(again, '/v1/health')).status).toBe(200)
      expect(await (await get(again, '/v1/keys')).text()).toBe(keys)
      expect((await register(again, 'grace')).status).toBe(202)
    } finally {
      await again.stop()
    }
  })
})
