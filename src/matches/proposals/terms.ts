import { z } from 'zod'

/** What somebody at a table proposes, and all the others who play have to agree to. */
export const Terms = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('pause'),
        days: z.int().min(1).max(60).describe('For how many days, from when the last one agrees.'),
      })
      .meta({ id: 'PauseTerms', description: 'All clocks stand still for some days.' }),
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
          .describe('`bot`: a bot plays on at once. `person`: the seat is open to whoever takes it over.'),
      })
      .meta({ id: 'ReplaceTerms', description: 'Somebody else plays on for a seat.' }),
  ])
  .meta({ id: 'Terms', description: 'What is proposed to a table: it comes about once all others have agreed.' })
export type Terms = z.infer<typeof Terms>
