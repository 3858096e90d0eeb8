import { forfeited } from '../games/game.ts'
import type { Account } from '../generated/prisma/client.ts'
import { habitsOf, matchRows, participantRows } from '../matches/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { ProfileBody } from './person-bodies.ts'
import { fewestMatches, shownRating, shownUncertainty } from './skill.ts'

/** A person's profile. It is the same for every caller, so it contains nothing of private matches. */
export async function profileOf(
  platform: Pick<Platform, 'database'>,
  { id, name, createdAt }: Account,
): Promise<ProfileBody> {
  const ratings = await platform.database.prisma.rating.findMany({
    where: { accountId: id, matches: { gt: 0 } },
    orderBy: { game: 'asc' },
  })
  return {
    name,
    since: createdAt.toISOString(),
    ratings: ratings.map(({ game, matches, ...skill }) => ({
      game,
      rating: shownRating(skill),
      uncertainty: shownUncertainty(skill),
      matches,
      provisional: matches < fewestMatches,
    })),
    ...(await habitsOf(platform, id)),
    games: await gamesOf(platform, id),
  }
}

function gamesOf({ database }: Pick<Platform, 'database'>, account: string): Promise<ProfileBody['games']> {
  return database.prisma.$queryRaw<ProfileBody['games']>`
    SELECT m.game, count(*)::int AS played, count(*) FILTER (WHERE s.place = 1 AND m.seats > 1)::int AS won,
      count(*) FILTER (WHERE s.place = 1 AND m.seats > 1 AND m.result->>'reason' = ${forfeited})::int AS "wonByForfeit"
    FROM ${participantRows} p JOIN ${matchRows} m ON m.id = p.match_id
    CROSS JOIN jsonb_to_recordset(m.result->'seats') AS s(seat int, place int)
    WHERE p.account_id = ${account}::uuid AND m.status = 'ended' AND NOT m.private AND s.seat = p.seat
    GROUP BY m.game ORDER BY m.game`
}
