import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Program, root } from '../support/compiled.ts'

const run = promisify(execFile)
/** Kept from run to run: installing packages takes minutes. */
const kept = path.join(tmpdir(), 'paquebot-upgrades')

/** A migration, and the commit that brought it. */
export interface Brought {
  readonly migration: string
  readonly commit: string
}

/** All migrations, oldest first, whose commits this repository has: a shallow clone lacks most. */
export async function migrationsInHistory(): Promise<Brought[]> {
  const folder = 'prisma/migrations'
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const found = names.toSorted().map(async (migration) => {
    const added = await git('log', '--diff-filter=A', '--format=%H', '--', `${folder}/${migration}/migration.sql`)
    return { migration, commit: added.split('\n').at(-1) ?? '' }
  })
  return (await Promise.all(found)).filter(({ commit }) => commit !== '')
}

/** The full name of a commit; undefined if this repository lacks it. */
export const commitAt = (name: string): Promise<string | undefined> =>
  git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => undefined)

/** The program as a commit has it, with the packages of its own lock file. */
export async function oldVersion(commit: string): Promise<Program> {
  const folder = path.join(kept, commit)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    await run('bash', ['-o', 'pipefail', '-c', `git archive ${commit} | tar --extract --directory='${unfinished}'`], {
      cwd: root,
    })
    symlinkSync(await packages(unfinished), path.join(unfinished, 'node_modules'))
    await run(path.join('node_modules/.bin/prisma'), ['generate'], { cwd: unfinished })
    renameSync(unfinished, folder)
  }
  return { node: process.execPath, args: ['--import', 'tsx', 'src/cli/paquebot.ts'], folder }
}

/** Installs what a lock file says. @returns the folder `node_modules` */
async function packages(version: string): Promise<string> {
  const files = ['package.json', 'package-lock.json'] as const
  if (lockOf(version) === lockOf(root)) return path.join(root, 'node_modules')
  const folder = path.join(kept, lockOf(version).slice(0, 16))
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    for (const file of files) await run('cp', [path.join(version, file), unfinished])
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: unfinished })
    renameSync(unfinished, folder)
  }
  return path.join(folder, 'node_modules')
}

const lockOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')

const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim()
