import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { compiled, paquebotProgram, preparedData, root } from './compiled.ts'

/**
 * Once for a run of the tests of whole programs. What is compiled starts in a third of the time that a loader of TypeScript
 * takes, and a database that is migrated already in a quarter of the time that a new one takes. Types are checked elsewhere.
 */
export default function setup(): void {
  const note = path.join(compiled, '.tsbuildinfo')
  if (!isNewer(note, 'src')) {
    const options = ['--noCheck', '--outDir', compiled, '--tsBuildInfoFile', note]
    run('npx', ['tsc', '-p', 'tsconfig.build.json', ...options])
  }
  if (!isNewer(preparedData, 'prisma/migrations')) {
    rmSync(preparedData, { recursive: true, force: true })
    mkdirSync(preparedData, { mode: 0o700 })
    const { node, args } = paquebotProgram
    run(node, [...args, 'migrate'], { DATABASE_URL: '', DATA_DIR: preparedData })
  }
}

/** Whether something was made after all that it is made of. */
function isNewer(made: string, from: string): boolean {
  const sources = readdirSync(path.join(root, from), { recursive: true, encoding: 'utf8' })
  return changed(made) > Math.max(...sources.map((name) => changed(path.join(root, from, name))))
}

const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function run(program: string, args: readonly string[], environment: Record<string, string> = {}): void {
  execFileSync(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
