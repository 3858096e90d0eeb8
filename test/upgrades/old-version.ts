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

/** A migration, and the last version that had it and none of those that came after it. */
export interface Brought {
  readonly migration: string
  readonly commit: string
}

/** Steps on the way: one answered with a match that its own schema refused, and at the other Le Havre lacked cards. */
const unfinished = ['8ada4f43', 'ff22af6c']

/** All migrations, oldest first, whose commits this repository has: a shallow clone lacks most. */
export async function migrationsInHistory(): Promise<Brought[]> {
  const folder = 'prisma/migrations'
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const added = await Promise.all(
    names.toSorted().map(async (migration) => {
      const file = `${folder}/${migration}/migration.sql`
      const commits = await git('log', '--diff-filter=A', '--format=%H', '--', file)
      return { migration, commit: commits.split('\n').at(-1) ?? '' }
    }),
  )
  const found = added.filter(({ commit }) => commit !== '')
  const history = (await git('rev-list', '--reverse', '--topo-order', 'HEAD')).split('\n')
  const bringing = history.filter((one) => found.some(({ commit }) => commit === one))
  const grown = found.map(async ({ migration, commit }) => {
    const next = bringing[bringing.indexOf(commit) + 1]
    const versions = next === undefined ? [commit] : [await lastBefore(next, commit), commit]
    return { migration, commit: versions.find((one) => !unfinished.some((name) => one.startsWith(name))) ?? '' }
  })
  return (await Promise.all(grown)).filter(({ commit }) => commit !== '')
}

/** The commit before one, if it follows from another; otherwise that one, as both were made side by side. */
async function lastBefore(next: string, commit: string): Promise<string> {
  const before = await git('rev-parse', `${next}^`)
  const isLater = git('merge-base', '--is-ancestor', commit, before)
  return isLater.then(
    () => before,
    () => commit,
  )
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
