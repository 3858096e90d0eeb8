import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paquebotProgram } from '../support/compiled.ts'
import { serverProcess } from '../support/process.ts'
import { isDrawn } from './drawn.ts'

const patiently = { timeout: 120_000, interval: 10 }

describe.skipIf(!isDrawn('stopped-start'))('a first start that is interrupted again and again', () => {
  let above = ''
  let folder = ''
  let environment: Record<string, string> = {}
  beforeAll(() => {
    above = mkdtempSync(path.join(tmpdir(), 'paquebot-stopped-start-'))
    folder = path.join(above, 'data')
    environment = { DATA_DIR: folder, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' }
  })
  afterAll(() => rmSync(above, { recursive: true }))

  const there = (...names: string[]) => existsSync(path.join(folder, ...names))
  const made = () => there('pglite')

  /** Starts a server, stops it at a moment, and waits for its end. */
  async function stopped(signal: NodeJS.Signals, moment: (child: ChildProcess) => Promise<void>) {
    const child = spawn(paquebotProgram.node, [...paquebotProgram.args, 'serve'], {
      cwd: paquebotProgram.folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    const closed = once(child, 'close')
    await moment(child)
    child.kill(signal)
    await closed
    return { code: child.exitCode, signal: child.signalCode, said }
  }

  const isTakenBy = ({ pid }: ChildProcess) =>
    there('paquebot.lock') && readFileSync(path.join(folder, 'paquebot.lock'), 'utf8').startsWith(`{"process":${pid},`)

  /** While PostgreSQL writes its first files: the next step blocks its thread for seconds. */
  const whileMaking = async (child: ChildProcess) => {
    await expect.poll(() => isTakenBy(child), patiently).toBe(true)
    // Leftovers of an earlier stop are deleted by now, or on the way.
    await expect.poll(() => there('pglite.unfinished', 'global', 'pg_control'), patiently).toBe(false)
    await expect.poll(() => there('pglite.unfinished', 'global', 'pg_control'), patiently).toBe(true)
  }
  const afterMaking = (milliseconds: number) => async (child: ChildProcess) => {
    await expect.poll(() => isTakenBy(child) && made(), patiently).toBe(true)
    await wait(milliseconds)
  }

  test('by SIGTERM during the creation of the embedded database: it exits without completing that', async () => {
    const said = `Making the database in ${folder}: this takes some seconds.\n`
    expect(await stopped('SIGTERM', whileMaking)).toEqual({ code: 0, signal: null, said })
    expect(made()).toBe(false)
    expect(there('paquebot.lock')).toBe(false)
  })

  test('by SIGKILL at the same moment, and again during the migration', async () => {
    expect(await stopped('SIGKILL', whileMaking)).toMatchObject({ signal: 'SIGKILL' })
    expect(made()).toBe(false)
    expect(await stopped('SIGKILL', afterMaking(500))).toMatchObject({ signal: 'SIGKILL' })
    expect(made()).toBe(true)
  })

  test('by SIGTERM during the migration', async () => {
    expect(await stopped('SIGTERM', afterMaking(1000))).toMatchObject({ code: 0 })
  })

  test('does not block the next start, which succeeds', async () => {
    const server = await serverProcess(environment)
    await expect.poll(() => server.stdout()).toMatch(/Password +\S{16}/)
    expect((await fetch(`${server.url}/v1/health`)).status).toBe(200)
    expect(readdirSync(folder).filter((name) => name.startsWith('pglite'))).toEqual(['pglite'])
    expect(await server.stop()).toMatchObject({ code: 0 })
  })
})
