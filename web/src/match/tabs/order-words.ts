import type { Choice, Field, Move, Schemas } from '../../api/schemas.ts'
import { pair } from '../../words/pair.ts'
import { isSame, suffices } from '../composer/draft.ts'
import { nameIn } from '../composer/name-in.ts'

/**
 * What a standing order does, in the words of the choice from which it was made, with its values. If there is no such
 * choice now, in the server's words. Its conditions follow.
 */
export function orderWords(
  { move, says, conditions }: Schemas['StandingOrder'],
  choices: readonly Choice[],
  atLeast: (name: string) => string,
): string {
  const choice = choices.find((one) => isMadeOf(move, one))
  const values = choice?.fields.flatMap((field) => valueWords(choice, field, move)) ?? []
  const waits = conditions.map(({ at, is, value }) => {
    const id = at.split('/').at(-1) ?? at
    const name = choice?.nouns.find(({ noun }) => noun.id === id)?.says ?? at
    return is === 'at-least' ? `${atLeast(name)} ${value}` : `${name} ${is === 'equal' ? '=' : '≤'} ${value}`
  })
  return [choice?.says ?? says, ...values, ...waits].join(' · ')
}

/** Whether a move is this form, filled in. Forms may differ in their fields alone: exchange a card, or exchange none. */
function isMadeOf(move: Move, { move: fixed, fields, example }: Choice): boolean {
  const known = [...Object.keys(example), ...fields.map(({ name }) => name)]
  return (
    Object.entries(fixed).every(([name, value]) => isSame(move[name], value)) &&
    Object.keys(move).every((name) => known.includes(name)) &&
    fields.every((field) => field.name in move || suffices(field, undefined))
  )
}

/** The names of the chosen values of a field; empty if it is left out. */
function valueWords(choice: Choice, field: Field, move: Move): string[] {
  const value: unknown = move[field.name]
  if (value === undefined) return []
  const label = choice.labels[field.name] ?? field.name
  return [pair(label, namesIn(choice, field, value).join(', '))]
}

function namesIn(choice: Choice, field: Field, value: unknown): readonly string[] {
  if ('goods' in field) {
    const amounts = Object.entries(typeof value === 'object' && value !== null ? value : {})
    return field.goods.flatMap(({ good, noun }) =>
      amounts.filter(([name]) => name === good).map(([, many]) => `${many} ${nameIn(choice, noun)}`),
    )
  }
  if (!('options' in field)) return [JSON.stringify(value)]
  const picked = [value].flat()
  return field.options.filter((option) => picked.includes(option.value)).map(({ noun }) => nameIn(choice, noun))
}
