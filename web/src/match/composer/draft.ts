import type { Choice, Field, Move, Place } from '../../api/schemas.ts'

/**
 * A move being composed: one of the choices, and the values of its fields so far. Only pure functions; a dry run shows
 * what the server says to it.
 */
export type OptionValue = string | number | boolean
export type Amounts = Readonly<Record<string, number>>
export type Value = OptionValue | readonly OptionValue[] | Amounts | Place

export interface Draft {
  readonly choice: Choice
  readonly values: Readonly<Record<string, Value>>
}

/** A draft with every value that needs no choice: single options, orders as offered, counts of the example. */
export function begin(choice: Choice): Draft {
  const settled = choice.fields.flatMap((field) => {
    const value = settledValue(field, choice.example)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return { choice, values: Object.fromEntries(settled) }
}

/** Whether the reader has not chosen anything in it yet, although there is something to choose. */
export const isUntouched = ({ choice, values }: Draft): boolean =>
  choice.fields.some(hasChoice) && isSame(values, begin(choice).values)

/** Whether two values are written alike. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The only value that a field can have; otherwise the value that is shown before the reader changes it. */
function settledValue(field: Field, example: Move): Value | undefined {
  const only = onlyValue(field)
  if (only !== undefined) return only
  switch (field.kind) {
    case 'count': {
      const many = example[field.name]
      return typeof many === 'number' ? many : field.min
    }
    case 'order':
      return field.options.map(({ value }) => value)
    case 'goods':
      // None so far is also a value.
      return {}
    case 'one-of':
    case 'some-of':
    case 'payment':
    case 'place':
      return undefined
  }
}

/** The value of a field that can be filled in in one way only; undefined if there are several ways. */
export function onlyValue(field: Field): Value | undefined {
  switch (field.kind) {
    case 'one-of':
      return field.options.length === 1 && !field.optional ? field.options[0]?.value : undefined
    case 'some-of':
      if (field.max === 0) return []
      return field.options.length === field.min ? field.options.map(({ value }) => value) : undefined
    case 'count':
      return field.max === field.min ? field.min : undefined
    case 'order':
      return field.options.length < 2 ? field.options.map(({ value }) => value) : undefined
    case 'goods':
      if (field.max === 0) return {}
      return sum(field.goods.map(({ max }) => max)) === field.min
        ? amounts(Object.fromEntries(field.goods.map(({ good, max }) => [good, max])))
        : undefined
    case 'payment':
      return undefined
    case 'place':
      return field.places.length === 1 ? field.places[0] : undefined
  }
}

/** Whether a field has anything to choose from; it is shown even if all of it must be chosen. */
export function hasChoice(field: Field): boolean {
  switch (field.kind) {
    case 'count':
      return field.max > field.min
    case 'goods':
      return field.max > 0
    case 'some-of':
      return field.max > 0 && field.options.length > 0
    case 'place':
      return field.places.length > 1
    case 'one-of':
      return field.options.length > 1 || field.otherwise === undefined
    case 'order':
    case 'payment':
      return true
  }
}

/** @param value undefined removes the value */
export function withValue({ choice, values }: Draft, name: string, value: Value | undefined): Draft {
  const { [name]: _before, ...others } = values
  return { choice, values: value === undefined ? others : { ...others, [name]: value } }
}

/** The fields that still need a value. */
export const missing = ({ choice, values }: Draft): readonly Field[] =>
  choice.fields.filter((field) => !suffices(field, values[field.name]))

/** Whether a value is one that the field can have; undefined asks whether it may be left out. */
export function suffices(field: Field, value: Value | undefined): boolean {
  switch (field.kind) {
    case 'one-of':
      return field.optional || value !== undefined
    case 'some-of': {
      const many = chosenValues(value).length
      return many >= field.min && many <= field.max
    }
    case 'goods': {
      const many = sum(Object.values(amounts(value)))
      return many >= field.min && many <= field.max
    }
    case 'count':
    case 'order':
    case 'place':
      return value !== undefined
    case 'payment':
      return true
  }
}

export const moveOf = ({ choice, values }: Draft): Move => ({ ...choice.move, ...values })

/**
 * Whether every field that can change the payment is as in the choice's example: then the server would take what the
 * example proposes. Counts and goods can change it; a person, an option or a place cannot.
 */
export function isAsExample({ choice: { fields, example }, values }: Draft): boolean {
  return fields.every(({ kind, name }) => {
    if (kind === 'count') return values[name] === example[name]
    return kind !== 'goods' || inWriting(amounts(values[name])) === inWriting(example[name])
  })
}

/** Amounts in the order of their goods, so that the order in which the reader named them does not matter. */
const inWriting = (goods: unknown): string => JSON.stringify(Object.entries(goods ?? {}).toSorted())

/** The amounts of a goods field or a payment; none if it has no value yet. */
export const amounts = (value: Value | undefined): Amounts =>
  isAmounts(value) ? Object.fromEntries(Object.entries(value).filter(([, many]) => many > 0)) : {}

const isList = (value: Value | undefined): value is readonly OptionValue[] => Array.isArray(value)
const isAmounts = (value: Value | undefined): value is Amounts =>
  typeof value === 'object' && !isList(value) && !isPlace(value)

export const isPlace = (value: Value | undefined): value is Place =>
  typeof value === 'object' && 'turns' in value && 'q' in value && 'r' in value

/** The place after another one, or before it with −1, and round again; the first or the last one if there is none. */
export function placeBeside(
  { places }: Extract<Field, { kind: 'place' }>,
  value: Value | undefined,
  step: 1 | -1,
): Place | undefined {
  const index = placeIn(places, value)
  return index < 0 && step < 0 ? places.at(-1) : places[(index + step + places.length) % places.length]
}

/** The index of a place in a list; −1 if it is not there. */
export const placeIn = (places: readonly Place[], value: Value | undefined): number =>
  isPlace(value) ? places.findIndex(({ turns, q, r }) => turns === value.turns && q === value.q && r === value.r) : -1

export function chosenValues(value: Value | undefined): readonly OptionValue[] {
  if (isList(value)) return value
  return typeof value === 'object' || value === undefined ? [] : [value]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The amounts of a goods field, without amounts of 0. */
export const withGoods = (draft: Draft, name: string, taken: Amounts): Draft => withValue(draft, name, amounts(taken))

/**
 * Chooses an option of a field, or removes it, unless it must be chosen. If a list of several is full, its first value
 * makes way.
 */
export function toggled(
  draft: Draft,
  field: Extract<Field, { kind: 'one-of' | 'some-of' }>,
  option: OptionValue,
): Draft {
  if (onlyValue(field) !== undefined) return draft
  const before = draft.values[field.name]
  if (field.kind === 'one-of') return withValue(draft, field.name, before === option ? undefined : option)
  const chosen = chosenValues(before)
  if (chosen.includes(option)) {
    return withValue(
      draft,
      field.name,
      chosen.filter((one) => one !== option),
    )
  }
  const kept = chosen.length >= field.max ? chosen.slice(1) : chosen
  return withValue(draft, field.name, [...kept, option])
}

/** The choices that do something now; the others only set what is done without a question from now on. */
export const movesAmong = (choices: readonly Choice[]): readonly Choice[] => choices.filter(({ standing }) => !standing)
