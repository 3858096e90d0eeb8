import { z } from 'zod'
import type { RatingChange } from '../generated/prisma/client.ts'
import { mapPages, pages } from '../platform/database/pages.ts'
import { exported, type OwnedData } from '../platform/owned-data.ts'

const skill = { mu: z.number(), sigma: z.number() }

const ExportedRating = z.object({ game: z.string(), ...skill, matches: z.int(), updatedAt: z.iso.datetime() })

const ExportedRatingChange = z.object({
  match: z.uuid(),
  game: z.string(),
  muBefore: z.number(),
  sigmaBefore: z.number(),
  ...skill,
  at: z.iso.datetime(),
})

const ExportedRatings = z.object({
  ratings: z.array(ExportedRating).describe('How well you play each game, by OpenSkill.'),
  ratingChanges: z.array(ExportedRatingChange).describe('How each match changed these ratings.'),
})

/** A person's ratings. They stay with the anonymous row of an erased account, as the results of its matches do. */
export const ratingData: OwnedData = {
  exported: exported(ExportedRatings, async ({ database }, { id: accountId }) => {
    const { rating, ratingChange } = database.prisma
    const ratings = await rating.findMany({ where: { accountId, matches: { gt: 0 } }, orderBy: { game: 'asc' } })
    const changes = pages(
      ({ at, matchId }: RatingChange) => ({ at, matchId }),
      ({ after, take }) =>
        ratingChange.findMany({ where: { accountId, ...after }, orderBy: [{ at: 'asc' }, { matchId: 'asc' }], take }),
    )
    return {
      ratings: ratings.map(({ game, mu, sigma, matches, updatedAt }) => {
        return { game, mu, sigma, matches, updatedAt: updatedAt.toISOString() }
      }),
      ratingChanges: mapPages(changes, ({ matchId, game, muBefore, sigmaBefore, mu, sigma, at }) => {
        return { match: matchId, game, muBefore, sigmaBefore, mu, sigma, at: at.toISOString() }
      }),
    }
  }),
}
