// Takes a quarter of an hour, by hand: npm run test:nodes
// A selection: NODE_VERSIONS=22,26.0.0 npx vitest run test/node-versions.system.test.ts
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { played } from './client/played.ts'
import { oldestNodes } from './support/node-versions.ts'
import { serverProcess } from './support/process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** The oldest and the newest version of each line that README.md names. */
const all = oldestNodes.flatMap((oldest) => [oldest, oldest.split('.')[0] ?? ''])
const asked = process.env.NODE_VERSIONS ?? ''
const versions = asked === 'all' || asked === '' ? all : asked.split(',')

const minutes = 60_000
const timeout = 30 * minutes

/** The files of which an image is made, as in .dockerignore. */
const parts = readFileSync(path.join(root, '.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? []

describe.skipIf(asked === '').each(versions)('Node %s', (version) => {
  let folder = ''
  let node = ''
  /** A folder with everything, for building; and one with the production packages, as in the Dockerfile. */
  const [building, production] = ['building', 'production'] as const

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), `paquebot-node-${version}-`))
    await run('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', `node@${version}`])
    node = path.join(folder, 'node_modules/node/bin/node')
    for (const part of parts) cpSync(path.join(root, part), path.join(folder, building, part), { recursive: true })
    rmSync(path.join(folder, building, 'src/generated'), { recursive: true, force: true })
    mkdirSync(path.join(folder, production))
    for (const part of ['package.json', 'package-lock.json']) {
      cpSync(path.join(root, part), path.join(folder, production, part))
    }
  }, timeout)
  afterAll(() => rmSync(folder, { recursive: true }), timeout)

  /** The environment with that Node first, without what vitest and npm have added. */
  function environment(): NodeJS.ProcessEnv {
    const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|node_env$|vitest)/i.test(name))
    return { ...Object.fromEntries(kept), PATH: `${path.dirname(node)}:${process.env.PATH ?? ''}` }
  }

  /** Runs npm itself on that Node. */
  async function npm(where: string, ...args: string[]): Promise<string> {
    const env = { ...environment(), npm_config_engine_strict: 'true' }
    const { stdout, stderr } = await run('npm', args, { cwd: path.join(folder, where), env })
    return stdout + stderr
  }

  test('installs, and no package asks for another version', { timeout }, async () => {
    expect((await run(node, ['--version'])).stdout).toMatch(new RegExp(`^v${version.replaceAll('.', '\\.')}\\b`))
    expect(await npm(building, 'ci')).not.toContain('EBADENGINE')
    expect(await npm(production, 'ci', '--omit=dev')).not.toContain('EBADENGINE')
  })

  test('runs the tests, whose processes get options of their own', { timeout }, async () => {
    const { stdout } = await run('npx', ['vitest', 'run', '--project', 'unit', 'test/journal'], {
      cwd: root,
      env: environment(),
    })
    expect(stdout).toMatch(/Test Files .*\d passed/)
  })

  test('builds, and a server with production packages only answers, plays, draws and stops', { timeout }, async () => {
    await npm(building, 'run', 'build')
    for (const part of ['dist', 'prisma/migrations', 'openapi/examples.json']) {
      cpSync(path.join(folder, building, part), path.join(folder, production, part), { recursive: true })
    }
    const data = path.join(folder, 'data')
    const program = { node, args: ['dist/paquebot.js'], folder: path.join(folder, production) }
    const server = await serverProcess({ DATA_DIR: data, LOG_LEVEL: 'silent' }, [], program)
    onTestFinished(async () => void (await server.stop('SIGKILL')))
    await expect.poll(() => server.stdout()).toContain('Paquebot is ready.')

    const { url } = server
    const match = await played(url, readFileSync(path.join(data, 'inbox-token'), 'utf8').trim())
    const page = await fetch(`${url}/docs/static/index.css`)
    const document = await fetch(`${url}/openapi.json`)
    expect({ match, page: page.status, document: document.status }).toEqual({
      match: { moves: 6, picture: 'image/png' },
      page: 200,
      document: 200,
    })

    expect(await server.stop()).toMatchObject({ code: 0 })
    expect(server.stderr()).toBe('')
  })
})
