import { z } from 'zod'
import type { Participant, RatingChange } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Sections } from './export-text.ts'

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

const ExportedDecisions = z.object({
  match: z.uuid(),
  inTime: z.int().describe('How many decisions that had a deadline you made before it.'),
  late: z.int().describe('How many you did not.'),
})

/** What is known of how well and how reliably a person plays. */
export const ExportedRatings = z.object({
  ratings: z.array(ExportedRating).describe('How well you play each game, by OpenSkill.'),
  ratingChanges: z.array(ExportedRatingChange).describe('What each match did to that.'),
  decisions: z.array(ExportedDecisions).describe('How often you decided in time, in each match.'),
})

export async function ratingsOf({ database }: Platform, accountId: string): Promise<Sections<typeof ExportedRatings>> {
  const { rating, ratingChange, participant } = database.prisma
  const ratings = await rating.findMany({ where: { accountId, matches: { gt: 0 } }, orderBy: { game: 'asc' } })
  const changes = pages(
    ({ at, matchId }: RatingChange) => ({ at, matchId }),
    ({ after, take }) =>
      ratingChange.findMany({ where: { accountId, ...after }, orderBy: [{ at: 'asc' }, { matchId: 'asc' }], take }),
  )
  const decisions = pages(
    ({ joinedAt, matchId }: Participant) => ({ joinedAt, matchId }),
    ({ after, take }) =>
      participant.findMany({
        where: { accountId, ...after },
        orderBy: [{ joinedAt: 'asc' }, { matchId: 'asc' }],
        take,
      }),
  )
  return {
    ratings: ratings.map(({ game, mu, sigma, matches, updatedAt }) => {
      return { game, mu, sigma, matches, updatedAt: updatedAt.toISOString() }
    }),
    ratingChanges: mapPages(changes, ({ matchId, game, muBefore, sigmaBefore, mu, sigma, at }) => {
      return { match: matchId, game, muBefore, sigmaBefore, mu, sigma, at: at.toISOString() }
    }),
    decisions: mapPages(decisions, ({ matchId, inTime, late }) => ({ match: matchId, inTime, late })),
  }
}
