import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyPreparedData } from '../support/data-folder.ts'
import { type ServerProcess, serverProcess } from '../support/process.ts'

const megabyte = 1024 * 1024
const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-full-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A disk of its own, which can fill up without harm. @returns whether this process may mount one */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const hasDisk = mounted()

describe.skipIf(!hasDisk)('a full disk (needs the right to mount one)', () => {
  let server: ServerProcess
  beforeAll(async () => {
    const data = path.join(folder, 'data')
    copyPreparedData(data)
    server = await serverProcess({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  })
  afterAll(async () => {
    await server?.stop('SIGKILL')
    execFileSync('umount', [folder])
  })

  const health = async () => {
    const answer = await fetch(`${server.url}/v1/health`)
    return { status: answer.status, body: await answer.text() }
  }

  test('is reported by health until there is room again; stored data stays readable meanwhile', async () => {
    expect(await health()).toMatchObject({ status: 200 })
    const filling = path.join(folder, 'filling')
    for (const size of [megabyte, 4096]) {
      expect(() => {
        for (;;) writeFileSync(filling, Buffer.alloc(size), { flag: 'a' })
      }).toThrow('ENOSPC')
    }
    await expect.poll(health).toMatchObject({ status: 503 })
    expect(JSON.parse((await health()).body)).toMatchObject({ code: 'storage-full' })
    expect((await fetch(`${server.url}/v1/keys`)).status).toBe(200)

    rmSync(filling)
    await expect.poll(health).toMatchObject({ status: 200 })
  })
})
