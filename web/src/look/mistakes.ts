import { Refused } from '../api/problem.ts'
import type { Problem } from '../api/schemas.ts'

/** What is wrong at a place of a request, such as `body/pace/hours`. */
export type Mistake = NonNullable<Problem['errors']>[number]

/** A form was filled in wrongly, so nothing was sent. */
export class Mistaken extends Error {
  override readonly name = 'Mistaken'
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super('mistaken')
    this.mistakes = mistakes
  }
}

/** What is wrong in a request, whoever found it. */
export function mistakesOf(trouble: unknown): readonly Mistake[] {
  if (trouble instanceof Mistaken) return trouble.mistakes
  return trouble instanceof Refused ? (trouble.problem.errors ?? []) : []
}

/** What is said at the fields of a form, by their names, and what is about none of them. */
export interface Marked {
  readonly fields: ReadonlyMap<string, string>
  readonly others: readonly Mistake[]
}

/**
 * Finds the field that each mistake is about.
 * @param names of the fields in their order: each is the field's place in the request, such as `pace/hours`
 */
export function marked(mistakes: readonly Mistake[], names: readonly string[]): Marked {
  const fields = new Map<string, string>()
  const others: Mistake[] = []
  for (const mistake of mistakes) {
    const field = fieldFor(mistake.at.replace(/^\w+\//, ''), names)
    if (field === undefined) others.push(mistake)
    else fields.set(field, [...new Set([fields.get(field), mistake.problem])].filter(Boolean).join(' '))
  }
  return { fields, others }
}

/** The field at a place, or the first one within it, or the group around it. */
const fieldFor = (place: string, names: readonly string[]): string | undefined =>
  names.find((name) => name === place) ??
  names.find((name) => isWithin(name, place)) ??
  names.find((name) => isWithin(place, name))

/** Whether a place is a part of another one. */
export const isWithin = (place: string, whole: string): boolean => whole !== '' && place.startsWith(`${whole}/`)

/** What a form says of a field before it is sent. */
export interface FieldSentences {
  readonly missing: string
  readonly unclear: string
  readonly email: string
  readonly url: string
  readonly whole: string
  readonly least: (least: string) => string
  readonly most: (most: string) => string
  readonly short: (least: number) => string
  readonly long: (most: number) => string
}

/** What of a control says whether it is filled in rightly. */
export interface FilledIn {
  readonly type: string
  readonly value: string
  readonly required: boolean
  readonly validity: Pick<
    ValidityState,
    'badInput' | 'rangeOverflow' | 'rangeUnderflow' | 'stepMismatch' | 'typeMismatch' | 'valueMissing'
  >
  readonly min?: string
  readonly max?: string
  readonly dataset: { readonly least?: string; readonly most?: string }
}

/** What is wrong with what somebody filled in. Browsers would say it in their own language, and cut off what is too long. */
export function saidOf(field: FilledIn, say: FieldSentences): string | undefined {
  const { type, value, required, validity, min = '', max = '', dataset } = field
  const [least, most] = [Number(dataset.least ?? 0), Number(dataset.most ?? Number.POSITIVE_INFINITY)]
  if (validity.badInput) return say.unclear
  if (validity.valueMissing || (required && value.trim() === '')) return say.missing
  if (validity.typeMismatch) return type === 'email' ? say.email : say.url
  if (validity.rangeUnderflow) return say.least(min)
  if (validity.rangeOverflow) return say.most(max)
  if (validity.stepMismatch) return say.whole
  if (value !== '' && value.length < least) return say.short(least)
  return value.length > most ? say.long(most) : undefined
}
