import { z } from 'zod'
import { Prisma } from '../generated/prisma/client.ts'
import { readCursor } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { shownRating, shownUncertainty } from './skill.ts'

/** The sort key of a ranking: what a rating is made of, and whose it is. */
const RankKey = z.strictObject({ least: z.number(), account: z.uuid() })
type RankKey = z.infer<typeof RankKey>

interface RankingRow extends RankKey {
  readonly name: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
}

/**
 * Who plays a game best, by `ratings_best_idx`; one more than the limit where there are more. Whose rating is provisional
 * is not among them, nor who was banned or erased.
 */
export function listRanking(
  { database }: Platform,
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
    FROM ratings r JOIN accounts a ON a.id = r.account_id
    WHERE r.game = ${game} AND r.matches >= 10 AND a.status NOT IN ('banned', 'erased') AND ${after}
    ORDER BY (r.mu - 3 * r.sigma) DESC, r.account_id DESC LIMIT ${limit + 1}`
}

export const keyOfRank = ({ least, account }: RankingRow): RankKey => ({ least, account })

export const rankedBody = ({ name, mu, sigma, matches }: RankingRow) => ({
  name,
  rating: shownRating({ mu, sigma }),
  uncertainty: shownUncertainty({ mu, sigma }),
  matches,
})
