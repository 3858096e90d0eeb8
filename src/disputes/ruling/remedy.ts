import { z } from 'zod'
import { AnyMove } from '../../games/wire/game-schemas.ts'

const seat = z.int().min(0).max(99).describe('The number of the seat.')

const SeatVerdict = z
  .strictObject({
    seat,
    place: z.int().min(1).describe('1 is best; ties share a place, and the following places are skipped.'),
    points: z.int().min(-1_000_000).max(1_000_000),
  })
  .meta({ id: 'SeatVerdict', description: 'The place and the points that a ruling gives a seat.' })

const Rewind = z
  .strictObject({
    kind: z.literal('rewind'),
    to: z.int().min(1).describe('The version whose position the match returns to.'),
  })
  .meta({
    id: 'RewindRemedy',
    description:
      'The match returns to the position of an earlier version. A match that is over goes on from there, with a new seed. Open decisions have their full time again, seats that resigned since then play on, and all standing orders are cancelled.',
  })

const Correction = z
  .strictObject({ kind: z.literal('move'), seat, move: AnyMove })
  .meta({ id: 'MoveRemedy', description: 'A move is made for a seat, and marked as an administrator’s.' })

const Replacement = z.strictObject({ kind: z.literal('replace'), seat }).meta({
  id: 'ReplaceRemedy',
  description:
    'A bot plays on at once, and the seat is open to others. Its former player cannot take over a seat of this match again.',
})

const Ending = z
  .strictObject({
    kind: z.literal('end'),
    result: z.array(SeatVerdict).min(1).max(100).describe('Every seat of the match once.'),
  })
  .meta({
    id: 'EndRemedy',
    description: 'Ends the match with this result, or replaces the one it ended with.',
  })

const Annulment = z
  .strictObject({ kind: z.literal('annul') })
  .meta({ id: 'AnnulRemedy', description: 'The match has no result, and counts for nothing.' })

/** What a ruling does about a match. */
export const RemedyBody = z
  .discriminatedUnion('kind', [Rewind, Correction, Replacement, Ending, Annulment])
  .meta({ id: 'Remedy', description: 'What a ruling does about a match.' })
export type RemedyBody = z.infer<typeof RemedyBody>
export type RuledResult = z.infer<typeof Ending>['result']

const mostRemedies = 10
const closing: readonly RemedyBody['kind'][] = ['end', 'annul']

/** The remedies of a ruling, in order. */
export const Remedies = z
  .array(RemedyBody)
  .max(mostRemedies)
  .refine(
    (remedies) => remedies.filter(({ kind }) => kind === 'replace').length <= 1,
    'This must not replace more than one seat.',
  )
  .refine(
    (remedies) => remedies.slice(0, -1).every(({ kind }) => !closing.includes(kind)),
    'Nothing may follow once the match is ended or annulled.',
  )
