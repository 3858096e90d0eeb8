import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { compiled, paquebotProgram, preparedData, root } from './compiled.ts'

/**
 * Runs once before the tests of whole programs. The bundle starts in a fifth of the time that a TypeScript loader takes,
 * and a copy of a migrated database in a quarter of the time of a new one.
 */
export default function setup(): void {
  if (!isNewer(path.join(compiled, 'paquebot.js'), 'src')) {
    run(process.execPath, ['scripts/build.mjs', compiled])
  }
  if (!isNewer(preparedData, 'prisma/migrations')) {
    rmSync(preparedData, { recursive: true, force: true })
    mkdirSync(preparedData, { mode: 0o700, recursive: true })
    const { node, args } = paquebotProgram
    run(node, [...args, 'migrate'], { DATABASE_URL: '', DATA_DIR: preparedData })
  }
}

/** Whether an output is newer than all its inputs. */
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
