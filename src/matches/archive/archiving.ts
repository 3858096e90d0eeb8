import { type Chore, oneByOne } from '../../platform/chore.ts'
import { daysAfter, hoursAfter } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMatch } from '../record/find-match.ts'
import { openSeal } from '../record/seal.ts'
import { packAndCheck } from './archive-job.ts'
import { archiveJournal } from './archive-statement.ts'
import { fileParts } from './export-file.ts'

/** Between two rounds the scheduler does what else is due. */
const mostInOneRound = 4
/** A match that cannot be archived is retried after this time, so that it holds up no others. */
const hoursToRetry = 24
/** A journal of ten thousand entries takes a tenth of this. */
const mostMilliseconds = 30_000

/** Archives the matches in which nothing has happened for `days` days since they were over, the oldest first. */
export function archiving(platform: Platform, days: number, log: Log): Chore {
  const { prisma } = platform.database
  const postponed = new Map<string, Date>()

  function find(now: Date): Promise<{ match: string }[]> {
    for (const [match, until] of postponed) if (until <= now) postponed.delete(match)
    const before = daysAfter(now, -days)
    return prisma.$queryRaw`
      SELECT id::text AS match FROM matches
      WHERE archived_at IS NULL AND started_at IS NOT NULL AND ended_at <= ${before} AND moved_at <= ${before}
        AND id <> ALL (${[...postponed.keys()]}::uuid[])
      ORDER BY ended_at, id LIMIT ${mostInOneRound}`
  }

  return oneByOne(
    log,
    find,
    ({ match }, now) => archiveMatch(platform, match, now),
    async ({ match }, now) => postponed.set(match, hoursAfter(now, hoursToRetry)),
  )
}

async function archiveMatch(platform: Platform, match: string, now: Date): Promise<void> {
  const record = await findMatch(platform, match)
  if (record === undefined) return
  const parts = await fileParts(platform, record, openSeal(platform, record), { viewer: 'administrator', over: true })
  const journal = await platform.threads.run(packAndCheck, parts, { by: 'archive', within: mostMilliseconds })
  await archiveJournal(platform.database, record, journal, now)
}
