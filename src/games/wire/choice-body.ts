import { z } from 'zod'
import { eachOnce } from '../kit/about.ts'
import { Choice, type Field, Noun } from '../kit/choice.ts'
import type { Names, Wording } from '../kit/wording.ts'

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
      'One legal kind of move, as a form: start from `move`, put a value for each field under its name, keep the limits. Forms of one `move` may differ in their fields alone.',
  })
export type ChoiceBody = z.infer<typeof ChoiceBody>

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
