import { z } from 'zod'
import type { Game } from '../../games/game.ts'
import { languages } from '../../games/kit/wording.ts'
import { hasAnyUsual } from '../../games/questions.ts'
import { eachGame, named, pascal } from '../../games/wire/game-schemas.ts'
import { Entropy, Seating } from '../../journal/entry.ts'
import { isBlank, plainText } from '../../platform/http/text.ts'
import { seatOpensAfterByDefault } from '../reliability/decision-counts.ts'
import { Late, LongestWait, Pace } from '../time/pace.ts'

/** The terms of a match, with their defaults. */
export const termsOf = (game: Game) => ({
  pace: Pace.prefault({ kind: 'hours', hours: 72 }),
  late: lateIn(game).default('wait'),
  language: z
    .enum(languages)
    .nullable()
    .default(null)
    .describe('The language people write in at this table; null: any.'),
})

/** What a match may agree on for missed deadlines: usual answers only if its game has any. */
export const lateIn = (game: Game) => (hasAnyUsual(game) ? Late : lateWithoutUsual)

const lateWithoutUsual = Late.exclude(['usual']).meta({
  id: 'LateWithoutUsual',
  description:
    'What happens when a deadline has passed, in a game that has no usual answer to any question: see `Late`.',
})

/** The body that opens a match; each game has its own options. */
export const NewMatch = z.discriminatedUnion(
  'game',
  eachGame((game) => {
    const { id, seats, options } = game.meta
    named(options, `${pascal(id)}Options`)
    return z
      .strictObject({
        game: z.literal(id),
        seats: z.int().min(seats.min).max(seats.max).describe('How many play.'),
        options: options.prefault({}).describe('Options of the game; what is left out takes its default.'),
        name: plainText({ min: 0, max: 80 })
          .overwrite((name) => (isBlank(name) ? '' : name))
          .default('')
          .describe('A name for the match, seen by all. A blank one is none.'),
        private: z.boolean().default(false).describe('Only those who were invited may see and join it.'),
        seating: Seating.default('shuffled').describe(
          'How players come to their seats: drawn, or in order of joining.',
        ),
        ...termsOf(game),
        longestWait: LongestWait.default(null).describe(
          'How many hours the match waits for a decision at most, by the calendar: nights and rest days count, vacations do not. At least the hours of the pace; null: three times the pace, and at least a week. Without deadlines it is always null.',
        ),
        restDays: z
          .boolean()
          .default(true)
          .describe('Whether rest days of the players stop their clocks; nights and vacations always do.'),
        seatOpensAfter: z
          .int()
          .min(1)
          .max(20)
          .default(seatOpensAfterByDefault)
          .describe(
            'After how many consecutive missed decisions a player’s seat opens to a substitute, and three days later to a bot, whatever `late` says. Each move of the player’s own starts the count again.',
          ),
        rated: z
          .boolean()
          .optional()
          .describe(
            'Whether the result counts for ratings if people hold all the seats at the end. The default is true, but a private match never counts, and none with bots or for one player.',
          ),
        reliability: z
          .int()
          .min(10)
          .max(100)
          .nullable()
          .default(null)
          .describe(
            'How many of a hundred decisions a player must have made in time to join or to take over a seat; null: everybody may. It does not apply to you.',
          ),
        bots: z
          .int()
          .min(0)
          .max(seats.max - 1)
          .default(0)
          .describe('How many seats bots take: fewer than there are, since one is yours.'),
        entropy: Entropy.default('').describe(
          'Your share in the randomness of the dice, so that nobody else alone determines them.',
        ),
      })
      .refine(({ bots, seats }) => bots === 0 || bots < seats, {
        path: ['bots'],
        error: 'This must be fewer than the seats: one is yours.',
      })
      .refine(isLongEnough, { path: ['longestWait'], error: 'This must be at least the hours of the pace.' })
      .meta({
        id: `New${pascal(id)}Match`,
        examples: [{ game: id, seats: seats.max, options: {}, name: 'An evening by the sea' }],
      })
  }),
)

function isLongEnough({ pace, longestWait }: { pace: Pace; longestWait: number | null }): boolean {
  return longestWait === null || pace.kind === 'none' || longestWait >= pace.hours
}
