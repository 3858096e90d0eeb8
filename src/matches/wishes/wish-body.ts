import { z } from 'zod'
import { eachGame, pascal } from '../../games/wire/game-schemas.ts'
import type { Wish } from '../../generated/prisma/client.ts'
import { Late, Pace } from '../time/pace.ts'
import { termsOf } from '../wire/new-match.ts'

/** The body of a wish. A match for one player needs no others, so it cannot be wished for. */
export const NewWish = z.discriminatedUnion(
  'game',
  eachGame((game) => {
    const { id, seats } = game.meta
    return z
      .strictObject({
        game: z.literal(id),
        seats: z.int().min(Math.max(2, seats.min)).max(seats.max).describe('How many play.'),
        ...termsOf(game),
        rated: z.boolean().default(true).describe('Whether the result counts for ratings.'),
      })
      .meta({ id: `${pascal(id)}Wish`, examples: [{ game: id, seats: seats.max }] })
  }),
)

export const WishBody = z
  .object({
    id: z.uuid(),
    game: z.string().describe('The id of the game. Its options are the default ones.'),
    seats: z.int().describe('How many play.'),
    pace: Pace,
    late: Late,
    language: z.string().nullable().describe('The language people write in at the table; null: any.'),
    rated: z.boolean(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('When it expires if it is not met before.'),
  })
  .meta({ id: 'Wish', description: 'A standing wish for a match.' })

/** The outcome of a wish. */
export const WishOutcome = z
  .discriminatedUnion('outcome', [
    z
      .object({ outcome: z.literal('standing'), wish: WishBody })
      .meta({ id: 'StandingWish', description: 'The wish stands until enough others wish the same.' }),
    z
      .object({
        outcome: z.literal('matched'),
        match: z.uuid().describe('The match that you take part in now. It may still wait for players.'),
      })
      .meta({ id: 'MetWish', description: 'The wish is met.' }),
  ])
  .meta({ id: 'WishOutcome', description: 'The outcome of a wish.' })

/** A wish as the API answers it. */
export function wishBody(wish: Omit<Wish, 'accountId' | 'terms'>): z.infer<typeof WishBody> {
  const { id, game, seats, language, rated, createdAt, expiresAt } = wish
  return {
    id,
    game,
    seats,
    pace: Pace.parse(wish.pace),
    late: Late.parse(wish.late),
    language,
    rated,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
