import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { compiled, paquebotProgram, preparedData, programFile, root } from './compiled.ts'

/**
 * Runs once before the tests of whole programs. The bundle starts in a fifth of the time that a TypeScript loader takes,
 * and a copy of a migrated database in a quarter of the time of a new one.
 */
export default async function setup(): Promise<void> {
  await Promise.all([bundleAndData(), builtWeb(), generatedTypes()])
}

async function bundleAndData(): Promise<void> {
  if (!isNewer(programFile, 'src', 'scripts/build.mjs', 'package-lock.json')) {
    await run(process.execPath, ['scripts/build.mjs', compiled])
  }
  if (isNewer(preparedData, 'prisma/migrations')) return
  rmSync(preparedData, { recursive: true, force: true })
  mkdirSync(preparedData, { mode: 0o700, recursive: true })
  const { node, args } = paquebotProgram
  await run(node, [...args, 'migrate'], { DATABASE_URL: '', DATA_DIR: preparedData })
}

async function builtWeb(): Promise<void> {
  // Vitest runs as `test`, in which the client would be larger than what people get.
  await run(process.execPath, ['scripts/build-changed.mjs', 'client'], { NODE_ENV: 'production' })
}

async function generatedTypes(): Promise<void> {
  if (isNewer('openapi/generated/paquebot.ts', 'openapi/openapi.json')) return
  await run('npm', ['run', 'generate:client'])
}

/** Whether an output is newer than all its inputs, files and folders. */
function isNewer(made: string, ...inputs: readonly string[]): boolean {
  return changed(made) > Math.max(...inputs.flatMap(filesOf).map(changed))
}

function filesOf(input: string): string[] {
  const where = path.join(root, input)
  if (!statSync(where).isDirectory()) return [where]
  return readdirSync(where, { recursive: true, encoding: 'utf8' }).map((name) => path.join(where, name))
}

const changed = (file: string): number => statSync(path.resolve(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

async function run(program: string, args: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
