import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyPreparedData } from '../support/data-folder.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'
import { isDrawn } from './drawn.ts'
import { filled, ownDisk } from './own-disk.ts'

const disk = isDrawn('full-disk') ? ownDisk('128m') : undefined

describe.skipIf(disk === undefined)('a full disk (needs the right to mount one)', () => {
  let server: ServerProcess
  beforeAll(async () => {
    const data = path.join(disk ?? '', 'data')
    copyPreparedData(data)
    server = await serverProcess({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  })
  afterAll(() => server?.stop('SIGKILL'))

  const health = async () => {
    const answer = await fetch(`${server.url}/v1/health`)
    return { status: answer.status, body: await answer.text() }
  }

  test('is reported by health until there is room again; stored data stays readable meanwhile', async () => {
    expect(await health()).toMatchObject({ status: 200 })
    const makeRoom = filled(disk ?? '')
    await expect.poll(health).toMatchObject({ status: 503 })
    expect(JSON.parse((await health()).body)).toMatchObject({ code: 'storage-full' })
    expect((await fetch(`${server.url}/v1/keys`)).status).toBe(200)

    makeRoom()
    await expect.poll(health).toMatchObject({ status: 200 })
  })
})
