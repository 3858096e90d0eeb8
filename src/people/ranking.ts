import { z } from 'zod'
import { accountRows } from '../accounts/index.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { readCursor } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { fewestMatches, shownRating, shownUncertainty } from './skill.ts'

/** A literal, so that the planner sees that the index fits. */
const leastMatches = Prisma.raw(String(fewestMatches))

/** The sort key of a ranking: μ − 3σ, and the account. */
const RankKey = z.strictObject({ least: z.number(), account: z.uuid() })
type RankKey = z.infer<typeof RankKey>

interface RankingRow extends RankKey {
  readonly name: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
}

/**
 * The best players of a game, by `ratings_best_idx`, without provisional ratings and banned or erased accounts. Reads
 * one more than the limit, to see whether there is a next page.
 */
export function listRanking(
  { database }: Pick<Platform, 'database'>,
  game: string,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<RankingRow[]> {
  const last = readCursor(RankKey, cursor)
  const after =
    last === undefined
      ? Prisma.sql`true`
      : Prisma.sql`(r.mu - 3 * r.sigma, r.account_id) < (${last.least}::float8, ${last.account}::uuid)`
  return database.prisma.$queryRaw<RankingRow[]>`
    SELECT r.mu - 3 * r.sigma AS least, r.account_id::text AS account, a.name, r.mu, r.sigma, r.matches
    FROM ratings r JOIN ${accountRows} a ON a.id = r.account_id
    WHERE r.game = ${game} AND r.matches >= ${leastMatches} AND a.status NOT IN ('banned', 'erased') AND ${after}
    ORDER BY (r.mu - 3 * r.sigma) DESC, r.account_id DESC LIMIT ${limit + 1}`
}

/** The place of a row in the ranking, for the cursor of a page. */
export const keyOfRank = ({ least, account }: RankingRow): RankKey => ({ least, account })

/** A row of the ranking as the API answers it. */
export const rankedBody = ({ name, mu, sigma, matches }: RankingRow) => ({
  name,
  rating: shownRating({ mu, sigma }),
  uncertainty: shownUncertainty({ mu, sigma }),
  matches,
})
