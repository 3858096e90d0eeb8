import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { afterFile } from '../support/after-file.ts'
import { paquebotProgram } from '../support/compiled.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-settings-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))

function paquebot(...args: string[]) {
  const { node, args: before } = paquebotProgram
  const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(folder, 'data') }
  const ran = spawnSync(node, [...before, ...args], { cwd: folder, encoding: 'utf8', env: environment })
  return { code: ran.status, stderr: ran.stderr }
}

test('given a .env that cannot be read, when a command needs settings, then it says so; others do not care', () => {
  mkdirSync(path.join(folder, '.env'))
  const unread = { code: 2, stderr: 'error: .env cannot be read: it is a folder\n' }
  expect(paquebot('count')).toEqual(unread)
  expect(paquebot('serve')).toEqual(unread)
  expect(paquebot('help')).toEqual({ code: 0, stderr: '' })
})
