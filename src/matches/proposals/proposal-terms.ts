import { z } from 'zod'
import { plainText } from '../../platform/http/text.ts'

const ofSeats = [
  z
    .strictObject({
      kind: z.literal('pause'),
      days: z.int().min(1).max(60).describe('For how many days, from when the last one agrees.'),
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
      seat: z.int().min(0).describe('Whose seat it is.'),
      by: z
        .enum(['bot', 'person'])
        .describe('`bot`: a bot plays on at once. `person`: the seat opens to the first person who takes it over.'),
    })
    .meta({ id: 'ReplaceTerms', description: 'Somebody else plays on for a seat.' }),
] as const

/** What administrators propose, and nobody else: they know which rules were mended, and why. */
export const RulesTerms = z
  .strictObject({
    kind: z.literal('new-rules'),
    to: z
      .int()
      .min(2)
      .max(1_000_000)
      .meta({ description: 'The version of its game’s rules that the match is played by from then on.', example: 2 }),
    reason: plainText({ min: 1, max: 500 }).meta({
      description: 'Why, in words that all who see the match read.',
      example: 'Rules 1 paid for a building twice.',
    }),
  })
  .meta({ id: 'RulesTerms', description: 'The match goes over to newer rules of its game.' })
export type RulesTerms = z.infer<typeof RulesTerms>

/** What somebody at a table may propose. */
export const SeatTerms = z
  .discriminatedUnion('kind', ofSeats)
  .meta({ id: 'SeatTerms', description: 'What a seat proposes to its table.' })
export type SeatTerms = z.infer<typeof SeatTerms>

/** What is proposed to a table, and all the others who play have to agree to. */
export const ProposalTerms = z
  .discriminatedUnion('kind', [...ofSeats, RulesTerms])
  .meta({ id: 'Terms', description: 'What is proposed to a table: it comes about once all others have agreed.' })
export type ProposalTerms = z.infer<typeof ProposalTerms>
