import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { FolderInUse, lockFolder } from '../../../src/platform/database/folder-lock.ts'
import { inItsOwn as paquebot } from '../../cli/paquebot.ts'

const module = fileURLToPath(new URL('../../../src/platform/database/folder-lock.ts', import.meta.url))
let folder = ''
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-lock-'))
})
afterEach(async () => {
  await killed()
  rmSync(folder, { recursive: true })
})

/** Another process that takes the folder and keeps it. */
async function otherProcess(): Promise<number> {
  const script = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000)`
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout || !child.pid) throw new Error('the other process did not start')
  await once(child.stdout, 'data')
  return child.pid
}

async function killed(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a folder', () => {
  test('is taken once in a process, and again after it was given back', () => {
    const giveBack = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(path.join(folder, '..', path.basename(folder)))).toThrow(FolderInUse)
    giveBack()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder)()
  })

  test('giving back twice does not take it from whoever has it now', () => {
    const giveBack = lockFolder(folder)
    giveBack()
    const next = lockFolder(folder)
    giveBack()
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    next()
  })

  test('is refused while another process has it, with what to do, and taken over once that process is dead', async () => {
    const pid = await otherProcess()
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid}\\b.*DATA_DIR.*DATABASE_URL`))
    await killed()
    const giveBack = lockFolder(folder)
    expect(readFileSync(path.join(folder, 'paquebot.lock'), 'utf8')).toBe(String(process.pid))
    expect(readdirSync(folder)).toEqual(['paquebot.lock'])
    giveBack()
  })

  test.each([
    ['of this very process id, from an earlier life of the container', String(process.pid)],
    ['that names no process', 'nonsense'],
    ['that is empty', ''],
  ])('is taken over from a lock %s', (_, content) => {
    writeFileSync(path.join(folder, 'paquebot.lock'), content)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })
})

test('the embedded database of a folder is open in one process at a time', async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  await expect(openDatabase({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(FolderInUse)
  const environment = { DATA_DIR: folder, DATABASE_URL: '' }
  const refused = await paquebot(['migrate'], { environment })
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(new RegExp(`^error: .* is in use by process ${process.pid}\\b.*\n$`))
  await database.close()
  expect(readdirSync(folder)).toEqual(['pglite'])
})
