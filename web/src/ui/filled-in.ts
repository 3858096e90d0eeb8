import type { FieldWords } from './locales/en.ts'

/** The properties of a control that decide whether its value is valid. */
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
export function saidOf(field: FilledIn, say: FieldWords): string | undefined {
  const { type, value, required, validity, min = '', max = '', dataset } = field
  const [least, most] = [Number(dataset.least ?? 0), Number(dataset.most ?? Number.POSITIVE_INFINITY)]
  if (validity.badInput) return type === 'number' ? say.whole : say.unclear
  if (validity.valueMissing || (required && value.trim() === '')) return say.missing
  if (validity.typeMismatch) return type === 'email' ? say.email : say.url
  if (validity.rangeUnderflow) return say.least(min)
  if (validity.rangeOverflow) return say.most(max)
  if (validity.stepMismatch) return say.whole
  // As the server counts: an emoji is one character.
  const { length } = [...value]
  if (value !== '' && length < least) return say.short(least)
  return length > most ? say.long(most) : undefined
}
