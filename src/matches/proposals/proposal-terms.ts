import { z } from 'zod'
import { plainText } from '../../platform/http/text.ts'

const ofSeats = [
  z
    .strictObject({
      kind: z.literal('pause'),
      days: z.int().min(1).max(60).describe('How many days it lasts, from the moment that the last player agrees.'),
    })
    .meta({ id: 'PauseTerms', description: 'All clocks stop for some days.' }),
  z
    .strictObject({ kind: z.literal('resume') })
    .meta({ id: 'ResumeTerms', description: 'A pause ends at once, and the clocks go on.' }),
  z
    .strictObject({ kind: z.literal('end') })
    .meta({ id: 'EndTerms', description: 'The match is broken off, without a result.' }),
  z
    .strictObject({
      kind: z.literal('take-back'),
      to: z.int().min(1).describe('The version whose position the match goes back to.'),
    })
    .meta({
      id: 'TakeBackTerms',
      description:
        'Moves are taken back: the position is again that of an earlier version. All standing orders are cancelled.',
    }),
  z
    .strictObject({
      kind: z.literal('replace'),
      seat: z.int().min(0).describe('The seat to play on for.'),
      by: z
        .enum(['bot', 'person'])
        .describe('`bot`: a bot plays on at once. `person`: the seat opens to the first person who takes it over.'),
    })
    .meta({ id: 'ReplaceTerms', description: 'A bot or another person plays on for a seat.' }),
] as const

/** What only administrators propose, since they know which rules were mended and why. */
export const RulesTerms = z
  .strictObject({
    kind: z.literal('new-rules'),
    to: z
      .int()
      .min(2)
      .max(1_000_000)
      .meta({ description: 'The version of the game’s rules that applies from then on.', example: 2 }),
    reason: plainText({ min: 1, max: 500 }).meta({
      description: 'The reason, which everybody who sees the match can read.',
      example: 'Rules 1 paid for a building twice.',
    }),
  })
  .meta({ id: 'RulesTerms', description: 'The match moves to newer rules of its game.' })
export type RulesTerms = z.infer<typeof RulesTerms>

/** What a player may propose. */
export const SeatTerms = z
  .discriminatedUnion('kind', ofSeats)
  .meta({ id: 'SeatTerms', description: 'What a seat proposes to the other players.' })
export type SeatTerms = z.infer<typeof SeatTerms>

/** What a seat or the administrators propose. */
export const ProposalTerms = z
  .discriminatedUnion('kind', [...ofSeats, RulesTerms])
  .meta({ id: 'Terms', description: 'What is proposed: it takes effect once all others have agreed.' })
export type ProposalTerms = z.infer<typeof ProposalTerms>
