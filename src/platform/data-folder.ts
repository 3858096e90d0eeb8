import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigurationError } from './configuration.ts'
import { hasCode } from './system-error.ts'

/** Prefixes of the names of the server's own files, and `lost+found`, which is at the root of a file system. */
const ours = ['pglite', 'secret', 'paquebot.lock', 'inbox-token', 'lost+found']
const forOthers = 0o077

/** What a process does in the data folder: some only read the secret there. */
type Use = 'reads' | 'writes'

/** The folder of the embedded database within the data folder. */
export const databaseFolder = (folder: string): string => path.join(folder, 'pglite')

/** Whether the data folder has an embedded database. Its PostgreSQL writes this file last, when it is complete. */
export const hasDatabase = (folder: string): boolean => existsSync(path.join(databaseFolder(folder), 'PG_VERSION'))

/**
 * Makes the data folder if it is missing, and restricts it to its owner, because it contains password hashes and the
 * secret that everything is signed with. Existing files of the server are restricted, too, and so are all that are
 * written from now on. Windows has no such permissions.
 * @throws ConfigurationError if the folder cannot be used
 */
export function ownDataFolder(folder: string, use: Use = 'writes'): void {
  const why = whyUnusable(folder, use)
  if (why !== undefined) throw new ConfigurationError(`DATA_DIR: ${why}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  process.umask(process.umask() | forOthers)
  if ((statSync(folder).mode & forOthers) !== 0) chmodSync(folder, 0o700)
  for (const name of readdirSync(folder)) if (isOurs(name)) narrow(path.join(folder, name))
}

/** Why a folder cannot be the data folder; undefined if it can be, or can be made. Changes nothing. */
export function whyUnusable(folder: string, use: Use = 'writes'): string | undefined {
  return whyInaccessible(folder, use) ?? (existsSync(folder) ? whyNotNarrowed(folder) : undefined)
}

/** Looks at the folder or, if it is missing, at the one in which it would be made. */
function whyInaccessible(folder: string, use: Use): string | undefined {
  const inside = use === 'writes' ? constants.W_OK : constants.R_OK
  for (let place = folder; ; place = path.dirname(place)) {
    try {
      if (!statSync(place).isDirectory()) return `${place} is not a folder`
      const needed = place === folder ? constants.R_OK | inside : constants.W_OK
      accessSync(place, needed | constants.X_OK)
      return undefined
    } catch (error) {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) continue
      const says = hasCode(error, 'EACCES')
        ? 'permission denied'
        : error instanceof Error
          ? error.message
          : String(error)
      return place === folder ? `${folder} cannot be used: ${says}` : `${folder} cannot be made in ${place}: ${says}`
    }
  }
}

const isOurs = (name: string): boolean => ours.some((own) => name.startsWith(own))

/** Others may read the folder, and to restrict it is impossible or would affect files that are not the server's. */
function whyNotNarrowed(folder: string): string | undefined {
  const { mode, uid } = statSync(folder)
  if (process.platform === 'win32' || (mode & forOthers) === 0) return undefined
  const others = readdirSync(folder).filter((name) => !isOurs(name))
  if (others.length > 0) {
    return (
      `others on this machine may read ${folder}, and it contains files that are not the server's (${others.slice(0, 3).join(', ')}). ` +
      `Name a folder of its own, or run: chmod 700 ${folder}`
    )
  }
  const me = process.getuid?.()
  if (me === 0 || me === uid) return undefined
  return `others on this machine may read ${folder}, and it belongs to another user. Name a folder of the server's own, or have its owner give it over`
}

/** Restricts a file, or a folder with all in it, to its owner. Leaves symbolic links alone. */
function narrow(place: string): void {
  const found = lstatSync(place)
  if (found.isSymbolicLink()) return
  if ((found.mode & forOthers) !== 0) chmodSync(place, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(place)) narrow(path.join(place, name))
}
