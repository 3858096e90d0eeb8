import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import * as modules from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { compiled, root } from '../support/compiled.ts'

const run = promisify(execFile)

test('a command keeps the code that it compiled beside the bundle, where this Node can', async () => {
  // Inside the project, so that the packages are found.
  const folder = mkdtempSync(path.join(root, 'dist-tests/kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const kept = path.join(folder, 'compiled')
  cpSync(compiled, folder, { recursive: true, filter: (file) => !file.endsWith('/compiled') })

  await run(process.execPath, [path.join(folder, 'paquebot.js'), '--help'])
  expect(existsSync(kept)).toBe('enableCompileCache' in modules)
})
