import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { compiled, root } from './support/compiled.ts'

const run = promisify(execFile)

/** What is built, as small as it can be. */
const sources = {
  'prisma/schema.prisma': `
    generator client {
      provider            = "prisma-client"
      output              = "../src/generated/prisma"
      importFileExtension = "ts"
    }
    datasource db {
      provider = "postgresql"
    }
    model Match {
      id Int @id
    }`,
  'src/cli/paquebot.ts': "console.log('the server')",
  'src/platform/threads/thread.ts': "console.log('a thread')",
  'web/index.html': '<!doctype html><title>Paquebot</title>',
  'web/vite.config.ts': "export default { root: import.meta.dirname, build: { outDir: '../dist/web' } }",
}

test('npm start builds what has changed since the last build, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['package.json', 'package-lock.json', 'prisma.config.ts', 'scripts']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const [file, text] of Object.entries(sources)) write(file, text)
  const start = async () => {
    // npm hands its own settings on, such as those of CI to run no scripts before others.
    const env = { ...process.env, NODE_ENV: '', npm_config_ignore_scripts: 'false' }
    const { stdout } = await run('npm', ['--silent', 'start'], { cwd: folder, env })
    return stdout.split('\n').filter((line) => /^(Building|the server)/.test(line))
  }

  expect(await start()).toEqual([
    'Building: database',
    'Building: font',
    'Building: server',
    'Building: client',
    'the server',
  ])
  expect(await start()).toEqual(['the server'])

  write('src/cli/paquebot.ts', "console.log('the server, changed')")
  expect(await start()).toEqual(['Building: server', 'the server, changed'])
  expect(readFileSync(path.join(folder, 'dist/web/index.html'), 'utf8')).toContain('Paquebot')

  write('web/index.html', '<!doctype html><title>Another</title>')
  expect(await start()).toEqual(['Building: client', 'the server, changed'])
  expect(readFileSync(path.join(folder, 'dist/web/index.html'), 'utf8')).toContain('Another')

  // What failed is built again, even when its sources are as they were before.
  write('src/cli/paquebot.ts', 'console.log(')
  await expect(start()).rejects.toThrow()
  write('src/cli/paquebot.ts', "console.log('the server, changed')")
  expect(await start()).toEqual(['Building: server', 'the server, changed'])
})

test('a part that does not exist is not built', async () => {
  const built = run(process.execPath, ['scripts/build-changed.mjs', 'sever'], { cwd: root })
  await expect(built).rejects.toThrow('There is no part sever.')
})

test('the server is built from packages and from src alone', () => {
  const maps = readdirSync(compiled).filter((name) => name.endsWith('.map'))
  const read = maps.flatMap((name) => {
    const { sources } = z
      .object({ sources: z.array(z.string()) })
      .parse(JSON.parse(readFileSync(path.join(compiled, name), 'utf8')))
    return sources.map((source) => path.relative(root, path.resolve(compiled, source)))
  })

  expect(read).toContain(path.join('src', 'serve.ts'))
  expect(read.filter((file) => !file.startsWith('src/') && !file.includes('node_modules/'))).toEqual([])
})
