import { Command } from 'commander'
import type { Choice, Field, Noun } from '../../games/kit/choice.ts'
import type { Language, Wording } from '../../games/kit/wording.ts'
import { seatOf } from '../input.ts'
import { languageOption, notAsked, seatNames } from '../language.ts'
import { type Answering, answer } from '../output.ts'
import { positionIn, positionOption, seedOption } from '../position-file.ts'

interface ChoicesOptions extends Answering {
  readonly position: string
  readonly seed: string
  readonly seat: string
  readonly language: Language
}

export const choices = new Command('choices')
  .description('Print every legal move of a seat in a position, as forms with a complete example each.')
  .addOption(positionOption())
  .addOption(seedOption())
  .requiredOption('--seat <number>', 'the seat, numbered from 0')
  .addOption(languageOption())
  .option('--json', 'answer as JSON')
  .action((given: ChoicesOptions) => {
    const position = positionIn(given.position, given, given.seed)
    if (position === undefined) return
    const { game, state, seats } = position
    const seat = seatOf('--seat', given.seat, seats)
    const decision = game.decisions(state).find((one) => one.seat === seat)
    const offered = game.choices(state, seat)
    const wording = game.wordingOf(state, given.language)
    const heading = decision
      ? wording.question(decision.question)
      : notAsked(given.language, seatNames(given.language)(seat))
    const forms = offered.flatMap((choice, index) => inWords(wording, given.language, choice, index + 1))
    answer(given, { seat, question: decision?.question ?? null, choices: offered }, [heading, ...forms])
  })

function inWords(wording: Wording, language: Language, choice: Choice, number: number): string[] {
  const { move, fields, example } = choice
  const names = seatNames(language)
  const noun = (one: { noun: Noun }) => wording.noun(one.noun, names)
  return [
    `${number}. ${wording.choice(choice, names)}`,
    ...fields.map((field) => {
      const title = wording.field(move.type, field.name)
      return `   ${title} (${[field.name, ...size(field)].join(', ')}): ${values(field).map(noun).join(', ')}`
    }),
    `   ${JSON.stringify(example)}`,
  ]
}

/** How many values a field takes, unless it takes exactly one. */
function size(field: Field): string[] {
  switch (field.kind) {
    case 'one-of':
      return field.optional ? ['0–1'] : []
    case 'some-of':
    case 'count':
    case 'goods':
      return [field.min === field.max ? `${field.min}` : `${field.min}–${field.max}`]
    case 'order':
    case 'payment':
      return []
    case 'place':
      return [`1/${field.places.length}`]
    default:
      return field satisfies never
  }
}

function values(field: Field): readonly { noun: Noun }[] {
  switch (field.kind) {
    case 'count':
      return []
    case 'goods':
    case 'payment':
      return field.goods.filter(({ max }) => max > 0)
    case 'place':
      return [field]
    default:
      return field.options
  }
}
