import { z } from 'zod'
import { ChoiceBody } from '../../games/wire/choice-body.ts'
import { DecisionBody } from './match-body.ts'

/** What a seat may do now. */
export const ChoicesBody = z
  .object({
    match: z.uuid(),
    version: z.int(),
    seat: z.int().describe('Your seat.'),
    decision: DecisionBody.nullable().describe(
      'The decision that you have to make; of several, one that others wait for. Null if there is none. You may still have choices, since some moves can be made at any time.',
    ),
    choices: z.array(ChoiceBody),
  })
  .meta({ id: 'Choices', description: 'Every legal move of a seat, as forms.' })
