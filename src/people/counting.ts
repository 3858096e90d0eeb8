import { miscountedMatches, uncountedMatch, uncountedMatches } from '../matches/index.ts'
import { type Chore, oneByOne } from '../platform/chore.ts'
import type { Log } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { countStatement } from './count-statement.ts'
import { type RatedOutcome, ratedOutcome } from './outcome.ts'
import { ratingChanges } from './rating-change.ts'
import { recount, resultAsStored } from './recount.ts'
import type { Skill } from './skill.ts'

const mostRaces = 20
/** A match that cannot be counted is retried after this time, so that it holds up no others. */
const millisecondsToRetry = 60 * 60_000

/**
 * Counts ended matches in the order in which they ended: each goes into ratings and statistics once, however many
 * servers count. If a ruling has changed a counted result, everything is recounted first.
 */
export function counting(platform: Platform, log: Log): Chore {
  const [anew, onTop] = [countingAnew(platform, log), countingOnTop(platform, log)]
  return async (now) => (await anew(now)) + (await onTop(now))
}

function countingAnew(platform: Platform, log: Log): Chore {
  let notBefore = 0
  return oneByOne(
    log,
    async (now) => (notBefore <= now.getTime() ? miscountedMatches(platform.database, 1) : []),
    () => recount(platform, resultAsStored),
    async (_, now) => {
      notBefore = now.getTime() + millisecondsToRetry
    },
  )
}

function countingOnTop(platform: Platform, log: Log): Chore {
  const retryAt = new Map<string, number>()

  function find(now: Date, limit: number): Promise<{ match: string }[]> {
    for (const [match, until] of retryAt) if (until <= now.getTime()) retryAt.delete(match)
    return uncountedMatches(platform.database, [...retryAt.keys()], limit)
  }

  return oneByOne(
    log,
    find,
    ({ match }, now) => count(platform, match, now),
    async ({ match }, now) => retryAt.set(match, now.getTime() + millisecondsToRetry),
  )
}

async function count(platform: Platform, match: string, now: Date): Promise<void> {
  const { database } = platform
  for (let races = 0; races < mostRaces; races++) {
    const record = await uncountedMatch(database, match)
    if (record === undefined) return
    const outcome = ratedOutcome(record, resultAsStored(database, record))
    const changes = ratingChanges(outcome, await skillsOf(platform, outcome))
    const answers = await database.prisma.$transaction(countStatement(platform, outcome, changes, now))
    if (answers.at(-1)?.length) return
  }
  throw new Error(`match ${match}: the ratings of its players changed at every attempt`)
}

async function skillsOf({ database }: Platform, { game, rated }: RatedOutcome): Promise<Map<string, Skill>> {
  if (rated.length === 0) return new Map()
  const accounts = rated.map(({ account }) => account)
  const rows = await database.prisma.rating.findMany({ where: { game, accountId: { in: accounts } } })
  return new Map(rows.map(({ accountId, mu, sigma }) => [accountId, { mu, sigma }]))
}
