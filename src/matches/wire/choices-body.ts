import { z } from 'zod'
import { eachOnce } from '../../games/kit/about.ts'
import { Choice, type Field, Noun } from '../../games/kit/choice.ts'
import type { Names, Wording } from '../../games/kit/wording.ts'
import { DecisionBody } from './match-body.ts'

/** A choice in the API: the game's own form, with words for everything in it in the caller's language. */
export const ChoiceBody = z
  .object({
    ...Choice.shape,
    says: z.string().describe('What the choice does, as an instruction.'),
    labels: z.record(z.string(), z.string()).describe('The label of each field, by the field’s name.'),
    nouns: z
      .array(
        z
          .object({ noun: Noun, says: z.string() })
          .meta({ id: 'NamedNoun', description: 'A thing and its name in your language.' }),
      )
      .describe(
        'The name of every thing that the choice is about, or that the options and goods of its fields mention.',
      ),
  })
  .meta({
    id: 'Choice',
    description:
      'One legal kind of move, as a form: start from `move`, put a value for each field under its name, keep the limits.',
  })
export type ChoiceBody = z.infer<typeof ChoiceBody>

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

export function choiceBody(wording: Wording, choice: Choice, names: Names): ChoiceBody {
  const { type } = choice.move
  return {
    ...choice,
    says: wording.choice(choice, names),
    labels: Object.fromEntries(choice.fields.map(({ name }) => [name, wording.field(type, name)])),
    nouns: nounsOf(choice).map((noun) => ({ noun, says: wording.noun(noun, names) })),
  }
}

/** Every thing that a choice names, each once. */
const nounsOf = ({ about, fields }: Choice): Noun[] => eachOnce([...about, ...fields.flatMap(nounsIn)])

function nounsIn(field: Field): Noun[] {
  if ('options' in field) return field.options.map(({ noun }) => noun)
  if ('goods' in field) return field.goods.map(({ noun }) => noun)
  return 'places' in field ? [field.noun] : []
}
