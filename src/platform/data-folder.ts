import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigurationError } from './configuration.ts'

/** Prefixes of the names of the server's own files, and `lost+found`, which is at the root of a file system. */
const ours = ['pglite', 'secret', 'paquebot.lock', 'inbox-token', 'lost+found']
const forOthers = 0o077

/**
 * Makes the data folder if it is missing, and restricts it to its owner, because it contains password hashes and the
 * secret that everything is signed with. Existing files of the server are restricted, too, and so are all that are
 * written from now on. Windows has no such permissions.
 * @throws ConfigurationError if others may read the folder, and restricting it would affect files that are not the
 * server's
 */
export function ownDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  process.umask(process.umask() | forOthers)
  if ((statSync(folder).mode & forOthers) !== 0) narrowFolder(folder)
  for (const name of readdirSync(folder)) if (isOurs(name)) narrow(path.join(folder, name))
}

const isOurs = (name: string): boolean => ours.some((own) => name.startsWith(own))

function narrowFolder(folder: string): void {
  const others = readdirSync(folder).filter((name) => !isOurs(name))
  if (others.length > 0) {
    throw new ConfigurationError(
      `DATA_DIR: others on this machine may read ${folder}, and it contains files that are not the server's (${others.slice(0, 3).join(', ')}). ` +
        `Name a folder of its own, or run: chmod 700 ${folder}`,
    )
  }
  try {
    chmodSync(folder, 0o700)
  } catch {
    throw new ConfigurationError(
      `DATA_DIR: others on this machine may read ${folder}, and it belongs to another user. Name a folder of the server's own, or have its owner give it over`,
    )
  }
}

/** Restricts a file, or a folder with all in it, to its owner. Leaves symbolic links alone. */
function narrow(place: string): void {
  const found = lstatSync(place)
  if (found.isSymbolicLink()) return
  if ((found.mode & forOthers) !== 0) chmodSync(place, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(place)) narrow(path.join(place, name))
}
