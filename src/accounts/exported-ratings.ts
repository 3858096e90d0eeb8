import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'

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

export async function ratingsOf({ database }: Platform, accountId: string): Promise<z.infer<typeof ExportedRatings>> {
  const { rating, ratingChange, participant } = database.prisma
  const where = { accountId }
  const ratings = await rating.findMany({ where: { ...where, matches: { gt: 0 } }, orderBy: { game: 'asc' } })
  const changes = await ratingChange.findMany({ where, orderBy: [{ at: 'asc' }, { matchId: 'asc' }] })
  const decisions = await participant.findMany({ where, orderBy: [{ joinedAt: 'asc' }, { matchId: 'asc' }] })
  return {
    ratings: ratings.map(({ game, mu, sigma, matches, updatedAt }) => {
      return { game, mu, sigma, matches, updatedAt: updatedAt.toISOString() }
    }),
    ratingChanges: changes.map(({ matchId, game, muBefore, sigmaBefore, mu, sigma, at }) => {
      return { match: matchId, game, muBefore, sigmaBefore, mu, sigma, at: at.toISOString() }
    }),
    decisions: decisions.map(({ matchId, inTime, late }) => ({ match: matchId, inTime, late })),
  }
}
