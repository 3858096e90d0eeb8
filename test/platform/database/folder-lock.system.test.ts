import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '../../../src/platform/database/folder-lock.ts'
import { thisProcess } from '../../../src/platform/database/known-process.ts'
import { openDatabase } from '../../../src/platform/database/open-database.ts'
import { inOwnProcess as paquebot } from '../../cli/paquebot.ts'

const module = path.resolve('src/platform/database/folder-lock.ts')
let folder = ''
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-lock-'))
})
afterEach(async () => {
  await killed()
  rmSync(folder, { recursive: true })
})

/** Another process that locks the folder and keeps the lock. */
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

describe('the lock of a folder', () => {
  test('is taken once in a process, and again after its release', () => {
    const giveBack = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(path.join(folder, '..', path.basename(folder)))).toThrow(FolderInUse)
    giveBack()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder)()
  })

  test('stays with its new holder if an earlier one releases it twice', () => {
    const giveBack = lockFolder(folder)
    giveBack()
    const next = lockFolder(folder)
    giveBack()
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    next()
  })

  test('is refused while another process has it, with advice, and taken over once that process is dead', async () => {
    const pid = await otherProcess()
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid}\\b.*DATA_DIR.*DATABASE_URL`))
    await killed()
    const giveBack = lockFolder(folder)
    expect(JSON.parse(readFileSync(path.join(folder, 'paquebot.lock'), 'utf8'))).toEqual(thisProcess())
    expect(readdirSync(folder)).toEqual(['paquebot.lock'])
    giveBack()
  })

  const known = (changes: object) => JSON.stringify({ ...thisProcess(), ...changes })
  const parent = process.ppid

  test.each([
    ['of this very process id, from an earlier life of the container', known({ started: '1' })],
    ['of a process whose number another one has now', known({ process: parent, started: '1' })],
    ['of a dead process', known({ process: 999_999_999 })],
    ['that an older version wrote, of this very process id', String(process.pid)],
    ['that an older version wrote, of a dead process', '999999999'],
    ['that names no process', 'nonsense'],
    ['that is empty', ''],
  ])('is taken over from a lock file %s', (_, content) => {
    writeFileSync(path.join(folder, 'paquebot.lock'), content)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  describe.skipIf(process.platform !== 'linux')('on Linux, which tells processes apart', () => {
    const lock = () => path.join(folder, 'paquebot.lock')
    const writtenAgo = (content: string, seconds: number) => {
      writeFileSync(lock(), content)
      const then = Date.now() / 1000 - seconds
      utimesSync(lock(), then, then)
    }

    test('is taken over from an older version’s lock file that is older than the process with its number', () => {
      writtenAgo(String(parent), 365 * 86_400)
      lockFolder(folder)()
    })

    test('is refused if an older version’s lock file was written while its process ran', () => {
      writeFileSync(lock(), String(parent))
      expect(() => lockFolder(folder)).toThrow(
        new RegExp(`in use by process ${parent}, as an older version .* remove the file`),
      )
      expect(() => lockFolder(folder)).toThrow(/^(?!.*Stop)/)
    })

    test.each([
      ['before the machine was started again', { boot: 'another' }],
      ['in another container', { namespace: 'pid:[1]' }],
    ])(
      'is taken over from a lock file that was written %s, and refused while somebody keeps touching it',
      (_, other) => {
        writtenAgo(known(other), 1)
        expect(() => lockFolder(folder)).toThrow(/another container or machine.*again in 15 seconds/)
        expect(() => lockFolder(folder)).toThrow(/^(?!.*Stop)/)
        writtenAgo(known(other), 20)
        lockFolder(folder)()
      },
    )
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
