import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from '../../platform/configuration.ts'
import { whyUnusable } from '../../platform/data-folder.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const about = diagnosesOf('data folder')
const gibibyte = 2 ** 30
const mebibyte = 2 ** 20
const leastFree = 64 * mebibyte
const forOthers = 0o077

/** Looks at the data folder, if the server uses one. Changes nothing. */
export function checkDisk({ dataDir, databaseUrl, secret, smtpUrl }: Configuration): Diagnosis[] {
  if (databaseUrl !== undefined && secret !== undefined && smtpUrl !== undefined) {
    return [about.ok('not used: database, secret and mails are elsewhere')]
  }
  const writes = databaseUrl === undefined || smtpUrl === undefined || !existsSync(path.join(dataDir, 'secret'))
  const why = whyUnusable(dataDir, writes ? 'writes' : 'reads')
  if (why !== undefined) return [about.failed(why, 'The server does not start: check DATA_DIR.')]
  if (!existsSync(dataDir)) return [about.warning(`${dataDir} does not exist`, 'The first start makes it.')]
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const room = `${(free / gibibyte).toFixed(1)} GiB free in ${dataDir}`
  const isOpen = process.platform !== 'win32' && (statSync(dataDir).mode & forOthers) !== 0
  return [
    free < leastFree
      ? about.failed(room, 'Make room: the server can store nothing more.')
      : free < gibibyte
        ? about.warning(room, 'Make room soon.')
        : about.ok(room),
    ...(isOpen
      ? [about.warning('others on this machine may read it', `Run chmod 700 ${dataDir}, or start the server.`)]
      : []),
  ]
}
