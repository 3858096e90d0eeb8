import { type Chore, type Log, oneByOne } from '../matches/clock/clock.ts'
import { findMatch } from '../matches/load.ts'
import type { Platform } from '../platform/platform.ts'
import { countStatement } from './count-statement.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { ratingChanges } from './rating-change.ts'
import type { Skill } from './skill.ts'

const mostRaces = 20
/** A match that cannot be counted is tried again so much later: it keeps no other waiting. */
const millisecondsToRetry = 60 * 60_000

/**
 * Counts the matches that have ended, in the order in which they did: their results go into ratings and statistics, each
 * once, however many servers count.
 */
export function counting(platform: Platform, log: Log): Chore {
  const putOff = new Map<string, number>()

  function find(now: Date, limit: number): Promise<{ match: string }[]> {
    for (const [match, until] of putOff) if (until <= now.getTime()) putOff.delete(match)
    return platform.database.prisma.$queryRaw<{ match: string }[]>`
      SELECT id::text AS match FROM matches
      WHERE status = 'ended' AND counted_at IS NULL AND id <> ALL (${[...putOff.keys()]}::uuid[])
      ORDER BY ended_at, id LIMIT ${limit}`
  }

  return oneByOne(
    log,
    find,
    ({ match }, now) => count(platform, match, now),
    async ({ match }, now) => putOff.set(match, now.getTime() + millisecondsToRetry),
  )
}

async function count(platform: Platform, match: string, now: Date): Promise<void> {
  const { prisma } = platform.database
  const record = await findMatch(platform, match)
  if (!record?.result) throw new Error(`match ${match} has ended without a result`)
  const outcome = outcomeOf(record, record.result)
  for (let races = 0; races < mostRaces; races++) {
    const changes = ratingChanges(outcome, await skillsOf(platform, outcome))
    const answers = await prisma.$transaction(countStatement(platform, outcome, changes, now))
    if (answers.at(-1)?.length) return
    const { countedAt } = await prisma.match.findUniqueOrThrow({ where: { id: match }, select: { countedAt: true } })
    if (countedAt !== null) return
  }
  throw new Error(`match ${match}: the ratings of its players never stood still`)
}

async function skillsOf({ database }: Platform, { game, rated }: Outcome): Promise<Map<string, Skill>> {
  if (rated.length === 0) return new Map()
  const accounts = rated.map(({ account }) => account)
  const rows = await database.prisma.rating.findMany({ where: { game, accountId: { in: accounts } } })
  return new Map(rows.map(({ accountId, mu, sigma }) => [accountId, { mu, sigma }]))
}
