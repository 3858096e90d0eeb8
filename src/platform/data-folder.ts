import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigurationError } from './configuration.ts'

/** What the server itself puts there, by how the name begins; and what a file system has at its root. */
const ours = ['pglite', 'secret', 'paquebot.lock', 'inbox-token', 'lost+found']
const forOthers = 0o077

/**
 * Makes the data folder, or takes the one that is there, for its owner alone: it holds password hashes, and the secret that
 * everything is signed with. What others may read in it is narrowed, and what is written from now on is narrow. Windows has
 * no such permissions.
 * @throws ConfigurationError where others may read it, and narrowing it would take away what is not the server's
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
      `DATA_DIR: others on this machine may read ${folder}, and it holds what is not the server's (${others.slice(0, 3).join(', ')}). ` +
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

/** Takes from others what they may do with a file, or with a folder and all in it. Links are left alone. */
function narrow(place: string): void {
  const found = lstatSync(place)
  if (found.isSymbolicLink()) return
  if ((found.mode & forOthers) !== 0) chmodSync(place, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(place)) narrow(path.join(place, name))
}
