// In a long run also: installs, builds and starts what the Dockerfile says, which takes minutes.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { played } from './client/played.ts'
import { compiled, root } from './support/compiled.ts'
import { isLong } from './support/long.ts'
import { serverProcess } from './support/process.ts'

const run = promisify(execFile)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const Package = z.looseObject({ dev: z.boolean().default(false) })
const { packages } = z.object({ packages: z.record(z.string(), Package) }).parse(JSON.parse(read('package-lock.json')))

const mebibyte = 2 ** 20

interface Stage {
  readonly name: string
  /** Instructions, each in one line: `COPY src src`. */
  readonly steps: readonly string[]
}

const stages: readonly Stage[] = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^FROM /m)
  .slice(1)
  .map((text, index) => {
    const [first = '', ...steps] = text.split('\n')
    return { name: / AS (\S+)$/.exec(first)?.[1] ?? String(index), steps }
  })

/** What follows an instruction, for each time that it stands in a stage. */
const argumentsOf = ({ steps }: Stage, instruction: string): string[] =>
  steps.filter((step) => step.startsWith(`${instruction} `)).map((step) => step.slice(instruction.length + 1))

/** The command of an instruction that names it as JSON. */
function commandOf(stage: Stage, instruction: string): string[] {
  const written = argumentsOf(stage, instruction).join('\n')
  return z.array(z.string()).parse(JSON.parse(written.slice(written.indexOf('['))))
}

/** The folders that a step removes again. */
const removed = stages
  .flatMap((stage) => argumentsOf(stage, 'RUN'))
  .flatMap((step) => step.split(' rm -r ')[1]?.split(' ') ?? [])

/** The folders of the image's packages. Those for other machines are not installed. */
const installed = Object.entries(packages)
  .filter(([folder, { dev }]) => folder !== '' && !dev && !removed.some((one) => `${folder}/`.startsWith(`${one}/`)))
  .map(([folder]) => folder)

const image = stages.at(-1) ?? { name: '', steps: [] }

describe('the image', () => {
  test('has no compiler and no command line of Prisma', () => {
    expect(installed.length).toBeGreaterThan(100)
    const tools =
      /\/(?:prisma|prisma-cli|@prisma\/(?:engines|schema-engine.*)|typescript.*|rolldown|vite|esbuild|tsx|node-gyp)$/
    expect(installed.filter((folder) => tools.test(folder))).toEqual([])
  })

  test('weighs 120 MiB besides Node at most', () => {
    const all = [...installed, path.relative(root, compiled), 'dist/web'].map((folder) =>
      weightOf(path.join(root, folder)),
    )
    const weight = all.reduce((sum, one) => sum + one, 0) / mebibyte
    expect(weight).toBeGreaterThan(50)
    expect(weight).toBeLessThan(120)
  })

  test('copies nothing that .dockerignore keeps back', () => {
    const given = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name ?? '')
    const copied = stages
      .flatMap((stage) => argumentsOf(stage, 'COPY'))
      .filter((each) => !each.startsWith('--from='))
      .flatMap((each) => each.split(' ').slice(0, -1))
    const isGiven = (file: string) => given.some((name) => file === name || file.startsWith(`${name}/`))
    expect(copied.filter((file) => !isGiven(file))).toEqual([])
  })

  test('runs as a user of its own', () => {
    expect(argumentsOf(image, 'USER')).toEqual(['node'])
  })
})

describe.skipIf(!isLong)('the steps of the Dockerfile, in an empty folder', () => {
  test('make a server that plays where it can write nothing but its data, and that stops', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-image-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const stage of stages) await follow(stage, folder)
    const app = path.join(folder, image.name)
    const data = path.join(folder, 'data')
    mkdirSync(data)
    const nobody = 65_534
    const isRoot = process.getuid?.() === 0
    if (isRoot) chownSync(data, nobody, nobody)
    chmodSync(folder, 0o755)
    await run('chmod', ['-R', 'a-w', app])
    const [, ...[script = '', ...options]] = commandOf(image, 'CMD')
    const own = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs'] : []
    const [node = '', ...args] = [...own, process.execPath, script]

    expect(options).toEqual(['serve'])
    const server = await serverProcess({ NODE_ENV: 'production', DATA_DIR: data, LOG_LEVEL: 'silent' }, [], {
      node,
      args,
      folder: app,
    })
    onTestFinished(async () => void (await server.stop('SIGKILL')))
    await expect.poll(() => server.stdout()).toContain('Paquebot is ready.')
    const token = readFileSync(path.join(data, 'inbox-token'), 'utf8').trim()
    expect(await played(server.url, token)).toEqual({ moves: 6, picture: 'image/png' })
    const [, ...check] = commandOf(image, 'HEALTHCHECK')
    await run(process.execPath, check, { env: { ...process.env, PORT: new URL(server.url).port } })

    expect(await server.stop()).toMatchObject({ code: 0 })
    expect(server.stderr()).toBe('')
  })
})

/** Copies and runs what a stage says, within a folder of its name. Users are left to the engine. */
async function follow(stage: Stage, folder: string): Promise<void> {
  const app = path.join(folder, stage.name)
  mkdirSync(app)
  for (const step of stage.steps) {
    const [instruction, ...rest] = step.split(' ')
    if (instruction === 'RUN' && !step.includes('chown')) {
      const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|node_env$|vitest)/i.test(name))
      await run('sh', ['-ec', rest.join(' ')], { cwd: app, env: Object.fromEntries(kept) })
    }
    if (instruction === 'COPY') {
      const from = /^--from=(\S+)/.exec(rest[0] ?? '')?.[1]
      const to = path.join(app, rest.at(-1) ?? '')
      for (const source of rest.slice(from === undefined ? 0 : 1, -1)) {
        const read = from === undefined ? path.join(root, source) : source.replace('/app', path.join(folder, from))
        const target = rest.at(-1)?.endsWith('/') ? path.join(to, path.basename(source)) : to
        cpSync(read, target, { recursive: true, filter: (file) => !file.includes('src/generated') })
      }
    }
  }
}

/** The bytes of all files of a folder, without packages within it, which the lock file names themselves. */
function weightOf(folder: string): number {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.size
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + weightOf(path.join(folder, name)), 0)
}
