import { Prisma } from '../generated/prisma/client.ts'
import { markingCounted } from '../matches/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { RatedOutcome } from './outcome.ts'
import type { RatingChange } from './rating-change.ts'
import { beginner } from './skill.ts'

/**
 * Counts a match in one batch: marks it as counted, and adds its results. The last statement returns no row if the
 * match was counted before, was ruled on meanwhile, or a rating has changed since it was read. Ratings are locked in
 * the order of their accounts, so that two servers never deadlock. A beginner first gets a row, which is invisible
 * until a match counts.
 * @param changes in the order of their accounts
 */
export function countStatement(
  { database }: Pick<Platform, 'database'>,
  outcome: RatedOutcome,
  changes: readonly RatingChange[],
  now: Date,
): Prisma.PrismaPromise<unknown[]>[] {
  const { prisma } = database
  const { match, game, seats, endedAt, entries: version, milliseconds, bySeat, forfeit } = outcome
  const [matches, forfeits] = forfeit ? [0, 1] : [1, 0]
  const isShown = !outcome.private
  const rows = JSON.stringify(
    changes.map(({ account, before, after }) => {
      return { account, mu_before: before.mu, sigma_before: before.sigma, mu: after.mu, sigma: after.sigma }
    }),
  )
  const areAsRead = Prisma.sql`(
    SELECT count(*) FROM held h
    JOIN given g ON g.account = h.account_id AND g.mu_before = h.mu AND g.sigma_before = h.sigma
  ) = ${changes.length}::int`
  const counted = prisma.$queryRaw<unknown[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS g(
        account uuid, mu_before float8, sigma_before float8, mu float8, sigma float8)
    ), held AS (
      SELECT r.account_id, r.mu, r.sigma FROM ratings r
      WHERE r.game = ${game} AND r.account_id IN (SELECT account FROM given) ORDER BY r.account_id FOR UPDATE
    ), counted AS (
      ${markingCounted({ match, version }, now, areAsRead)}
    ), rated AS (
      UPDATE ratings r SET mu = g.mu, sigma = g.sigma, matches = r.matches + 1, updated_at = ${endedAt}
      FROM given g, counted c WHERE r.game = ${game} AND r.account_id = g.account
    ), changed AS (
      INSERT INTO rating_changes (match_id, account_id, game, mu_before, sigma_before, mu, sigma, at)
      SELECT c.id, g.account, ${game}, g.mu_before, g.sigma_before, g.mu, g.sigma, ${endedAt} FROM given g, counted c
    ), added AS (
      INSERT INTO statistics (game, seats, matches, forfeits, entries, milliseconds)
      SELECT ${game}, ${seats}::int, ${matches}::int, ${forfeits}::int, ${forfeit ? 0 : version}::bigint,
        ${forfeit ? 0 : milliseconds}::bigint FROM counted
      WHERE ${isShown}::boolean
      ON CONFLICT (game, seats) DO UPDATE SET matches = statistics.matches + excluded.matches,
        forfeits = statistics.forfeits + excluded.forfeits,
        entries = statistics.entries + excluded.entries, milliseconds = statistics.milliseconds + excluded.milliseconds
    ), added_by_seat AS (
      INSERT INTO seat_statistics (game, seats, seat, victories, points)
      SELECT ${game}, ${seats}::int, s.seat, s.victories, s.points
      FROM counted, jsonb_to_recordset(${JSON.stringify(forfeit ? [] : bySeat)}::jsonb) AS s(seat int, victories float8, points float8)
      WHERE ${isShown}::boolean
      ON CONFLICT (game, seats, seat) DO UPDATE SET
        victories = seat_statistics.victories + excluded.victories, points = seat_statistics.points + excluded.points
    )
    SELECT id FROM counted`
  return changes.length === 0 ? [counted] : [beginnersAmong(prisma, outcome), counted]
}

function beginnersAmong(prisma: Platform['database']['prisma'], { game, rated, endedAt }: RatedOutcome) {
  const { mu, sigma } = beginner
  return prisma.$queryRaw<unknown[]>`
    INSERT INTO ratings (account_id, game, mu, sigma, matches, updated_at)
    SELECT account, ${game}, ${mu}::float8, ${sigma}::float8, 0, ${endedAt}
    FROM unnest(${rated.map(({ account }) => account)}::uuid[]) AS a(account) ORDER BY account
    ON CONFLICT (account_id, game) DO NOTHING`
}
